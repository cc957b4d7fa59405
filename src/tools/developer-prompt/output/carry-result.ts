import type { Bench } from '#tools/workbench/bench/bench.ts'
import { readText, removeKey, writeText, type BrowserStorage } from '#shared/browser-storage.ts'
import { renderPlan } from '#tools/plan-text.ts'
import { wizardKeys } from '#shared/storage-keys.ts'
import { draftSource, readCarried } from '../draft-storage.ts'

/**
 * Keeps the keys that the specification names in step with the result that is shown, whoever looks at it. The form stays
 * as it was edited since.
 */
export function carryResult(bench: Bench, storage: BrowserStorage | undefined): void {
  // Without form or prompt there is no result, whatever else is kept.
  if (bench.state().result && readCarried(storage) === undefined) bench.show(undefined)
  let last = bench.state().result
  bench.subscribe(() => {
    const { result } = bench.state()
    if (result === last) return
    const isSame = result?.id === last?.id
    last = result
    // Start New Prompt in another tab removed it, while this tab still shows the result: it is not written back.
    if (isSame && readText(storage, wizardKeys.prompt) === null) return
    if (result === undefined) return removeKey(storage, wizardKeys.prompt)
    const { plan, input, dialect } = result
    const text = renderPlan(bench.core, { plan, input, dialect })?.text ?? result.text
    if (text) writeText(storage, wizardKeys.prompt, text)
    if (draftSource(storage).read() === undefined) writeText(storage, wizardKeys.form, JSON.stringify(input))
  })
}
