export const sendKeyInHeader = 'Please send the key in the x-ai-key header.'
export const noSuchQuestion = 'This address doesn’t exist. Please use own-key/models or own-key/test.'
export const tooManyRequests = 'Too many requests at once. Please try again in a moment.'
export const notNow = 'Keys can’t be checked at the moment. Please try again in a moment.'
