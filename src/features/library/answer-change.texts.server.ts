export const unreadableChange = 'The change couldn’t be made. Please reload the page and try again.'

export const indexedAgain = 'The source was indexed again.'
export const sourceIsGone = 'This source no longer exists.'
