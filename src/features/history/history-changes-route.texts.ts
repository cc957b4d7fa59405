export const unreadableChange = 'This change to the history could not be read'
export const notInHistory = 'This entry is not in your history'
export const signInFirst = 'Please sign in first'
