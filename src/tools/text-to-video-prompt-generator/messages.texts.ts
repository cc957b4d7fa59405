/** Word for word from sections 2, 5 and 8 of the specification. */
export const emptyIdea = 'Please enter your video idea first.'
export const refineWish = 'Please make this more detailed and creative'

export const messages = {
  empty: { title: emptyIdea },
  failed: { title: 'Failed to generate video prompt. Please try again.' },
  generated: { title: 'Video prompt generated successfully.' },
  copied: { title: 'Copied!', description: 'Video prompt copied to clipboard.' },
  copyFailed: { title: 'Failed to copy to clipboard.' },
}
