import { expect, test } from 'vitest'
import { z } from 'zod'
import { ownSentence } from './function-failure.ts'
import { runFunction } from './run-function.ts'

const Answer = z.object({ generatedPrompt: z.string() })

function answering(status: number, body: string): typeof fetch {
  return async () => new Response(body, { status })
}

/** Never answers, but obeys its signal as fetch does. */
const hanging: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })

test('a good answer is parsed with the schema of the tool', async () => {
  const answer = await runFunction('generate-prompt', {}, Answer, {
    fetch: answering(200, '{"generatedPrompt":"# Shop","more":1}'),
  })
  expect(answer).toEqual({ ok: true, output: { generatedPrompt: '# Shop' } })
})

test('the input goes as JSON to the function of that name', async () => {
  const seen: { url: string; body: string; method: string }[] = []
  await runFunction('check-plagiarism', { text: 'Grüße' }, Answer, {
    fetch: async (url, init) => {
      seen.push({ url: String(url), body: String(init?.body), method: String(init?.method) })
      return new Response('{}')
    },
  })
  expect(seen).toEqual([{ url: '/functions/v1/check-plagiarism', body: '{"text":"Grüße"}', method: 'POST' }])
})

test('an answer of the wrong shape is a failure, not a result', async () => {
  const answer = await runFunction('generate-prompt', {}, Answer, { fetch: answering(200, '{"prompt":1}') })
  expect(answer).toMatchObject({ ok: false, failure: { code: 'BAD_ANSWER' } })
})

test('refused fields arrive with their sentences', async () => {
  const answer = await runFunction('generate-prompt', {}, Answer, {
    fetch: answering(
      400,
      JSON.stringify({ error: 'Invalid', code: 'INVALID_INPUT', fields: { projectName: 'Required' } }),
    ),
  })
  expect(answer).toEqual({
    ok: false,
    failure: { code: 'INVALID_INPUT', message: 'Invalid', fields: { projectName: 'Required' } },
  })
})

test('an HTML error page of a proxy is a failure with its status', async () => {
  const answer = await runFunction('generate-prompt', {}, Answer, {
    fetch: answering(502, '<h1>Bad gateway</h1>'),
  })
  expect(answer).toMatchObject({ ok: false, failure: { code: 'INTERNAL' } })
  expect(!answer.ok && answer.failure.message).toContain('502')
})

test('a dead network is a failure', async () => {
  const answer = await runFunction('generate-prompt', {}, Answer, {
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  })
  expect(answer).toMatchObject({ ok: false, failure: { code: 'NETWORK', message: 'Failed to fetch' } })
})

test('silence ends with a timeout', async () => {
  const answer = await runFunction('generate-prompt', {}, Answer, { fetch: hanging, timeoutMs: 10 })
  expect(answer).toMatchObject({ ok: false, failure: { code: 'TIMEOUT' } })
})

test('stopping is told apart from a timeout', async () => {
  const controller = new AbortController()
  const running = runFunction('generate-prompt', {}, Answer, { fetch: hanging, signal: controller.signal })
  controller.abort()
  expect(await running).toMatchObject({ ok: false, failure: { code: 'STOPPED' } })
})

test('a function that answers 200 with an error has told why in its own words', async () => {
  const answer = await runFunction('generate-text-prompt', {}, z.looseObject({}), {
    fetch: answering(200, '{"error":"This idea is too vague."}'),
  })
  expect(answer.ok ? undefined : ownSentence(answer.failure)).toBe('This idea is too vague.')
})
