import { expect, test, vi } from 'vitest'
import { addPasskey, signInWithPasskey } from './ask-passkey.ts'

test('a device that cannot do it is told what it cannot do', async () => {
  const cannot = () => Promise.reject(new DOMException('', 'NotSupportedError'))
  vi.stubGlobal('PublicKeyCredential', () => undefined)
  vi.stubGlobal('navigator', { credentials: { create: cannot, get: cannot } })
  const value = { challenge: 'eA', user: { id: 'eA' }, pubKeyCredParams: [{ alg: -7, type: 'public-key' }] }
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ ok: true, value })))
  expect(await addPasskey('Phone', '')).toMatchObject({ message: expect.stringContaining('can’t create') })
  expect(await signInWithPasskey()).toMatchObject({ message: expect.stringContaining('can’t use') })
})
