export const notVisibleYet = 'Not visible yet'
export const whatsNew = "What's New"
export const contentPreview = 'Content Preview'
export const datePosted = 'Date Posted'
export const deleteQuestion = 'Are you sure you want to delete this post?'
export const postDeleted = 'Post deleted successfully'
export const deleteFailed = 'Failed to delete post'
export const postRestored = 'Post restored'
export const fetchFailed = 'Failed to fetch posts'
export const whatsNewPosts = "What's New posts"
export const searchLabel = 'Search posts'
export const searchPlaceholder = 'Search posts...'
export const noPosts = 'No posts found. Create your first announcement above.'
export const noMatches = 'No posts found matching your search.'

export const editPost = 'Edit Post'
export const createNewPost = 'Create New Post'
export const postSaved = (isThere: boolean) => `Post ${isThere ? 'updated' : 'created'} successfully`
export const saveFailed = 'Failed to save post'
export const title = 'Title'
export const content = 'Content'
export const imageUrl = 'Image URL'
export const date = 'Date'
export const dateHint = 'If you choose a future date, the post goes live on that day.'

export const actions = 'Actions'
