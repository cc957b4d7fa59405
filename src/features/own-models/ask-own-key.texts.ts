export const unreachable = 'This site could not be reached. Check your connection and try again.'
