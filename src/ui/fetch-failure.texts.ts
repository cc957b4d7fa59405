export const listNotRead = 'The server could not read the list. Nothing is lost.'
export const tryAgain = 'Try Again'
