import { ownSentence } from '#tools/run-function.ts'
import type { WorkbenchMessages } from '#tools/workbench/use-workbench.ts'
import { emptyIdea } from './input.ts'

/** Specification, sections 5 and 8. */
export const messages: WorkbenchMessages = {
  empty: { title: emptyIdea, variant: 'destructive' },
  failed: (failure) => ({
    title: 'Generation Failed',
    description: ownSentence(failure) ?? 'Failed to generate prompt. Please try again.',
  }),
  copyFailed: { title: 'Failed to copy to clipboard', variant: 'destructive' },
}
