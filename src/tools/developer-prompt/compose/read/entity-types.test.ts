import { expect, test } from 'vitest'
import { readDataModel, readEntities } from './entities.ts'

function typesOf(text: string): (string | undefined)[] {
  return (readEntities(text)[0]?.fields ?? []).map((field) => field.type)
}

test('the amount of an ingredient is a quantity, the amount of a payment is money', () => {
  expect(typesOf('Ingredient(name, amount, unit)')[1]).toBe('decimal')
  expect(typesOf('Dose(amount)')).toEqual(['decimal'])
  expect(typesOf('Payment(amount)')).toEqual(['integer (minor units)'])
})

test('a holiday runs from a date to a date', () => {
  expect(typesOf('Holiday(from, to)')).toEqual(['date', 'date'])
})

test('measured values and moments are read from their names', () => {
  expect(typesOf('Reading(at, celsius, humidity, capacity, last_service)')).toEqual([
    'timestamp',
    'decimal',
    'decimal',
    'integer',
    'date',
  ])
})

test('a small word before the first choice belongs to the choice', () => {
  expect(readEntities('Voto(sentido a favor/en contra)')[0]?.fields).toMatchObject([
    { name: 'sentido', values: ['a favor', 'en contra'] },
  ])
})

test('talk about the data is no table and stays word for word', () => {
  const text = 'The usual stuff I guess, whatever you think is right!'
  expect(readDataModel(text)).toEqual({ entities: [], unread: [text] })
})
