export const contentIsGone = 'Someone else has already deleted this content.'
