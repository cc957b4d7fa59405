import { expect, test } from 'vitest'
import { changeOf, pairedInterval, type Pair } from './compare-runs.ts'
import type { Answer } from './results.ts'

const answer: Answer = {
  tool: 'text-to-prompt',
  id: 'boat',
  model: 'openai:a',
  basis: '',
  instructions: '1',
  at: '',
  isKept: true,
  isUnanswered: false,
  calls: 1,
  inputTokens: 1,
  outputTokens: 1,
  costUsd: 0,
  totalMs: 1,
  firstFaults: [],
  text: '',
}

function sideOf(score: number | undefined, more: Partial<Answer> = {}): Pair['before'] {
  const own = { ...answer, ...more }
  const { tool, id, model } = own
  const scores = score === undefined ? [] : [{ model, score, wrongClaims: [], hardFail: '', criteria: [] }]
  return { answer: own, judgment: { tool, id, basis: '', about: '', judge: 'j', costUsd: 0, scores } }
}

const pair = (before: Pair['before'], after: Pair['after']): Pair => ({ tool: '', id: '', before, after })

test('an answer that is lost is worse than any score, and a score than a fault', () => {
  const lost = changeOf(pair(sideOf(90), sideOf(undefined, { isKept: false })))
  const fallen = changeOf(pair(sideOf(90), sideOf(20)))
  const faulty = changeOf(pair(sideOf(90), sideOf(90, { firstFaults: ['Keep the number 25.'] })))
  const same = changeOf(pair(sideOf(90), sideOf(90)))
  expect([lost, fallen, faulty, same].toSorted((one, other) => one - other)).toEqual([
    lost,
    fallen,
    faulty,
    same,
  ])
  expect(same).toBe(0)
  expect(faulty).toBeLessThan(0)
})

test('the range of a difference holds its mean, is narrow for many like cases and the same each time', () => {
  const [low, high] = pairedInterval([4, 6, 5, 4, 6, 5, 4, 6])
  expect(low).toBeGreaterThan(4)
  expect(low).toBeLessThan(5)
  expect(high).toBeGreaterThan(5)
  expect(high).toBeLessThan(6)
  expect(pairedInterval([-20, 20, 1, -3])[0]).toBeLessThan(0)
  expect(pairedInterval([1, 2, 3])).toEqual(pairedInterval([1, 2, 3]))
})
