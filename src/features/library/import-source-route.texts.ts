export const signInFirst = 'Please sign in first.'
export const unreadableImport = 'This couldn’t be imported. Please reload the page and try again.'
