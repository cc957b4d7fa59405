import type { WorkbenchMessages } from '#tools/workbench/use-workbench.ts'
import { emptyTitle } from './input.ts'

export const messages: WorkbenchMessages = {
  empty: { title: 'Input Required', description: emptyTitle, variant: 'destructive' },
  failed: () => ({
    title: 'Generation Failed',
    description: 'Failed to generate thumbnail prompt. Please try again.',
  }),
  copyFailed: { title: 'Failed to copy to clipboard.' },
}
