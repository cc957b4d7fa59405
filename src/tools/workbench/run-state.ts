import type { FunctionFailure } from '../run-function.ts'

/** What a workbench is doing; the result itself lies on the shelf, so it is not here. */
export type RunState =
  { phase: 'idle' } | { phase: 'loading'; canStop: boolean } | { phase: 'failed'; failure: FunctionFailure }

export type RunEvent =
  | { type: 'started' }
  /** It takes so long that stopping is offered. */
  | { type: 'dragged on' }
  | { type: 'settled' }
  | { type: 'failed'; failure: FunctionFailure }

export const initialRunState: RunState = { phase: 'idle' }

export function runReducer(state: RunState, event: RunEvent): RunState {
  switch (event.type) {
    case 'started':
      return { phase: 'loading', canStop: false }
    case 'dragged on':
      return state.phase === 'loading' ? { phase: 'loading', canStop: true } : state
    case 'settled':
      return { phase: 'idle' }
    case 'failed':
      // An answer to a request that was given up must not turn the page red.
      return state.phase === 'loading' ? { phase: 'failed', failure: event.failure } : state
  }
}
