import { readShelf } from '#tools/workbench/bench/bench-result.ts'
import { browserStorage } from '#tools/workbench/browser-storage.ts'
import { readPromptDraft, type PromptDraft } from '../form-rules.ts'
import { tool } from '../tool.ts'

export function hasResultOf(draft: PromptDraft): boolean {
  const wanted = JSON.stringify(readPromptDraft(draft))
  return readShelf(browserStorage(), tool.card.slug).results.some(
    ({ input }) => JSON.stringify(readPromptDraft(input)) === wanted,
  )
}
