import { expect, test } from 'vitest'
import { costOf, createBudget } from './budget.ts'

const model = 'gemini-3.8-flash'

test('calls that are still open can never go over the budget together', () => {
  const budget = createBudget(1, () => '2026-11-20')
  let open = 0
  while (budget.reserve(model, 2_000, 2_000)) open += 1
  expect(open * costOf(model, 2_000, 2_000)).toBeLessThanOrEqual(1)
  expect((open + 1) * costOf(model, 2_000, 2_000)).toBeGreaterThan(1)
})

test('what a call did not use is free again, once', () => {
  const budget = createBudget(1, () => '2026-11-20')
  const reservation = budget.reserve(model, 2_000, 2_000)
  const cost = reservation?.settle(1_000, 500)
  expect(budget.spent()).toBeCloseTo(cost ?? 0, 10)
  reservation?.settle(0, 0)
  expect(budget.spent()).toBeCloseTo(cost ?? 0, 10)
})

test('a new day has its own money, and a call of yesterday does not give any back', () => {
  let day = '2026-11-20'
  const budget = createBudget(0.05, () => day)
  const late = budget.reserve(model, 2_000, 4_000)
  expect(budget.reserve(model, 2_000, 4_000)).toBeUndefined()
  day = '2026-11-21'
  expect(budget.reserve(model, 2_000, 4_000)).toBeDefined()
  const before = budget.spent()
  late?.settle(0, 0)
  expect(budget.spent()).toBe(before)
})

test('a model without a price counts as a dear one', () => {
  expect(costOf('nobody-knows-it', 1_000_000, 0)).toBeGreaterThan(costOf(model, 1_000_000, 0))
})
