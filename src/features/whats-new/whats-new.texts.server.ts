export const subjectType = "What's New post"
export const postIsGone = 'Someone else has already deleted this post.'
