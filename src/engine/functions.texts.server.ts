export const unknownFunction = 'There is no function with this name.'
export const stopped = 'The request was canceled.'
export const brokenOff =
  'The model stopped in the middle of its answer. What it wrote so far is still here. Please try again.'

export const serverRestarting =
  'The server is restarting. What was written so far is still here. Please try again in a moment.'
export const ourFault = 'Something went wrong on our side. Please try again.'
