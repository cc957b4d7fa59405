export const subjectType = "what's new post"
export const postIsGone = 'Someone has already deleted this post.'
