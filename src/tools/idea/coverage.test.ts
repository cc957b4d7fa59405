import { expect, test } from 'vitest'
import { contentWords, measureCoverage } from './coverage.ts'

test('endings do not count, missing words and facts do', () => {
  const coverage = measureCoverage(
    'three foxes playing chess at 9:30 in "Bar Luna"',
    'A picture of foxes that play chess.',
  )
  expect(coverage.missingWords).toEqual(
    ['three', '9', '30', 'Bar', 'Luna'].filter((word) => coverage.missingWords.includes(word)),
  )
  expect(coverage.missingFacts).toEqual(expect.arrayContaining(['Bar Luna']))
  expect(coverage.share).toBeLessThan(1)
})

test('a text covers itself in any script', () => {
  for (const text of [
    'a fox in a Tokyo alley',
    'Ein Fuchs in Köln',
    '雨の夜、屋根の上で歌う猫',
    'قطة في السوق',
    'एक लड़की और कुत्ता',
  ])
    expect(measureCoverage(text, text)).toEqual({ share: 1, missingWords: [], missingFacts: [] })
  expect(contentWords('the and of')).toEqual([])
})
