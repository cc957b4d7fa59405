import { expect, test } from 'vitest'
import { sumByModel } from './sum-by-model.ts'

const figure = {
  day: '2026-11-20',
  toolSlug: 'story-prompt',
  tool: 'Story Prompt',
  provider: 'openai',
  model: 'small',
  isOwnKey: false,
  calls: 2,
  failures: 1,
  inputTokens: 10,
  outputTokens: 20,
  costUsd: 0.5,
  medianMs: 900,
}
const figures = [
  figure,
  { ...figure, day: '2026-11-19', calls: 3, medianMs: 1_500 },
  { ...figure, model: 'large', calls: 1, costUsd: 4 },
]

test('days of one model in one tool are added, and sorted either way', () => {
  const byCalls = sumByModel(figures, { search: '', sort: 'calls', direction: 'desc' })
  expect(byCalls).toMatchObject([
    { model: 'small', calls: 5, failures: 2, inputTokens: 20, costUsd: 1, medianMs: 1_500 },
    { model: 'large', calls: 1 },
  ])
  expect(sumByModel(figures, { search: '', sort: 'cost', direction: 'asc' })[0]?.model).toBe('small')
})

test('a search looks at tool, provider and model', () => {
  const found = (search: string) =>
    sumByModel(figures, { search, sort: 'cost', direction: 'desc' }).map(({ model }) => model)
  expect(found('LARGE')).toEqual(['large'])
  expect(found('story')).toEqual(['large', 'small'])
  expect(found('gemini')).toEqual([])
})
