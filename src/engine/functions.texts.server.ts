export const unknownFunction = 'There is no function of this name'
export const stopped = 'The request was stopped'
export const brokenOff =
  'The model stopped in the middle of its answer. What came so far is kept. Please try again.'

export const serverRestarting =
  'The server is restarting. What came so far is kept. Please try again in a moment.'
export const ourFault = 'Something went wrong on our side. Please try again.'
