import { expect, test } from 'vitest'
import { costOf, estimateTokens } from './cost.ts'

test('a call costs what its tokens cost, and an unknown model is taken for an expensive one', () => {
  expect(costOf('gpt-5.4-mini', 1_000_000, 100_000)).toBeCloseTo(0.75 + 0.45)
  expect(costOf('somebody-elses-model', 1_000_000, 0)).toBeGreaterThan(costOf('gpt-6-sol', 1_000_000, 0))
  expect(costOf('constructor', 1_000_000, 0)).toBe(costOf('somebody-elses-model', 1_000_000, 0))
})

test('a reseller that writes the maker in front has the price of the maker', () => {
  expect(costOf('openai/gpt-5.4-mini', 1_000_000, 0)).toBe(costOf('gpt-5.4-mini', 1_000_000, 0))
})

test('a model that its name calls free costs nothing', () => {
  expect(costOf('qwen/qwen3-coder:free', 1_000_000, 1_000_000)).toBe(0)
})

test('tokens are guessed too many rather than too few', () => {
  expect(estimateTokens('a boat on the water')).toBeGreaterThanOrEqual(5)
  expect(estimateTokens('水の上の小舟')).toBeGreaterThanOrEqual(6)
})
