export const wrongKey = 'Wrong key'
export const wrongKeyText = 'The provider doesn’t accept this key, or the key has no access to this model.'
export const noCredit = 'No credit'
export const noCreditText = 'The key works, but the account has no credit or has reached its spending limit.'
export const unknownModel = 'Unknown model'
export const unknownModelText =
  'The provider doesn’t offer this model, or your key doesn’t have access to it. Choose one from the list.'
export const wrongAddress = 'Wrong address'
export const wrongAddressText =
  'A server responded at this address, but it doesn’t look like a model provider. Addresses often end in /v1.'
export const unreachable = 'Unreachable'
export const unreachableText =
  'Nothing is responding at this address. Check that the server is running and that this machine can reach it.'
export const tooManyRequests = 'Too many requests'
export const tooManyRequestsText = 'The key works, but it has reached its rate limit. Try again later.'
export const providerUnavailable = 'Provider unavailable'
export const providerUnavailableText = 'The provider is having problems right now. Try again later.'
export const noAnswerInTime = 'Timed out'
export const noAnswerInTimeText =
  'The model didn’t answer within a minute. It may be too large for the machine it runs on.'
export const requestRefused = 'Request refused'
export const requestRefusedText = 'The model doesn’t accept this kind of request. Choose another model.'
export const noAnswer = 'No answer'
export const noAnswerText = 'The model was reached but returned no text. Choose another model.'
export const refusesStructure = ' It doesn’t support structured output, so some tools may need a second try.'
export const holdsLittle = (tokens: string) =>
  ` Its context window is only ${tokens} tokens, so it gets shorter instructions and writes long answers in parts.`
export const tooSmallFor = (tools: string) => ` It is too small for these tools: ${tools}.`
