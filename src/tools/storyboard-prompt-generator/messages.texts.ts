/** Our own words: the specification does not show this screen. */
export const emptyIdea =
  'Please enter a story idea first. One sentence is enough: who it is about and what happens.'
export const copyFailed = 'Failed to copy to clipboard.'
