import { expect, test } from 'vitest'
import { readCameraWishes } from './camera-wishes.ts'

test('camera words count with up to three words before them, hyphens or not', () => {
  expect(readCameraWishes('A wide-angle shot of a pier', [])).toMatchObject({ size: 'wide' })
  expect(readCameraWishes('He rows, seen in one very-low-angle shot', [])).toMatchObject({
    angle: 'low angle',
  })
  expect(readCameraWishes('Gulls circle overhead', [])).toEqual({ oneTake: false })
})

test('rows of hyphens and words without an end are read at once', () => {
  for (const unit of ['-', '- ', 'a-', 'a ', 'a', "'", 'крупн', 'wide-', 'camera ']) {
    const start = performance.now()
    readCameraWishes(unit.repeat(5_000).slice(0, 5_000), [])
    expect(performance.now() - start, unit).toBeLessThan(1_000)
  }
})
