import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markAlike, type Piece } from './mark-alike.ts'

const show = (pieces: readonly Piece[]) =>
  pieces.map(({ text, isAlike }) => (isAlike ? text : `[${text}]`)).join('')

test('words that both have are alike, small words only beside the same neighbor', () => {
  const { ours, theirs, share } = markAlike(
    'The keeper counted forty gulls before lunch and the soup.',
    'The old keeper counted fifty gulls before breakfast.',
  )
  expect(show(ours)).toBe('[The ]keeper counted [forty ]gulls before [lunch and the soup.]')
  expect(show(theirs)).toBe('[The old ]keeper counted [fifty ]gulls before [breakfast.]')
  expect(share).toBeCloseTo(0.4, 5)
})

test('a disguised copy is alike throughout', () => {
  expect(
    markAlike('T h e  k e e p e r  c o u n t e d  forty gulls', 'The keeper counted forty gulls').share,
  ).toBe(1)
})

test('the pieces are the excerpt, whatever it is', () => {
  const word = fc.constantFrom(
    'gulls',
    'the',
    'of',
    '文字',
    'é',
    '😀',
    ' ',
    '\n',
    '.',
    'a',
    'keeper',
    '\u200B',
  )
  const text = fc.array(word, { maxLength: 30 }).map((words) => words.join(''))
  fc.assert(
    fc.property(text, text, (one, other) => {
      const { ours, theirs } = markAlike(one, other)
      expect(ours.map((piece) => piece.text).join('')).toBe(one)
      expect(theirs.map((piece) => piece.text).join('')).toBe(other)
    }),
  )
})
