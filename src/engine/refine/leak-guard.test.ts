import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ModelFailure } from '../models/model-failure.ts'
import { createLeakGuard } from './leak-guard.server.ts'

const instructions =
  'You edit short texts. Keep every number and every name of the draft exactly as it was typed by the person.'

function markOf(marked: string): string {
  return /\((q[0-9a-f]+)\)$/.exec(marked)?.[1] ?? ''
}

function cut(text: string, lengths: readonly number[]): string[] {
  const pieces: string[] = []
  let from = 0
  for (const length of lengths) {
    pieces.push(text.slice(from, from + length))
    from += length
  }
  return [...pieces, text.slice(from)]
}

function through(pieces: readonly string[], material = ''): string {
  const guard = createLeakGuard(instructions, material)
  return pieces.map((piece) => guard.next(piece)).join('') + guard.end()
}

test('what is no leak comes out as it went in, wherever it is cut', () => {
  const { marked } = createLeakGuard(instructions, '')
  const word = fc.constantFrom(
    'a boat',
    'q',
    'q1',
    '71',
    'Größe',
    '\n\n',
    '漢字',
    markOf(marked).slice(0, 9),
    ' ',
  )
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 30 }),
      fc.array(fc.nat({ max: 9 }), { maxLength: 30 }),
      (words, lengths) => {
        const text = words.join(' ')
        expect(through(cut(text, lengths))).toBe(text)
      },
    ),
  )
})

test('the mark does not come out, not even half of it, wherever it is cut', () => {
  const mark = markOf(createLeakGuard(instructions, '').marked)
  const forms = [
    mark,
    mark.toUpperCase(),
    [...mark].join('-'),
    [...mark].toReversed().join(''),
    Buffer.from(mark).toString('hex'),
    Buffer.from(`xy${mark}z`).toString('base64'),
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...forms),
      fc.array(fc.nat({ max: 5 }), { maxLength: 12 }),
      (form, lengths) => {
        const guard = createLeakGuard(instructions, '')
        let shown = ''
        const show = () => {
          for (const piece of cut(`A boat. ${form} More.`, lengths)) shown += guard.next(piece)
        }
        expect(show).toThrow(ModelFailure)
        expect(shown.length).toBeLessThan('A boat. '.length + form.length * 0.7)
      },
    ),
  )
})

test('nine words of the instructions end the answer, unless the person wrote them too', () => {
  const phrase = 'Keep every number and every name of the draft exactly as it was.'
  expect(() => through([`Well: ${phrase}`])).toThrow(ModelFailure)
  expect(through([phrase], `They wrote: “${phrase}”`)).toBe(phrase)
  expect(through(['Keep every number and every name.'])).toBe('Keep every number and every name.')
})
