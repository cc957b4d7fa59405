export const emptyIdea = 'Please enter an image idea'

export const messages = {
  empty: { title: emptyIdea },
  failed: {
    title: 'Generation Failed',
    description: 'Failed to generate image prompt. Please try again.',
  },
  generated: { title: 'Image prompt generated successfully!' },
  copied: { title: 'Image prompt copied to clipboard' },
  copyFailed: { title: 'Failed to copy to clipboard.' },
}
