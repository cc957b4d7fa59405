export const emptyTitle = 'Please enter a YouTube title or video idea'

export const messages = {
  empty: { title: 'Input Required', description: emptyTitle },
  failed: {
    title: 'Generation Failed',
    description: 'Failed to generate thumbnail prompt. Please try again.',
  },
  copyFailed: { title: 'Failed to copy to clipboard.' },
}
