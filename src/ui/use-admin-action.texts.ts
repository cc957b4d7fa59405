export const serverNotReached = 'The server couldn’t be reached. Please try again.'
