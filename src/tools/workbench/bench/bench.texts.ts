export const composedHere = 'Put together in this browser, without a model.'

export const nothingChanged = 'Nothing was changed.'
export const stoppedByPerson = 'You stopped the model. We kept what it had written so far.'
export const stoppedInTheMiddle = 'The model stopped before it finished. We kept what it had written so far.'
export const cutReply =
  'The answer breaks off before its end, so only what is whole was taken. Ask your chat to go on.'
