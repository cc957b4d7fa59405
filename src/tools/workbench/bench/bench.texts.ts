export const composedHere = 'Put together in this browser, without a model.'

export const nothingChanged = 'Nothing was changed.'
export const stoppedByPerson = 'You stopped the model. We kept what it had written so far.'
export const stoppedInTheMiddle = 'The model stopped before it finished. We kept what it had written so far.'
