import { expect, test } from 'vitest'
import { findMissingComma } from './missing-comma.ts'

function halves(sentence: string): [string, string] | undefined {
  const at = findMissingComma(sentence)
  return at === undefined ? undefined : [sentence.slice(0, at).trim(), sentence.slice(at)]
}

test('a new subject or an order after a finished condition opens the main clause', () => {
  expect(halves('When a shelf is full nobody can put another object there')).toEqual([
    'When a shelf is full',
    'nobody can put another object there',
  ])
  expect(halves('If the stock falls below the minimum the manager is told')).toEqual([
    'If the stock falls below the minimum',
    'the manager is told',
  ])
  expect(halves('if the place is full suggest the nearest free shelf')).toEqual([
    'if the place is full',
    'suggest the nearest free shelf',
  ])
})

test('a sentence whose halves are not certain stays whole', () => {
  expect(halves('When the course is full, the button says so')).toBeUndefined()
  expect(halves('When a tool breaks members report it')).toBeUndefined()
  expect(halves('Only members can book the court')).toBeUndefined()
})
