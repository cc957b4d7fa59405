import { expect, test } from 'vitest'
import { cutText, firstWords } from './cut-text.ts'

test.each([
  ['short', 10, 'short'],
  ['one two', 5, 'one t'],
  ['ab👩‍👩‍👧‍👦', 5, 'ab'],
  [`Z${'\u0301'.repeat(300)}`, 4, `Z${'\u0301'.repeat(3)}`],
])('%s is cut at %i between signs', (text, most, expected) => expect(cutText(text, most)).toBe(expected))

test.each([
  ['one two three four', 13, 'one two three…'],
  ['one two three four', 12, 'one two…'],
  ['one two', 7, 'one two'],
  ['oneverylongword', 6, 'onever…'],
])('the first words of %s in %i', (text, most, expected) => expect(firstWords(text, most)).toBe(expected))
