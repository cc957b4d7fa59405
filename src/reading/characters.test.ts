import { expect, test } from 'vitest'
import { readWords } from './characters.ts'

const textsOf = (text: string) => readWords(text).words.map(({ text: word }) => word)

test('a word is a run of letters and digits of one script, and one character where words run into each other', () => {
  expect(textsOf('Don’t, e\u0301t\u00e9 42! Paris에서 東京 𠮷 𝟓𝟔 привет2')).toEqual(
    'Don t e\u0301t\u00e9 42 Paris 에서 東 京 𠮷 𝟓𝟔 привет2'.split(' '),
  )
  expect(textsOf('')).toEqual([])
  expect(textsOf('\ud83d a\udc00b')).toEqual(['a', 'b'])
})

test('words that have the same hash are told apart, and a repeated word has one number', () => {
  const { words, different } = readWords('Aa BB on on Aa')
  expect(words.map(({ id }) => different[id])).toEqual(['Aa', 'BB', 'on', 'on', 'Aa'])
  expect(words[2]?.id).toBe(words[3]?.id)
})
