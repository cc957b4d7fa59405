import type { WorkbenchMessages } from '#tools/workbench/use-workbench.ts'
import { emptyIdea } from './input.ts'

/** Our own words: the specification does not show this screen. */
export const messages: WorkbenchMessages = {
  empty: { title: emptyIdea, variant: 'destructive' },
  // A refusal says what to try instead; it would be lost behind the general sentence.
  failed: (failure) => ({
    title: 'Failed to generate the storyboard. Please try again.',
    ...(failure.code === 'INVALID_INPUT' ? { description: failure.message } : {}),
  }),
  generated: { title: 'Storyboard generated successfully.' },
  copied: { title: 'Copied!', description: 'Storyboard copied to clipboard.' },
  copyFailed: { title: 'Failed to copy to clipboard.' },
}
