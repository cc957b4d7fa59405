export const listNotRead = 'The server couldn’t load the list. Nothing is lost.'
export const tryAgain = 'Try Again'
