import type { ToolMessages } from '#tools/workbench/tool-page-spec.ts'

/** Our own words: the specification does not show this screen. */
export const emptyIdea =
  'Please enter a story idea first. One sentence is enough: who it is about and what happens.'

export const messages: ToolMessages = {
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
