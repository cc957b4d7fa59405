import { expect, test } from 'vitest'
import { describeState } from './describe-state.ts'

const models = { health: [], spentTodayUsd: 0.5, dailyBudgetUsd: 5 }
const state = { mailWaiting: 2, mailDead: 0, databaseBytes: 3 * 1_048_576, databaseMs: 0.44 }

test('what is well is said in figures, and that nothing is configured as well', () => {
  const entries = describeState({ state, models, databaseKind: 'embedded' })
  expect(entries.every(({ isWell }) => isWell)).toBe(true)
  expect(entries.map(({ text }) => text)).toEqual([
    'embedded, responds in 0.4 ms, 3 MB',
    '2 waiting, 0 couldn’t be delivered',
    '$0.50 of $5.00 spent',
    'none set up; tools work without a model',
  ])
})

test('a database that does not answer, mail that was given up, a paused provider and a spent budget are told', () => {
  const troubled = {
    health: [{ provider: 'openai', state: 'paused' as const, retryInMs: 4_200 }],
    spentTodayUsd: 5,
    dailyBudgetUsd: 5,
  }
  const unwell = (from: typeof state | undefined) =>
    describeState({ state: from, models: troubled, databaseKind: 'postgres' })
      .filter(({ isWell }) => !isWell)
      .map(({ name, text }) => `${name}: ${text}`)
  expect(unwell(undefined)).toContain('Database: not responding')
  expect(unwell({ ...state, mailDead: 1 })).toEqual([
    'Mail: 2 waiting, 1 couldn’t be delivered',
    'Models today: $5.00 of $5.00 spent',
    'Provider openai: paused after failures; retrying in 5 seconds',
  ])
})
