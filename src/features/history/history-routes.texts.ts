export const unreadableChange = 'Your history couldn’t be updated. Please reload the page and try again.'
export const notInHistory = 'This entry isn’t in your history.'
export const signInFirst = 'Please sign in first.'
export const untitled = 'Untitled'
