import { expect, test } from 'vitest'
import { initialWizardState, wizardReducer } from './wizard-state.ts'

const failure = { code: 'NETWORK' as const, message: 'down', fields: {} }

test('a failed generation keeps its reason until the next try', () => {
  const failed = wizardReducer(wizardReducer(initialWizardState, { type: 'started' }), {
    type: 'failed',
    failure,
  })
  expect(failed).toEqual({ phase: 'failed', failure })
  expect(wizardReducer(failed, { type: 'started' })).toEqual({ phase: 'generating' })
})

test('a late failure of a stopped generation changes nothing', () => {
  const stopped = wizardReducer({ phase: 'generating' }, { type: 'stopped' })
  expect(wizardReducer(stopped, { type: 'failed', failure })).toEqual({ phase: 'filling' })
})
