export const nothingToShow = 'None of this can be shown. Please write some text'
export const checkMarkedFields = 'Please check the marked fields.'
export const postIsGone = 'Someone has already deleted this post.'
export const slugTaken = 'A post with this slug already exists'
