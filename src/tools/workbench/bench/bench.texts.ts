export const composedHere = 'Put together in this browser, without a model.'

export const nothingChanged = 'Nothing was changed.'
export const wholeKept = 'We kept everything that was complete.'
export const modelEnded = {
  stopped: 'You stopped the model.',
  unavailable: 'The model stopped before it finished.',
}
