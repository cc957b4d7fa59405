import type { ToolMessages } from '#tools/workbench/tool-page-spec.ts'

export const emptyIdea = 'Please enter an image idea'

export const messages: ToolMessages = {
  empty: { title: emptyIdea, variant: 'destructive' },
  failed: () => ({
    title: 'Generation Failed',
    description: 'Failed to generate image prompt. Please try again.',
  }),
  generated: { title: 'Image prompt generated successfully!' },
  copied: { title: 'Image prompt copied to clipboard' },
  copyFailed: { title: 'Failed to copy to clipboard.' },
}
