import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { composePrompt } from '../compose-prompt.ts'
import { anyForm } from './form-generator.test-support.ts'
import { check } from './mechanical-checks.ts'

// Composes hundreds of inputs; a busy machine is no fault of theirs.
vi.setConfig({ testTimeout: 60_000 })

const seed = 20_261_120

test('a thousand generated forms pass every mechanical check', { timeout: 180_000 }, () => {
  const missed = fc
    .sample(anyForm, { seed, numRuns: 1_000 })
    .map((form) => ({ name: form.projectName, failures: check(form, composePrompt(form)) }))
    .filter(({ failures }) => failures.length > 0)
  expect(missed).toEqual([])
})
