export const table = {
  heading: 'Tools Content',
  caption: 'Tool content',
  searchLabel: 'Search tool content',
  searchPlaceholder: 'Search tool content...',
  createNew: 'Add Tool Content',
  noRows: 'No tool content found. Create your first tool content above.',
  noMatches: 'No tool content found matching your search.',
  fetchFailed: 'Failed to fetch tools content',
  deleteQuestion: 'Are you sure you want to delete this tool content?',
  deleted: 'Tool content deleted successfully',
  deleteFailed: 'Failed to delete tool content',
  restored: 'Tool content restored',
}
export const noSuchTool = 'This tool doesn’t exist.'
export const chooseTool = 'Please choose a tool.'

export const editToolContent = 'Edit Tool Content'
export const createToolContent = 'Create Tool Content'
export const contentSaved = (isThere: boolean) =>
  `Tool content ${isThere ? 'updated' : 'created'} successfully`
export const saveFailed = 'Failed to save tool content'
export const tool = 'Tool'
export const status = 'Status'
export const published = 'Published'
export const hidden = 'Hidden'
export const title = 'Title'
export const titleHint = 'Shown on the tool’s card and above its guide.'
export const description = 'Description'
export const descriptionHint = 'One or two sentences for the card.'
export const content = 'Content'
export const imageUrl = 'Image URL'
export const tags = 'Tags'
export const tagsHint = 'Separated by commas.'

export const updated = 'Updated'
