export const emptyIdea = 'Please enter an idea to convert into a prompt'
export const generationFailed = 'Generation Failed'
export const generationFailedText = 'Failed to generate prompt. Please try again.'
export const copyFailed = 'Failed to copy to clipboard'
