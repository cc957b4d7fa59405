import { browserStorage } from '#shared/browser-storage.ts'
import { useBench, type BenchHandle, type BenchHolder } from '#tools/workbench/bench/use-bench.ts'
import { useDraftStore } from '#ui/draft-store.ts'
import { draftSource } from '../draft-storage.ts'
import { emptyDraft } from '../form-rules.ts'
import { tool } from '../tool.ts'

/** The wizard asks and the result's page shows it, so it outlives both. Only browsers ever fill it in. */
const shared: BenchHolder = {
  async onOpen(bench) {
    const { carryResult } = await import('./carry-result.ts')
    carryResult(bench, browserStorage())
  },
}

export function usePromptBench(): BenchHandle {
  return useBench(tool, shared)
}

export function usePromptDraft() {
  return useDraftStore(() => draftSource(browserStorage()), emptyDraft)
}
