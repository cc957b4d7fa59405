export const ourFault = 'Something went wrong on our side. Please try again.'

export const requestStopped = 'The request was canceled.'
export const tooManyFromNetwork =
  'Too many requests from your network at the same time. Please try again in a moment.'
export const serverBusy = 'The server is busy right now. Please try again soon.'

export const siteUnavailable = 'The site is temporarily unavailable. Please try again in a moment.'

export const sendJson = 'Please send JSON with the header Content-Type: application/json.'
export const tooLarge = (limit: string) => `The request is too large. Please keep it to ${limit} or less.`
export const unstorableCharacter = 'The text holds a character that can’t be saved (NUL). Please remove it.'
export const notJson = 'The body isn’t valid JSON in UTF-8.'
export const tooDeep = (deepestLevel: number) =>
  `The JSON can’t be nested more than ${deepestLevel} levels deep.`
export const tooManyValues = (most: number) => `Please send at most ${most.toLocaleString('en-US')} values.`

export const methodNotSupported = 'This method isn’t supported.'
export const otherSite = 'Requests from other sites aren’t accepted.'
