import { expect, test } from 'vitest'
import { findNumbers, readSeconds } from './numbers.ts'

const valuesIn = (text: string) => findNumbers(text).map(({ value }) => value)

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

test('seconds are read in many languages, and nothing else is', () => {
  expect(
    readSeconds('15s, 35 second, 20 Sekunden, 3 secondes, 7 segundos, 500 секунд, 15秒, 30초, ५ सेकंड'),
  ).toEqual([15, 35, 20, 3, 7, 500, 15, 30, 5])
  expect(readSeconds('20 minutes, 3 heures, 500 слов, 5 in the morning, 30')).toEqual([])
  expect(readSeconds('5–7 seconds')).toEqual([5, 7])
})

test('a factor and a currency belong to the number', () => {
  const text = '€50, $2.5 million, 9000€, 60k, -5 °C, EUR 20, R$ 30, € 5, 70 NOK, 12 kWh, the 8 of AB 9'
  expect(findNumbers(text).map(({ text: written, value }) => [written, value])).toEqual([
    ['€50', 50],
    ['$2.5 million', 2_500_000],
    ['9000€', 9000],
    ['60k', 60_000],
    ['-5 °C', -5],
    ['EUR 20', 20],
    ['R$ 30', 30],
    ['€ 5', 5],
    ['70 NOK', 70],
    ['12 kWh', 12],
    ['8', 8],
    ['9', 9],
  ])
})

test('digits inside of a word are no number', () => {
  expect(findNumbers('B2B mp3 3D 4K covid-19 FR-003 GPT-4')).toEqual([])
})
