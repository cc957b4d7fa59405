/** Our own words: the specification does not show this screen. */
export const emptyIdea =
  'Please enter a story idea first. One sentence is enough: who it is about and what happens.'

export const messages = {
  empty: { title: emptyIdea },
  failed: { title: 'Failed to generate the storyboard. Please try again.' },
  generated: { title: 'Storyboard generated successfully.' },
  copied: { title: 'Copied!', description: 'Storyboard copied to clipboard.' },
  copyFailed: { title: 'Failed to copy to clipboard.' },
}
