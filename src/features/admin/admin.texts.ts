export const noMatches = 'Nothing found matching your search.'
export const unreadableChange = 'That did not work. Please reload the page and try again.'
export const testNotRun = 'The test could not be run'
