import { expect, test } from 'vitest'
import { readQuotes } from './quotes.ts'

test.each([
  ['a sign that reads "OPEN LATE"', 'OPEN LATE', 'writing'],
  ["reads one line: 'I kept your chair warm'", 'I kept your chair warm', 'writing'],
  ['she whispers “don’t go”', 'don’t go', 'speech'],
  ['ein Schild mit „Heute Ruhetag“', 'Heute Ruhetag', 'writing'],
  ['un panneau «Complet ce soir»', 'Complet ce soir', 'writing'],
  ['看板に「本日休業」と書いてある', '本日休業', 'other'],
  ['a film called "Salt"', 'Salt', 'title'],
])('%s', (text, inside, use) => {
  expect(readQuotes(text)).toEqual([expect.objectContaining({ text: inside, use })])
})

test('apostrophes open no quotation', () => {
  expect(readQuotes("it's the dog's bone and the cats' bowl")).toEqual([])
})
