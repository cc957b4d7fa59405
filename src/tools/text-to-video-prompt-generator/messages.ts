import type { WorkbenchMessages } from '#tools/workbench/use-workbench.ts'
import { emptyIdea } from './input.ts'

/** Word for word from sections 5 and 8 of the specification. */
export const messages: WorkbenchMessages = {
  empty: { title: emptyIdea, variant: 'destructive' },
  // A refusal says what to try instead; it would be lost behind the general sentence.
  failed: (failure) => ({
    title: 'Failed to generate video prompt. Please try again.',
    ...(failure.code === 'INVALID_INPUT' ? { description: failure.message } : {}),
  }),
  generated: { title: 'Video prompt generated successfully.' },
  copied: { title: 'Copied!', description: 'Video prompt copied to clipboard.' },
  copyFailed: { title: 'Failed to copy to clipboard.' },
}
