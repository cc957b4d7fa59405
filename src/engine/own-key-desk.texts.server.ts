export const sendKeyInHeader = 'Please send the key in the header x-ai-key'
export const noSuchQuestion = 'Please use own-key/models or own-key/test'
export const tooManyRequests = 'Too many requests at once. Please try again in a moment.'
