export const emptyIdea = 'Please enter a story idea first.'
export const noContent = 'No content received from the AI'
export const generationFailed = 'Failed to generate content. Please try again.'
export const copyFailed = 'Failed to copy content to clipboard.'
