import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest'

let consoleError: MockInstance

// An unexpected console.error is a failure nobody looked at. A test that expects one says so and takes it away:
// `vi.mocked(console.error).mockImplementation(() => {})` before, its assertions, `.mockClear()` after.
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error')
})

afterEach(() => {
  const { calls } = consoleError.mock
  vi.restoreAllMocks()
  expect(calls, 'console.error was called and the test did not expect it').toEqual([])
})
