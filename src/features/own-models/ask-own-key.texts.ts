export const unreachable = 'This site couldn’t be reached. Check your connection and try again.'
