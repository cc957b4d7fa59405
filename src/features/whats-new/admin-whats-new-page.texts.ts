export const table = {
  heading: "What's New",
  caption: "What's New posts",
  searchLabel: 'Search posts',
  searchPlaceholder: 'Search posts...',
  createNew: 'Create New Post',
  noRows: 'No posts found. Create your first announcement above.',
  noMatches: 'No posts found matching your search.',
  fetchFailed: 'Failed to fetch posts',
  deleteQuestion: 'Are you sure you want to delete this post?',
  deleted: 'Post deleted successfully',
  deleteFailed: 'Failed to delete post',
  restored: 'Post restored',
}
export const notVisibleYet = 'Not visible yet'
export const contentPreview = 'Content Preview'
export const datePosted = 'Date Posted'

export const editPost = 'Edit Post'
export const postSaved = (isThere: boolean) => `Post ${isThere ? 'updated' : 'created'} successfully`
export const saveFailed = 'Failed to save post'
export const title = 'Title'
export const content = 'Content'
export const imageUrl = 'Image URL'
export const date = 'Date'
export const dateHint = 'If you choose a future date, the post goes live on that day.'
