import { expect, test } from 'vitest'
import { measureText } from './text-size.ts'

test('a word has a letter or a digit, table pipes and bullets do not count', () => {
  expect(measureText('- FR-001 | sell bread | 24/7').words).toBe(4)
  expect(measureText('').words).toBe(0)
})

test('characters are counted as people see them', () => {
  expect(measureText('a😀b').characters).toBe(3)
})

test('scripts with more meaning in a character need more tokens for it', () => {
  const latin = measureText('a'.repeat(400)).tokens
  const japanese = measureText('予'.repeat(400)).tokens
  expect(latin).toBe(100)
  expect(japanese).toBeGreaterThan(2 * latin)
})
