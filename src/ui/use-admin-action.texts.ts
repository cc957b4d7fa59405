export const serverNotReached = 'The server could not be reached. Please try again.'
