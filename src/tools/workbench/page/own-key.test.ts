import { expect, test } from 'vitest'
import { isToolKey } from '../storage-keys.ts'
import { forgetOwnKey, OwnKey, readOwnKey, writeOwnKey } from './own-key.ts'

function memory() {
  const content = new Map<string, string>()
  return {
    content,
    getItem: (key: string) => content.get(key) ?? null,
    setItem: (key: string, value: string) => void content.set(key, value),
    removeItem: (key: string) => void content.delete(key),
  }
}

test('a key is kept under a name that signing out forgets, and can be removed', () => {
  const storage = memory()
  writeOwnKey(storage, { provider: 'anthropic', key: 'sk-ant-0123456789' })
  expect(readOwnKey(storage)).toEqual({ provider: 'anthropic', key: 'sk-ant-0123456789' })
  expect([...storage.content.keys()].every(isToolKey)).toBe(true)
  forgetOwnKey(storage)
  expect(readOwnKey(storage)).toBeUndefined()
  expect(storage.content.size).toBe(0)
})

test('what no header can carry is no key, neither typed nor stored', () => {
  for (const key of ['short', 'with space in it', 'line\nbreak-0123456', 'ключ-0123456789'])
    expect(OwnKey.safeParse({ provider: 'openai', key }).success).toBe(false)
  const storage = memory()
  storage.setItem('ownModelKey', '{"provider":"nobody","key":"sk-0123456789"}')
  expect(readOwnKey(storage)).toBeUndefined()
  storage.setItem('ownModelKey', 'not JSON')
  expect(readOwnKey(storage)).toBeUndefined()
})
