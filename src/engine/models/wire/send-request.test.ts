import { urlToHttpOptions } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { startFakeProvider } from '../fake-provider.test-support.ts'
import { sendRequest } from './send-request.server.ts'

const provider = await startFakeProvider()
afterAll(() => provider.stop())

const request = {
  target: urlToHttpOptions(new URL(`${provider.urlOf('openai')}/chat/completions`)),
  headers: { 'content-type': 'application/json' },
  body: '{}',
}

test('nothing is sent for somebody who has gone', async () => {
  await expect(sendRequest(request, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
  expect(provider.requests).toEqual([])
})

test('going away ends a call that waits for its first word', async () => {
  provider.play({ stallAfter: 0 })
  const leaving = new AbortController()
  const answer = await sendRequest(request, leaving.signal)
  const closed = new Promise((done) => answer.once('close', done))
  leaving.abort()
  await closed
  expect(answer.complete).toBe(false)
})
