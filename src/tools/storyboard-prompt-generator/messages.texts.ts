/** In our own words: the specification gives none for the storyboard. */
export const emptyIdea =
  'Please enter a story idea first. One sentence is enough: who it is about and what happens.'
export const copyFailed = 'Failed to copy to clipboard.'
