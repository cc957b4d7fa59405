import { expect, test, vi } from 'vitest'
import { sendMessage } from './send-message.ts'

const message = { name: 'Ada', email: 'ada@example.org', message: 'Grüße' }
const key = 'b3b1a2a0-1111-4222-8333-944455556666'

test('it goes as JSON, with the key that makes a second try the same message', async () => {
  const send = vi.fn(async (_url: string, _init: RequestInit) => Response.json({ ok: true }))
  vi.stubGlobal('fetch', send)
  expect(await sendMessage(message, key)).toEqual({ ok: true, answer: { ok: true } })
  expect(send).toHaveBeenCalledWith(
    '/functions/v1/send-contact-email',
    expect.objectContaining({ method: 'POST', body: JSON.stringify(message) }),
  )
  expect(send.mock.calls[0]?.[1].headers).toMatchObject({ 'idempotency-key': key })
})

test('what is no answer of ours is a failure, also with status 200', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Please accept our terms</h1>'))
  expect(await sendMessage(message, key)).toMatchObject({ ok: false, failure: { code: 'BAD_ANSWER' } })
})

test('refused fields, a dead network and silence are failures', async () => {
  const fields = { email: 'Please enter your email' }
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: 'Invalid', code: 'INVALID_INPUT', fields }, { status: 400 }),
  )
  expect(await sendMessage(message, key)).toMatchObject({ failure: { code: 'INVALID_INPUT', fields } })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await sendMessage(message, key)).toMatchObject({ failure: { code: 'NETWORK' } })
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  )
  expect(await sendMessage(message, key, 10)).toMatchObject({ failure: { code: 'TIMEOUT' } })
})
