export const signInFirst = 'Please sign in first.'
export const unreadableImport = 'This import could not be read.'
