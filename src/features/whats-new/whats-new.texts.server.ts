export const subjectType = "what's new post"
export const postIsGone = 'Someone has deleted this post in the meantime.'
