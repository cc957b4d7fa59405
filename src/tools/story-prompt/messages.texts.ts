/** Word for word from sections 5 and 8 of the specification. */
export const emptyIdea = 'Please enter a story idea first.'
export const noContent = { title: 'No content received from the AI' }

export const messages = {
  empty: { title: emptyIdea },
  failed: { title: 'Failed to generate content. Please try again.' },
  copyFailed: { title: 'Failed to copy content to clipboard.' },
}
