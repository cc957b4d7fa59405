import type { WorkbenchMessages } from '#tools/workbench/use-workbench.ts'
import { emptyTitle } from './input.ts'

export const messages: WorkbenchMessages = {
  empty: { title: 'Input Required', description: emptyTitle, variant: 'destructive' },
  failed: ({ code, message }) => ({
    title: 'Generation Failed',
    // A refusal says what to try instead; it would be lost behind the general sentence.
    description:
      code === 'INVALID_INPUT' ? message : 'Failed to generate thumbnail prompt. Please try again.',
  }),
  copyFailed: { title: 'Failed to copy to clipboard.' },
}
