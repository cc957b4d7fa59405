export const composedHere = 'Put together in this browser, without a model.'

export const nothingChanged = 'Nothing was changed.'
export const wholeKept = 'We kept everything that was complete.'
export const figuresComplete = 'The figures are complete; only the explanation isn’t finished.'
export const explanationMissing = 'The figures are complete, but the model’s explanation is missing.'
export const modelEnded = {
  stopped: 'You stopped the model.',
  unavailable: 'The model stopped before it finished.',
}
