import { expect, test } from 'vitest'
import { describeSecret, warningAboutSecret } from './secret-fingerprint.server.ts'

const secret = 'a secret of more than thirty-two characters'
const none = { authSecret: undefined, previousAuthSecret: undefined }

test('a secret from outside is named by a fingerprint, and its absence is told', () => {
  const described = describeSecret({ ...none, authSecret: secret }, 'kept')
  expect(JSON.stringify(described)).not.toContain(secret)
  expect(warningAboutSecret(described, none)).toContain('made with an AUTH_SECRET, which is not set here')
  expect(warningAboutSecret(described, { ...none, authSecret: `${secret}!` })).toContain(
    'AUTH_SECRET_PREVIOUS',
  )
  expect(warningAboutSecret(described, { ...none, authSecret: secret })).toBeUndefined()
  const both = { authSecret: `${secret}!`, previousAuthSecret: secret }
  expect(warningAboutSecret(described, both)).toBeUndefined()
})

test('a secret that is kept in the database comes along', () => {
  const described = describeSecret(none, 'kept')
  expect(described.isInBackup).toBe(true)
  expect(warningAboutSecret(described, none)).toBeUndefined()
  expect(warningAboutSecret(described, { ...none, authSecret: secret })).toBeUndefined()
})
