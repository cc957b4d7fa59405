import { afterEach, expect, test } from 'vitest'
import { composeAnswer } from '#tools/plagiarism-checker/compose/compose-answer.ts'
import { mostSources, PlagiarismInput, sourceLimit, textLimit } from '#tools/plagiarism-checker/input.ts'
import { AppError } from '#shared/app-error.ts'
import type { AppParts } from './create-app.server.ts'
import { serveForTests, type TestServer } from './serve-for-tests.server.ts'

type Composer = NonNullable<AppParts['serverComposers']>[string]

const slow = { timeout: 60_000 }
let server: TestServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

function faultsLogged() {
  return server?.logLines().filter((line) => Number(line['level']) >= 50)
}

async function ask(compose: Composer, body: string, accept = 'application/json', signal?: AbortSignal) {
  server ??= await serveForTests({ serverComposers: { 'plagiarism-checker': compose } })
  return fetch(`${server.url}/functions/v1/check-plagiarism`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept },
    body,
    ...(signal ? { signal } : {}),
  })
}

const composed: Composer = async (input, { onProgress }) => {
  onProgress({ stage: 'Looking through the library', done: 1, total: 3 })
  return composeAnswer(PlagiarismInput.parse(input))
}
const small = JSON.stringify({ text: 'Some words that nobody else wrote.' })

test('what the server composes is the answer, and its progress comes before the draft', slow, async () => {
  expect(await (await ask(composed, small)).json()).toMatchObject({
    score: 0,
    engine: { writtenBy: 'composer' },
  })
  const events = (await (await ask(composed, small, 'text/event-stream')).text())
    .split('\n\n')
    .filter((frame) => frame.startsWith('data: '))
    .map((frame) => JSON.parse(frame.slice(6)) as { type: string })
  expect(events.map(({ type }) => type)).toEqual(['progress', 'draft', 'done'])
  expect(events[0]).toEqual({ type: 'progress', stage: 'Looking through the library', done: 1, total: 3 })
})

test('a caller who leaves ends the work', slow, async () => {
  for (const accept of ['application/json', 'text/event-stream']) {
    const controller = new AbortController()
    let begin = () => {}
    let isStopped = false
    const begun = new Promise<void>((resolve) => (begin = resolve))
    await server?.close()
    server = undefined
    const request = ask(
      async (_, { signal }) => {
        begin()
        await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
        isStopped = true
        throw signal.reason
      },
      small,
      accept,
      controller.signal,
    ).catch(() => undefined)
    await begun
    controller.abort()
    await request
    await expect.poll(() => isStopped, { timeout: 10_000 }).toBe(true)
    expect(faultsLogged()).toEqual([])
  }
})

test('what the server cannot do is told with its code, before any draft', slow, async () => {
  const refusing: Composer = async () => {
    throw new AppError('UNAVAILABLE', 'Many texts are being checked.')
  }
  const answer = await ask(refusing, small)
  expect([answer.status, await answer.json()]).toEqual([
    503,
    { error: 'Many texts are being checked.', code: 'UNAVAILABLE' },
  ])
  const stream = await (await ask(refusing, small, 'text/event-stream')).text()
  expect(stream).toContain('"type":"error","code":"UNAVAILABLE","message":"Many texts are being checked."')
  expect(stream).not.toContain('draft')
})

test('texts of any script fit up to their limits, and a larger body is told', slow, async () => {
  const quick: Composer = async (input) => {
    const { text } = PlagiarismInput.parse(input)
    return composeAnswer(PlagiarismInput.parse({ text: text.slice(0, 40) }))
  }
  const compareWith = Array.from({ length: mostSources }, () => ({
    title: '灯塔',
    text: '文'.repeat(sourceLimit),
  }))
  const full = { text: '字'.repeat(textLimit), compareWith }
  expect((await ask(quick, JSON.stringify(full))).status).toBe(200)
  // As some programs write it: six bytes for each character.
  const escaped = JSON.stringify(full).replace(
    /[^\x20-\x7e]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  expect((await ask(quick, escaped)).status).toBe(200)
  const refused = await ask(quick, JSON.stringify({ text: 'x'.repeat(2_200_000) }))
  expect([refused.status, await refused.json()]).toEqual([
    413,
    { error: 'Please send at most 2 MB', code: 'TOO_LARGE' },
  ])
})
