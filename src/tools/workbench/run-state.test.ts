import { expect, test } from 'vitest'
import { initialRunState, runReducer } from './run-state.ts'

const failure = { code: 'NETWORK', message: 'offline', fields: {} } as const

test('stopping is offered only while something runs', () => {
  const running = runReducer(initialRunState, { type: 'started' })
  expect(running).toEqual({ phase: 'loading', canStop: false })
  expect(runReducer(running, { type: 'dragged on' })).toEqual({ phase: 'loading', canStop: true })
  expect(runReducer(initialRunState, { type: 'dragged on' })).toEqual(initialRunState)
})

test('the failure of a request that was given up changes nothing', () => {
  const stopped = runReducer(runReducer(initialRunState, { type: 'started' }), { type: 'settled' })
  expect(runReducer(stopped, { type: 'failed', failure })).toEqual({ phase: 'idle' })
})

test('a failure stays until the next start', () => {
  const failed = runReducer(runReducer(initialRunState, { type: 'started' }), { type: 'failed', failure })
  expect(failed).toEqual({ phase: 'failed', failure })
  expect(runReducer(failed, { type: 'started' }).phase).toBe('loading')
})
