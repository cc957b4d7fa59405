import type { FunctionFailure } from '#tools/run-function.ts'

/** What the wizard is doing. The step is in the address and the answers are in the draft, so neither is here. */
export type WizardState =
  { phase: 'filling' } | { phase: 'generating' } | { phase: 'failed'; failure: FunctionFailure }

export type WizardEvent =
  { type: 'started' } | { type: 'stopped' } | { type: 'failed'; failure: FunctionFailure }

export const initialWizardState: WizardState = { phase: 'filling' }

export function wizardReducer(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'started':
      return { phase: 'generating' }
    case 'stopped':
      return { phase: 'filling' }
    case 'failed':
      // An answer to a request that was given up must not turn the page red.
      return state.phase === 'generating' ? { phase: 'failed', failure: event.failure } : state
  }
}
