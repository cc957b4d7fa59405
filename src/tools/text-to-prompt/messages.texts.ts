/** Specification, sections 5 and 8. */
export const emptyIdea = 'Please enter an idea to convert into a prompt'

export const messages = {
  empty: { title: emptyIdea },
  failed: {
    title: 'Generation Failed',
    description: 'Failed to generate prompt. Please try again.',
  },
  copyFailed: { title: 'Failed to copy to clipboard' },
}
