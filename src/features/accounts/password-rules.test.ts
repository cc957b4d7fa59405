import { expect, test } from 'vitest'
import { leakedPasswords } from './leaked-passwords.ts'
import { passwordFault, passwordHint, passwordStrength } from './password-rules.ts'

const ada = { email: 'ada.lovelace@example.org', appName: 'Blueprompt', minLength: 6 }

test('too short a password is told how long it has to be, counted as people count', () => {
  expect(passwordFault('héllo', ada)).toContain('at least 6')
  expect(passwordFault('🐙🐙🐙🐙🐙', ada)).toContain('at least 6')
  expect(passwordFault('green', { ...ada, minLength: 15 })).toContain('at least 15')
})

test('the passwords that are tried first are refused', () => {
  const tried = [
    'password',
    'Password1',
    'PASSWORD123!',
    'qwerty',
    '123456',
    '12345678',
    'aaaaaaaa',
    'fedcba',
    'letmein2024',
  ]
  for (const password of tried)
    expect(passwordFault(password, ada), password).toContain('first passwords attackers try')
})

test('the ten thousand that leaked most often are refused, whatever length is asked for', () => {
  const long = [...leakedPasswords].filter((password) => password.length >= 8)
  expect([leakedPasswords.size > 9_900, long.length > 3_000]).toEqual([true, true])
  for (const password of ['trinitron', 'Trinitron', ...long.slice(-50)]) {
    expect(passwordFault(password, { ...ada, minLength: 8, leaked: leakedPasswords }), password).toBeDefined()
  }
  expect(passwordFault('plover-nest', { ...ada, leaked: leakedPasswords })).toBeUndefined()
})

test('what follows from the address or the name of the product is refused', () => {
  for (const password of [
    'ada.lovelace',
    'Ada.Lovelace1842',
    'ada.lovelace@example.org',
    'blueprompt1',
    'Prompts2026!',
  ]) {
    expect(passwordFault(password, ada), password).toContain('easy to guess')
  }
})

test('anything else is fine, without rules about kinds of characters', () => {
  for (const password of ['plover', 'correct horse battery', 'пароль-для-меня', 'x7$kQ2', '        tea']) {
    expect(passwordFault(password, ada), password).toBeUndefined()
  }
})

test('digits and signs are fine, whether the address is known or not', () => {
  for (const email of [ada.email, '']) {
    for (const password of ['83025519774612', '830255-197746-1205', '*!@#-2024-*!@#'])
      expect(passwordFault(password, { ...ada, email }), password).toBeUndefined()
    expect(passwordFault('blueprompt-2026', { ...ada, email })).toContain('easy to guess')
  }
})

test('the hint grows with length, not with repetition', () => {
  expect(passwordStrength('plover')).toBe('weak')
  expect(passwordStrength('aaaaaaaaaaaaaaaaaaaa')).toBe('weak')
  expect(passwordStrength('plover-nest')).toBe('fair')
  expect(passwordStrength('plover-nest-on')).toBe('good')
  expect(passwordStrength('three plovers on a beach')).toBe('strong')
})

test('what will be refused is never called anything else while it is typed', () => {
  const strict = { ...ada, email: ' Ada.Lovelace@example.org ', minLength: 15 }
  for (const password of [
    'a',
    'password1',
    'Ada.Lovelace1842',
    'ada.lovelace@example.org',
    'plover-nest-on',
    'blueprompt!!!!!',
  ]) {
    const fault = passwordFault(password, strict)
    expect(fault, password).toBeDefined()
    expect(passwordHint(password, strict)).toBe(fault)
  }
  expect(passwordHint('plover-nest', ada)).toBe('Password strength: fair')
  expect(passwordHint('', ada)).toBe('')
})
