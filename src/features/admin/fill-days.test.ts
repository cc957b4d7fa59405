import { expect, test } from 'vitest'
import { fillDays } from './fill-days.ts'

test('every day has one value, over the end of a month and of winter time', () => {
  const values = [
    { day: '2026-02-28', value: 2 },
    { day: '2026-02-28', value: 3 },
    { day: '2025-01-01', value: 9 },
  ]
  expect(fillDays(values, '2026-03-01', 3)).toEqual([
    { day: '2026-02-27', value: 0 },
    { day: '2026-02-28', value: 5 },
    { day: '2026-03-01', value: 0 },
  ])
  expect(new Set(fillDays([], '2026-11-20', 90).map(({ day }) => day)).size).toBe(90)
})
