import type { ToolMessages } from '#tools/workbench/tool-page-spec.ts'

/** Word for word from sections 2, 5 and 8 of the specification. */
export const emptyIdea = 'Please enter your video idea first.'
export const refineWish = 'Please make this more detailed and creative'

export const messages: ToolMessages = {
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
