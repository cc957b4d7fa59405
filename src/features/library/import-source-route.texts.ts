export const signInFirst = 'Please sign in first.'
export const unreadableImport = 'This could not be imported. Please reload the page and try again.'
