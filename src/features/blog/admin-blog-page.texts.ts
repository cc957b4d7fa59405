export const table = {
  heading: 'Blog',
  caption: 'Blog posts',
  searchLabel: 'Search blog posts',
  searchPlaceholder: 'Search blog posts...',
  createNew: 'Create New Post',
  noRows: 'No blog posts found. Create your first post above.',
  noMatches: 'No blog posts found matching your search.',
  fetchFailed: 'Failed to fetch posts',
  deleteQuestion: 'Are you sure you want to delete this post?',
  deleted: 'Post deleted successfully',
  deleteFailed: 'Failed to delete post',
  restored: 'Post restored',
}
export const draft = 'Draft'
export const scheduled = 'Scheduled'

export const nowAsNew = 'Now, with a new publication date'
export const now = 'Now'
export const atTimeBelow = 'At a specific time'
export const notYet = 'Not yet, keep it as a draft'
export const publish = 'Publish'
export const time = 'Time'
export const timeHint = 'In your local time. Choose a future time to schedule the post.'

export const editPost = 'Edit Post'
export const postSaved = (isThere: boolean) => `Post ${isThere ? 'updated' : 'created'} successfully`
export const saveFailed = 'Failed to save post'
export const title = 'Title'
export const slug = 'Slug'
export const slugHint =
  'The last part of the post’s URL. If you change it, links to the old URL will stop working.'
export const newSlugHint = 'The last part of the post’s URL. It updates with the title until you change it.'
export const content = 'Content'
export const imageUrl = 'Image URL'
export const videoUrl = 'Video URL'
export const videoHint = 'Optional. A YouTube link, or the URL of a video file.'

export const loadingTheEditor = 'Loading the editor...'
export const preview = 'Preview'
export const previewAppearsHere = 'What you write appears here as readers will see it.'
export const richText = 'Rich text'
export const htmlSource = 'HTML source'
export const switchAfterUpload = 'You can switch when the upload is done.'
export const howToWrite = (label: string) => `${label}: editing mode`
export const htmlHint = 'HTML. Scripts, styles and other unsafe code are removed.'

export const published = 'Published'
