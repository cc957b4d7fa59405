export const noMatches = 'Nothing found matching your search.'
export const unreadableChange = 'This change could not be read.'
export const testNotRun = 'The test could not be run'
