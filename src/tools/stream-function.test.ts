import { expect, test } from 'vitest'
import { z } from 'zod'
import { EngineReport } from './engine-report.ts'
import { streamFunction, type StreamOptions } from './stream-function.ts'

const Answer = z.object({ generatedPrompt: z.string(), engine: EngineReport.optional() })
type Answer = z.infer<typeof Answer>

const draft = { type: 'draft', output: { generatedPrompt: 'Draft' } }
const done = {
  type: 'done',
  output: { generatedPrompt: 'Better' },
  engine: { writtenBy: 'model', model: 'm-1', remaining: 4 },
}

/** A server that says this, in pieces of so many bytes, and then ends, breaks or hangs. */
function saying(events: readonly object[], end: 'end' | 'break' | 'hang' = 'end', size = 7): typeof fetch {
  return async (_url, init) => {
    const bytes = new TextEncoder().encode(
      events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''),
    )
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.subarray(at, at + size))
        if (end === 'end') controller.close()
      },
      pull(controller) {
        if (end === 'break') controller.error(new TypeError('network error'))
      },
    })
    return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } })
  }
}

async function run(fetch: typeof globalThis.fetch, options: StreamOptions<Answer> = {}) {
  const seen: string[] = []
  const answer = await streamFunction('generate-prompt', { idea: 'x' }, Answer, {
    fetch,
    onDraft: (output) => seen.push(`draft ${output.generatedPrompt}`),
    onSection: (heading) => seen.push(`section ${heading}`),
    onText: (text) => seen.push(text),
    ...options,
  })
  return { seen, answer }
}

test('draft, sections and words come in order, the answer says who wrote it', async () => {
  const { seen, answer } = await run(
    saying([
      draft,
      { type: 'section', heading: 'Goal' },
      { type: 'delta', text: 'Grü' },
      { type: 'delta', text: 'ße' },
      done,
    ]),
  )
  expect(seen).toEqual(['draft Draft', 'section Goal', 'Grü', 'ße'])
  expect(answer).toMatchObject({
    ok: true,
    output: { generatedPrompt: 'Better', engine: done.engine },
    draft: draft.output,
  })
})

test('a model that breaks off leaves its words and the draft', async () => {
  const told = { type: 'error', code: 'truncated', message: 'The model stopped in the middle.' }
  const { answer } = await run(saying([draft, { type: 'delta', text: 'Half a' }, told]))
  expect(answer).toEqual({
    ok: false,
    failure: { code: 'BROKEN_OFF', message: told.message, fields: {} },
    draft: draft.output,
    text: 'Half a',
  })
})

test('a connection that ends or breaks in the middle loses neither words nor draft', async () => {
  const ended = await run(saying([draft, { type: 'delta', text: 'Half' }]))
  expect(ended.answer).toMatchObject({ ok: false, failure: { code: 'BROKEN_OFF' }, text: 'Half' })
  // Read to the end before it breaks, as from a network.
  const broken = await run(saying([draft, { type: 'delta', text: 'Half' }], 'break', 4_096))
  expect(broken.answer).toMatchObject({ ok: false, draft: draft.output })
})

test('stopping keeps what came', async () => {
  const stopping = new AbortController()
  const { answer } = await run(saying([draft, { type: 'delta', text: 'So far' }], 'hang'), {
    signal: stopping.signal,
    onText: () => stopping.abort(),
  })
  expect(answer).toMatchObject({
    ok: false,
    failure: { code: 'STOPPED' },
    text: 'So far',
    draft: draft.output,
  })
})

test('a server that falls silent is not waited for', async () => {
  const { answer } = await run(saying([draft], 'hang'), { silenceMs: 20 })
  expect(answer).toMatchObject({ ok: false, failure: { code: 'TIMEOUT' }, draft: draft.output })
})

test('a refusal comes as JSON with its fields, and a server without streams answers all the same', async () => {
  const refusal = { error: 'Please check', code: 'INVALID_INPUT', fields: { idea: 'Too long' } }
  const refused = await run(async () => Response.json(refusal, { status: 400 }))
  expect(refused.answer).toMatchObject({
    ok: false,
    failure: { fields: { idea: 'Too long' } },
    draft: undefined,
  })
  const plain = await run(async () => Response.json({ generatedPrompt: 'Whole' }))
  expect(plain.answer).toMatchObject({ ok: true, output: { generatedPrompt: 'Whole' } })
})

test('events of a newer server are passed over, a wrong answer is no result', async () => {
  const { seen, answer } = await run(
    saying([{ type: 'tip', text: 'hm' }, draft, { ...done, output: { a: 1 } }]),
  )
  expect(seen).toEqual(['draft Draft'])
  expect(answer).toMatchObject({ ok: false, failure: { code: 'BAD_ANSWER' } })
})

test("a person's own key goes in headers and only when there is one", async () => {
  const sent: Headers[] = []
  const listen: typeof fetch = async (url, init) => {
    sent.push(new Headers(init?.headers))
    return saying([draft, done])(url, init)
  }
  await run(listen, { ownKey: { provider: 'openai', key: 'sk-mine' } })
  await run(listen)
  expect(sent.map((headers) => [headers.get('x-ai-provider'), headers.get('x-ai-key')])).toEqual([
    ['openai', 'sk-mine'],
    [null, null],
  ])
})
