import { expect, test } from 'vitest'
import { readList, readSentences } from './lists.ts'

test('a line is an item, without its bullet or number', () => {
  expect(readList('- one, and more\n• two\n3. three\n\n 4) four')).toEqual([
    'one, and more',
    'two',
    'three',
    'four',
  ])
})

test('in one line bullets part before semicolons, semicolons before commas', () => {
  expect(readList('• one, a • two; b')).toEqual(['one, a', 'two; b'])
  expect(readList('one, a; two, b')).toEqual(['one, a', 'two, b'])
  expect(readList('one, two، ثلاثة、四')).toEqual(['one', 'two', 'ثلاثة', '四'])
})

test('commas in brackets, in quotes and in numbers part nothing', () => {
  expect(readList('tools (drill, saw), "safe, and sound", 1,000 euros, and a ladder')).toEqual([
    'tools (drill, saw)',
    '"safe, and sound"',
    '1,000 euros',
    'a ladder',
  ])
})

test('commas inside of sentences belong to them', () => {
  expect(readList('If damaged, mark repair. No fees, ever.')).toEqual([
    'If damaged, mark repair.',
    'No fees, ever.',
  ])
  expect(readSentences('Max 3 tools, no more. Call Dr. Lind, e.g. on Friday. 「はい。いいえ。')).toEqual([
    'Max 3 tools, no more.',
    'Call Dr. Lind, e.g. on Friday.',
    '「はい。',
    'いいえ。',
  ])
})

test('a face made of a semicolon parts nothing', () => {
  expect(readSentences('No number twice. No umlaut may crash it ;)')).toEqual([
    'No number twice.',
    'No umlaut may crash it ;)',
  ])
})

test('a figure behind a shortened word is no new sentence, in brackets or not', () => {
  const rule = 'Titel max. 50 Zeichen (evtl. 60), Bild max. 500 Punkte'
  expect(readSentences(`${rule}. Danach steht es bereit. 30 Bilder sind das Ende.`)).toEqual([
    `${rule}.`,
    'Danach steht es bereit.',
    '30 Bilder sind das Ende.',
  ])
})

test('every item is a piece of the text', () => {
  const text = 'one; two (a, b), and “three, four”\n* five -> six, 7,000'
  for (const item of [...readList(text), ...readSentences(text)]) expect(text).toContain(item)
})

test('nothing gives nothing', () => {
  for (const read of [readList, readSentences]) expect(read(' \n ')).toEqual([])
})
