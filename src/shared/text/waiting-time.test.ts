import { expect, test } from 'vitest'
import { waitingTime } from './waiting-time.texts.ts'

test('a waiting time is rounded up to the next whole unit', () => {
  const seconds = [1, 45, 60, 61, 3_540, 3_541, 3_600, 3_601, 9_000]
  expect(seconds.map(waitingTime)).toEqual([
    '1 second',
    '45 seconds',
    'a minute',
    '2 minutes',
    '59 minutes',
    'an hour',
    'an hour',
    '2 hours',
    '3 hours',
  ])
})
