export const nothingToShow = 'There is nothing to display. Please add some text.'
export const checkMarkedFields = 'Please check the highlighted fields.'
export const postIsGone = 'Someone else has already deleted this post.'
export const slugTaken = 'A post with this slug already exists'
