import type { WorkbenchMessages } from '#tools/workbench/use-workbench.ts'
import { emptyIdea } from './input.ts'

export const messages: WorkbenchMessages = {
  empty: { title: emptyIdea, variant: 'destructive' },
  failed: (failure) =>
    // A refusal says by itself what would be possible.
    failure.code === 'INVALID_INPUT'
      ? { title: 'Please change the idea', description: failure.message }
      : { title: 'Generation Failed', description: 'Failed to generate image prompt. Please try again.' },
  generated: { title: 'Image prompt generated successfully!' },
  copied: { title: 'Image prompt copied to clipboard' },
  copyFailed: { title: 'Failed to copy to clipboard.' },
}
