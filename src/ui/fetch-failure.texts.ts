export const listNotRead = 'The server couldn’t load the list. No data was lost.'
export const tryAgain = 'Try Again'
