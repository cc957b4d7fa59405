export const unreachable =
  'The server could not be reached. What you have typed is still here. Please try again.'
