export const unreadableChange = 'This change could not be read.'

export const indexedAgain = 'The source was indexed again.'
export const sourceIsGone = 'This source no longer exists.'
