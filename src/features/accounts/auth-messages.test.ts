import { expect, test } from 'vitest'
import { linkError } from './auth-messages.ts'

test('whatever stands in the address, the reason is a sentence of ours', () => {
  expect(linkError(null)).toBeUndefined()
  expect(linkError('INVALID_TOKEN')).toMatch(/link/)
  // Also told to whoever opens their own link once more.
  expect(linkError('OTHER_ACCOUNT')).toMatch(/already been used/)
  for (const code of ['constructor', '__proto__', 'toString', '']) {
    expect(linkError(code), code).toBe('That didn’t work. Please try again.')
  }
})
