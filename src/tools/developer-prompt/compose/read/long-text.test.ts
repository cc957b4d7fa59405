import { expect, test } from 'vitest'
import { condense, countWords } from './long-text.ts'

const filler = 'The team walked around the garden and talked about this and that for a while.'
const long = [
  'A garden planner for allotments.',
  ...Array.from({ length: 60 }, () => filler),
  'Members must water plot 7 within 2 days.',
  filler,
  'It is never open to "strangers".',
].join(' ')

test('a short text comes back as it is', () => {
  expect(condense('A shop.\n\nMax 3 items.', 220)).toEqual({
    text: 'A shop.\n\nMax 3 items.',
    rules: ['Max 3 items.'],
    condensed: false,
    omittedCharacters: 0,
  })
})

test('a long text keeps its first sentence, its rules and its facts in order', () => {
  const result = condense(long, 60)
  expect(result.condensed).toBe(true)
  expect(result.text.startsWith('A garden planner for allotments.')).toBe(true)
  expect(result.text.indexOf('Members must water plot 7 within 2 days.')).toBeGreaterThan(0)
  expect(result.text.indexOf('strangers')).toBeGreaterThan(result.text.indexOf('plot 7'))
  expect(result.rules).toContain('Members must water plot 7 within 2 days.')
  expect(countWords(result.text)).toBeLessThanOrEqual(60)
  expect(result.omittedCharacters).toBe(long.length - result.text.length)
})

test('words of scripts without spaces are counted by characters', () => {
  expect(countWords('予約アプリを作りたい')).toBe(5)
  expect(countWords('one two — three')).toBe(3)
})
