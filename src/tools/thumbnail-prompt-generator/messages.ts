import type { ToolMessages } from '#tools/workbench/tool-page-spec.ts'

export const emptyTitle = 'Please enter a YouTube title or video idea'

export const messages: ToolMessages = {
  empty: { title: 'Input Required', description: emptyTitle, variant: 'destructive' },
  failed: () => ({
    title: 'Generation Failed',
    description: 'Failed to generate thumbnail prompt. Please try again.',
  }),
  copyFailed: { title: 'Failed to copy to clipboard.' },
}
