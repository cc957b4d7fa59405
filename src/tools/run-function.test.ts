import { expect, test } from 'vitest'
import { z } from 'zod'
import { ownSentence } from './function-failure.ts'
import { askFunction, readFailure, readOutput } from './run-function.ts'

const Answer = z.object({ generatedPrompt: z.string() })

test('a good answer is parsed with the schema of the tool', () => {
  expect(readOutput('{"generatedPrompt":"# Shop","more":1}', Answer)).toEqual({
    ok: true,
    answer: { generatedPrompt: '# Shop' },
  })
})

test('the input goes as JSON to the function of that name, and who stops waiting is gone', async () => {
  const seen: { url: string; body: string; method: string; isStopped: boolean }[] = []
  const stopped = AbortSignal.abort()
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const { body, method, signal } = init ?? {}
    seen.push({
      url: String(url),
      body: String(body),
      method: String(method),
      isStopped: signal?.aborted === true,
    })
    return new Response('{}')
  }
  const limit = new AbortController().signal
  await askFunction('check-plagiarism', { text: 'Grüße' }, 'application/json', limit, { fetch })
  await askFunction('check-plagiarism', {}, 'application/json', limit, { fetch, signal: stopped })
  await askFunction('check-plagiarism', {}, 'application/json', stopped, { fetch })
  expect(seen[0]).toEqual({
    url: '/functions/v1/check-plagiarism',
    body: '{"text":"Grüße"}',
    method: 'POST',
    isStopped: false,
  })
  expect(seen.map(({ isStopped }) => isStopped)).toEqual([false, true, true])
})

test('an answer of the wrong shape is a failure, not a result', () => {
  expect(readOutput('{"prompt":1}', Answer)).toMatchObject({ ok: false, failure: { code: 'BAD_ANSWER' } })
})

test('refused fields arrive with their sentences', () => {
  const body = { error: 'Invalid', code: 'INVALID_INPUT', fields: { projectName: 'Required' } }
  expect(readFailure(400, JSON.stringify(body))).toEqual({
    ok: false,
    failure: { code: 'INVALID_INPUT', message: 'Invalid', fields: { projectName: 'Required' } },
  })
})

test('an HTML error page of a proxy is a failure with its status', () => {
  const { failure } = readFailure(502, '<h1>Bad gateway</h1>')
  expect(failure.code).toBe('INTERNAL')
  expect(failure.message).toContain('502')
})

test('a function that answers 200 with an error has told why in its own words', () => {
  const answer = readOutput('{"error":"This idea is too vague."}', z.looseObject({}))
  expect(answer.ok ? undefined : ownSentence(answer.failure)).toBe('This idea is too vague.')
})
