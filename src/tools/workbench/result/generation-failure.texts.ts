export const inputIsKept = (reasonFor: string) => `${reasonFor} Everything you typed is still here.`
export const tryAgain = 'Try Again'
export const takeComposed = 'Put it together in this browser'
export const composedHereToo = ' This browser can also put the text together from your words and choices.'

export const reasons: Readonly<Record<string, string>> = {
  NETWORK: 'The server couldn’t be reached.',
  TIMEOUT: 'The server took too long to respond.',
  BROKEN_OFF: 'The model stopped before it finished.',
  MODEL_TIMEOUT: 'The model took too long to respond.',
  RATE_LIMITED: 'Too many requests. Please wait a minute, then try again.',
  INVALID_INPUT: 'The server couldn’t accept some of your answers. Please check them and try again.',
  TOO_LARGE: 'Your text is too long. Please shorten it and try again.',
}
export const serverError = 'The server reported an error.'
