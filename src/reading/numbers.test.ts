import { expect, test } from 'vitest'
import { readNumbers } from './numbers.ts'

const valuesIn = (text: string) => readNumbers(text).map(({ value }) => value)
const unitsIn = (text: string) => readNumbers(text).map(({ value, unit }) => [value, unit])

test('a thousand is a thousand however it is grouped', () => {
  expect(valuesIn("1000, 1,000; 1.000; 1 000; 1'000; 1’000; 1 000")).toEqual([
    1000, 1000, 1000, 1000, 1000, 1000, 1000,
  ])
  expect(valuesIn('1.234.567,89 and 1,234,567.89 and 1,00,000')).toEqual([
    1_234_567.89, 1_234_567.89, 100_000,
  ])
})

test('what is no group is a fraction', () => {
  expect(valuesIn('3.5 and 3,5 and 0,125 and 0.125 and 12.25')).toEqual([3.5, 3.5, 0.125, 0.125, 12.25])
})

test('dates, times and lists are several numbers', () => {
  expect(valuesIn('12.05.2026 at 10:30, then 1,2,3')).toEqual([12, 5, 2026, 10, 30, 1, 2, 3])
})

test('the digits of other scripts count', () => {
  expect(valuesIn('٣٠٠ and ۴۵ and ५०० and ３０ and ๑๒')).toEqual([300, 45, 500, 30, 12])
})

test('the unit stands beside the number, in many languages', () => {
  expect(
    unitsIn('15s, 35 second, 20 Minuten, 3 heures, 7 días, 500 слов, 15秒, 30초, 300 كلمة, ५ मिनट'),
  ).toEqual([
    [15, 'second'],
    [35, 'second'],
    [20, 'minute'],
    [3, 'hour'],
    [7, 'day'],
    [500, 'word'],
    [15, 'second'],
    [30, 'second'],
    [300, 'word'],
    [5, 'minute'],
  ])
  expect(unitsIn('5-year-old, 12jährige, 100 %, -5 °C, 3 GB')).toEqual([
    [5, 'year'],
    [12, 'year'],
    [100, 'percent'],
    [-5, '°C'],
    [3, 'GB'],
  ])
})

test('a range shares its unit', () => {
  expect(unitsIn('5–7 days or 300 - 400 words')).toEqual([
    [5, 'day'],
    [7, 'day'],
    [300, 'word'],
    [400, 'word'],
  ])
})

test('money stands before or behind', () => {
  expect(unitsIn('€50, $2.5 million, EUR 20, R$ 30, 9000€, 60k')).toEqual([
    [50, 'EUR'],
    [2_500_000, 'USD'],
    [20, 'EUR'],
    [30, 'BRL'],
    [9000, 'EUR'],
    [60_000, undefined],
  ])
})

test('a decade is no length of time, a preposition no unit', () => {
  expect(unitsIn('the 1950s, 5 in the morning')).toEqual([
    [1950, undefined],
    [5, undefined],
  ])
})

test('digits inside of a word are no number', () => {
  expect(readNumbers('B2B mp3 3D 4K covid-19 FR-003 GPT-4')).toEqual([])
})

test('text and start say where it stands', () => {
  expect(readNumbers('a video of 35 seconds')).toEqual([
    { text: '35 seconds', value: 35, unit: 'second', start: 11 },
  ])
})
