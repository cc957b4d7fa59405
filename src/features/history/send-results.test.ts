import { afterEach, expect, test, vi } from 'vitest'
import type { BrowserResult } from './collect-browser-results.ts'
import { sendResults } from './send-results.ts'

afterEach(() => vi.unstubAllGlobals())

const results = (count: number, more: Partial<BrowserResult> = {}): BrowserResult[] =>
  Array.from({ length: count }, () => ({
    toolSlug: 'text-to-prompt',
    input: { idea: 'a boat' },
    idempotencyKey: crypto.randomUUID(),
    ...more,
  }))

/** A server that gives these answers, one after the other; answers what it was sent. */
function serve(...answers: (Response | Error)[]): BrowserResult[][] {
  const sent: BrowserResult[][] = []
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).results)
    const answer = answers.shift() ?? Response.json({ kept: 1 })
    if (answer instanceof Error) throw answer
    return answer
  })
  return sent
}

const underOwnKeys = (results: readonly (BrowserResult | undefined)[]) =>
  results.map((one) => ({ ...one, savedAs: one?.idempotencyKey }))

const refusal = (...fields: string[]) =>
  Response.json({ fields: Object.fromEntries(fields.map((field) => [field, 'no'])) }, { status: 400 })

test('many results go in portions that the server takes', async () => {
  const sent = serve()
  const all = results(120)
  expect(await sendResults(all)).toEqual({ kept: underOwnKeys(all), refused: [] })
  expect(sent.map(({ length }) => length)).toEqual([50, 50, 20])
  const portions = serve()
  await sendResults(results(3, { output: { generatedPrompt: 'x'.repeat(400_000) } }))
  expect(portions.map(({ length }) => length)).toEqual([2, 1])
})

test('what the server cannot read is left out, and the others are kept', async () => {
  const [one, two, three] = results(3)
  const sent = serve(refusal('results.1.plan.task', 'results.1.input.idea'))
  expect(await sendResults([one, two, three].filter((result) => result !== undefined))).toEqual({
    kept: underOwnKeys([one, three]),
    refused: [two],
  })
  expect(sent).toEqual([
    [one, two, three],
    [one, three],
  ])
})

test('those of deleted entries are left out, too, and a full history says that it is full', async () => {
  const conflict = (body: object) => Response.json(body, { status: 409 })
  const [one, two, three] = results(3)
  const sent = serve(
    refusal('results.0.plan'),
    conflict({ error: 'Deleted.', fields: { 'results.1': 'Deleted.' } }),
  )
  expect(await sendResults([one, two, three].filter((result) => result !== undefined))).toEqual({
    kept: underOwnKeys([two]),
    refused: [one, three],
  })
  expect(sent).toHaveLength(3)
  serve(conflict({ error: 'Your history is full.' }))
  expect(await sendResults(results(2))).toEqual({ kept: [], refused: [], sentence: 'Your history is full.' })
})

test('the server says under which keys it has kept them', async () => {
  serve(refusal('results.0.plan'), Response.json({ keys: ['a', 'b'] }))
  const { kept } = await sendResults(results(3))
  expect(kept.map(({ savedAs }) => savedAs)).toEqual(['a', 'b'])
})

test('without a network, and after signing out elsewhere, nothing counts as kept or refused', async () => {
  for (const [answer, told] of [
    [new TypeError('Failed to fetch'), {}],
    [new Response('', { status: 401 }), { isOut: true }],
    [refusal('results'), {}],
  ] as const) {
    serve(answer)
    expect(await sendResults(results(2))).toEqual({ kept: [], refused: [], ...told })
  }
})

test('nothing to send asks nobody', async () => {
  const sent = serve()
  expect(await sendResults([])).toEqual({ kept: [], refused: [] })
  expect(sent).toEqual([])
})
