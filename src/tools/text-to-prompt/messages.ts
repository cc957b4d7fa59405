import type { FunctionFailure } from '#tools/run-function.ts'
import type { WorkbenchMessages } from '#tools/workbench/use-workbench.ts'
import { emptyIdea } from './input.ts'

/** Specification, sections 5 and 8. */
export const messages: WorkbenchMessages = {
  empty: { title: emptyIdea, variant: 'destructive' },
  failed: (failure) => ({ title: 'Generation Failed', description: sentenceOf(failure) }),
  copyFailed: { title: 'Failed to copy to clipboard', variant: 'destructive' },
}

// What the server says about the request is for its sender; what a network or a proxy says is not.
function sentenceOf({ code, message }: FunctionFailure): string {
  const isOwn = !/^(?:NETWORK|TIMEOUT|BAD_ANSWER|INTERNAL|STOPPED)$/.test(code)
  return isOwn && message !== '' ? message : 'Failed to generate prompt. Please try again.'
}
