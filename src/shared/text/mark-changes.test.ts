import { expect, test } from 'vitest'
import { markChanges } from './mark-changes.ts'

function marked(before: string, after: string): string[] {
  return markChanges(before, after).map(({ from, to }) => after.slice(from, to))
}

test('only the words that are new are marked', () => {
  expect(marked('A red door.\nA window.', 'A blue door.\nA window.')).toEqual(['blue'])
  expect(marked('One.\nThree.', 'One.\nTwo.\nThree.')).toEqual(['Two.'])
  expect(marked('Price 5 €', 'Price 50 €')).toEqual(['50'])
})

test('nothing is marked where words only went away or nothing changed', () => {
  expect(marked('A very red door.', 'A red door.')).toEqual([])
  expect(marked('Same.\n', 'Same.\n')).toEqual([])
})

test('neighbouring new words are one mark, also beyond a line', () => {
  expect(marked('Begin.\nEnd.', 'Begin.\nTwo new\nlines here.\nEnd.')).toEqual(['Two new\nlines here.'])
})

test('a text that is new from end to end is marked whole', () => {
  const words = (seed: number) =>
    Array.from({ length: 6_000 }, (_, index) => `w${(index * 7_919 * seed) % 10_007}`).join(' ')
  expect(markChanges(words(1), words(3)).length).toBeGreaterThan(0)
})
