import { expect, test } from 'vitest'
import { measure, type Annotation } from './measures.ts'

function annotation(offset: number, length: number, sourceOffset: number, sourceLength: number): Annotation {
  return {
    text: 'text',
    source: 'source',
    inText: { offset, length },
    inSource: { offset: sourceOffset, length: sourceLength },
  }
}

test('what is found exactly is worth 1', () => {
  const cases = [annotation(0, 100, 50, 100), annotation(300, 40, 500, 60)]
  expect(measure(cases, cases)).toEqual({ plagdet: 1, recall: 1, precision: 1, granularity: 1 })
})

test('half a case and one of two cases, by hand', () => {
  // 50 of 100 characters and 100 of 100 of the first case, nothing of the second: recall (150/200 + 0) / 2.
  const { plagdet, recall, precision, granularity } = measure(
    [annotation(0, 100, 0, 100), annotation(500, 100, 500, 100)],
    [annotation(50, 100, 0, 100)],
  )
  expect(recall).toBeCloseTo(0.375, 10)
  expect(precision).toBeCloseTo(0.75, 10)
  expect(granularity).toBe(1)
  expect(plagdet).toBeCloseTo(0.5, 10)
})

test('one case found in two pieces halves nothing but the granularity', () => {
  const { plagdet, recall, precision, granularity } = measure(
    [annotation(0, 100, 0, 100)],
    [annotation(0, 50, 0, 50), annotation(50, 50, 50, 50)],
  )
  expect([recall, precision, granularity]).toEqual([1, 1, 2])
  expect(plagdet).toBeCloseTo(1 / Math.log2(3), 10)
})

test('overlapping detections count their characters once', () => {
  const { recall, precision } = measure(
    [annotation(0, 100, 0, 100)],
    [annotation(0, 60, 0, 60), annotation(40, 40, 40, 40)],
  )
  expect(recall).toBeCloseTo(0.8, 10)
  expect(precision).toBe(1)
})

test('the right words beside the wrong source place find nothing', () => {
  const cases = [annotation(0, 100, 0, 100)]
  expect(measure(cases, [annotation(0, 100, 400, 100)])).toMatchObject({
    recall: 0,
    precision: 0,
    plagdet: 0,
  })
  expect(measure(cases, [{ ...annotation(0, 100, 0, 100), source: 'other' }]).recall).toBe(0)
})

test('without cases only silence is right', () => {
  expect(measure([], []).plagdet).toBe(1)
  expect(measure([], [annotation(0, 10, 0, 10)])).toMatchObject({ plagdet: 0, precision: 0 })
  expect(measure([annotation(0, 10, 0, 10)], []).plagdet).toBe(0)
})
