export const composedHere = 'Put together in this browser, without a model.'

export const nothingChanged = 'Nothing was changed.'
export const stoppedByPerson = 'You stopped the model. What it had written is kept.'
export const stoppedInTheMiddle = 'The model stopped in the middle. What it had written is kept.'
