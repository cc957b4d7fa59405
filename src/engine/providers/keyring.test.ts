import { expect, test } from 'vitest'
import { createKeyring } from './keyring.server.ts'

const secret = 'a secret of more than thirty-two characters'
const key = 'sk-not-a-real-key-4711'

test('what is sealed opens again, says nothing of the key and looks different each time', () => {
  const ring = createKeyring(secret)
  const sealed = ring.seal(key, 'one place')
  expect(ring.open(sealed, 'one place')).toBe(key)
  expect(sealed).not.toContain('4711')
  expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('4711')
  expect(ring.seal(key, 'one place')).not.toBe(sealed)
})

test('it opens nowhere else, not after a change of a single bit, and not with another secret', () => {
  const ring = createKeyring(secret)
  const sealed = ring.seal(key, 'one place')
  expect(ring.open(sealed, 'another place')).toBeUndefined()
  const [version, name, content = ''] = sealed.split('.')
  const bytes = Buffer.from(content, 'base64url')
  for (const at of [0, 14, bytes.length - 1]) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(ring.open(`${version}.${name}.${changed.toString('base64url')}`, 'one place')).toBeUndefined()
  }
  expect(createKeyring(`${secret}!`).open(sealed, 'one place')).toBeUndefined()
  for (const broken of ['', '1.x', `1.${name}.`, `2.${name}.${content}`])
    expect(ring.open(broken, 'one place')).toBeUndefined()
})

test('a new secret opens what an earlier one sealed, and knows that it has to be sealed anew', () => {
  const sealed = createKeyring(secret).seal(key, 'here')
  const after = createKeyring('another secret of more than thirty-two', [secret])
  expect(after.open(sealed, 'here')).toBe(key)
  expect(after.isCurrent(sealed)).toBe(false)
  expect(after.isCurrent(after.seal(key, 'here'))).toBe(true)
})
