import { ownSentence } from '../function-failure.ts'
import type { ToolMessages } from '../workbench/tool-page-spec.ts'

export const emptyIdea = 'Please enter an idea to convert into a prompt'

/** Specification, sections 5 and 8. */
export const messages: ToolMessages = {
  empty: { title: emptyIdea, variant: 'destructive' },
  failed: (failure) => ({
    title: 'Generation Failed',
    description: ownSentence(failure) ?? 'Failed to generate prompt. Please try again.',
  }),
  copyFailed: { title: 'Failed to copy to clipboard', variant: 'destructive' },
}
