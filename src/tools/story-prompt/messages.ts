import type { ToolMessages } from '../workbench/tool-page-spec.ts'

export const emptyIdea = 'Please enter a story idea first.'

/** Word for word from sections 5 and 8 of the specification. */
export const messages: ToolMessages = {
  empty: { title: emptyIdea, variant: 'destructive' },
  failed: ({ code, message }) => {
    if (code === 'BAD_ANSWER') return { title: 'No content received from the AI' }
    // A refusal says what to try instead; it would be lost behind the general sentence.
    if (code === 'INVALID_INPUT') return { title: message }
    return { title: 'Failed to generate content. Please try again.' }
  },
  copyFailed: { title: 'Failed to copy content to clipboard.' },
}
