import { expect, test } from 'vitest'
import { countWords } from './count-words.ts'

test('punctuation alone is no word', () => {
  expect(countWords('- FR-001 | sell bread | 24/7')).toBe(4)
  expect(countWords('')).toBe(0)
})

test('two characters of a script without spaces are one word', () => {
  expect(countWords('東京タワー')).toBe(3)
})
