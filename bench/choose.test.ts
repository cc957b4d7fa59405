import { expect, test } from 'vitest'
import { choose } from './choose.ts'

test('an option picks one or, when it is missing, all, and refuses what does not exist', () => {
  expect(choose(['embedded', 'postgres'], undefined)).toEqual(['embedded', 'postgres'])
  expect(choose(['embedded', 'postgres'], 'postgres')).toEqual(['postgres'])
  expect(() => choose(['embedded', 'postgres'], 'x')).toThrow(
    'There is no "x". There are: "embedded", "postgres"',
  )
})
