import { expect, test } from 'vitest'
import { initials } from './avatar.tsx'
import { browserName } from './browser-name.ts'

test('sessions are told apart by browser and system', () => {
  const chromium =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36'
  expect(browserName(chromium)).toBe('Chrome on Linux')
  expect(browserName(`${chromium} Edg/156.0`)).toBe('Edge on Linux')
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile Safari/604'
  expect(browserName(iphone)).toBe('Safari on iOS')
  expect(browserName('curl/8')).toBe('Another browser')
})

test('initials are the first two letters of the local part, upper case', () => {
  expect(initials('ada.lovelace@example.org')).toBe('AD')
  expect(initials('x@example.org')).toBe('X')
  expect(initials('ßö@example.org')).toBe('SSÖ')
})
