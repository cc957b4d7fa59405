export const postIsGone = 'Someone else has already deleted this post.'
