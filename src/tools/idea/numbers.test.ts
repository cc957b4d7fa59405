import { expect, test } from 'vitest'
import { readNumbers } from './numbers.ts'

const read = (text: string) => readNumbers(text).map(({ words, kind, value }) => [words, kind, value])

test('money, percent, sizes, counts', () => {
  expect(read('lost 6% and $1.5k, 12.500,50 € left')).toEqual([
    ['6%', 'percent', 6],
    ['$1.5k', 'money', 1500],
    ['12.500,50 €', 'money', 12500.5],
  ])
  expect(read('a 3 GB csv, 60k savings, 4,200 net')).toEqual([
    ['3 GB', 'size', 3],
    ['60k', 'count', 60000],
    ['4,200', 'count', 4200],
  ])
})

test('durations carry their seconds, ages do not', () => {
  expect(readNumbers('15 second ad')[0]).toMatchObject({ kind: 'duration', seconds: 15 })
  expect(readNumbers('30秒の動画')[0]).toMatchObject({ words: '30秒', kind: 'duration', seconds: 30 })
  expect(readNumbers('half an hour')[0]).toMatchObject({ seconds: 1800 })
  expect(readNumbers('my 4 year old')[0]).toMatchObject({ kind: 'age', value: 4 })
  expect(readNumbers('5歳の女の子')[0]).toMatchObject({ kind: 'age', value: 5 })
  expect(readNumbers('my 4 year old')[0]?.seconds).toBeUndefined()
})

test('ranges and "about"', () => {
  expect(readNumbers('about 300-400 words')[0]).toMatchObject({
    kind: 'words',
    value: 300,
    upTo: 400,
    approximate: true,
  })
})

test('years, clocks, ratios and ranks', () => {
  expect(read('in 1950, at 9:30 am, 16:9, the 3rd time')).toEqual([
    ['1950', 'year', 1950],
    ['9:30 am', 'clock', 9],
    ['16:9', 'ratio', 16],
    ['3rd', 'rank', 3],
  ])
})
