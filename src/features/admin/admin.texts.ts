export const noMatches = 'No results match your search.'
export const unreadableChange = 'That didn’t work. Please reload the page and try again.'
export const testNotRun = 'The test couldn’t be run'
