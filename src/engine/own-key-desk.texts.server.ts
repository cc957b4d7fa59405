export const sendKeyInHeader = 'Please send the key in the header x-ai-key'
export const noSuchQuestion = 'There is no such question'
export const tooManyRequests = 'Too many requests at once. Please try again in a moment.'
