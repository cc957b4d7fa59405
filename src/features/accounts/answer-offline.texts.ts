export const unreachable =
  'The server couldn’t be reached. What you have typed is still here. Please try again.'
