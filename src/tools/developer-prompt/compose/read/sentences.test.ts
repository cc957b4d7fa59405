import { expect, test } from 'vitest'
import { splitSentences } from './sentences.ts'

test('full stops, lines and bullets end sentences', () => {
  expect(splitSentences('One. Two!\n- three\n2) four')).toEqual(['One.', 'Two!', 'three', 'four'])
})

test('abbreviations, decimals, initials and P.O. boxes do not', () => {
  expect(splitSentences('Ask Dr. Smith, e.g. at 2.5 km. J. Doe pays.')).toEqual([
    'Ask Dr. Smith, e.g. at 2.5 km.',
    'J. Doe pays.',
  ])
  expect(splitSentences('No P.O. boxes.')).toEqual(['No P.O. boxes.'])
  expect(splitSentences('Start am 3. Mai um 8 Uhr. Ende offen.')).toEqual([
    'Start am 3. Mai um 8 Uhr.',
    'Ende offen.',
  ])
})

test('other scripts have their own full stops', () => {
  expect(splitSentences('必须登录。最多3个。')).toEqual(['必须登录。', '最多3个。'])
  expect(splitSentences('पहला। दूसरा।')).toEqual(['पहला।', 'दूसरा।'])
})

test('an endless sentence is cut without losing a character that matters', () => {
  const text = 'word '.repeat(400).trim()
  const pieces = splitSentences(text)
  expect(pieces.every((piece) => piece.length <= 600)).toBe(true)
  expect(pieces.join(' ')).toBe(text)
})
