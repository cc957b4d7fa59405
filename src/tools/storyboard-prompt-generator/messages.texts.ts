export const emptyIdea =
  'Please enter a story idea first. One sentence is enough: who it is about and what happens.'
export const generationFailed = 'Failed to generate the storyboard. Please try again.'
export const generated = 'Storyboard generated successfully.'
export const copied = 'Copied!'
export const copiedText = 'Storyboard copied to clipboard.'
export const copyFailed = 'Failed to copy to clipboard.'
