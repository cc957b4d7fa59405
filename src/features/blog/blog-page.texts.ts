export const share = 'Share'
export const copyLink = 'Copy link'
export const copyFailed = 'Failed to copy to clipboard'

export const readMore = 'Read More'
export const readMoreOf = (title: string) => `Read More: ${title}`

export const blog = 'Blog'
export const rss = 'RSS'
export const atom = 'Atom'
export const postIsGone = 'It may have been moved or deleted. Other posts are below.'
export const noPostsYet = 'No posts yet'
export const checkBackSoon = 'Check back soon for the latest insights and updates.'
export const newestPosts = 'Newest posts'
export const olderPosts = 'Older posts'
export const pageDescription =
  'How to write good prompts: how to brief an AI tool, what to leave out, and what we have learned.'
export const blogRss = 'Blog (RSS)'
export const blogAtom = 'Blog (Atom)'
export const postNotFound = 'Post not found'
export const morePosts = 'More posts'

export const playTheVideo = 'Play the video'
export const loadsYoutube = 'This loads YouTube, which can then see that you are watching.'
export const videoOf = (title: string) => `Video: ${title}`

export const visibleToAdmins = (isDraft: boolean) =>
  `${isDraft ? 'Draft' : 'Scheduled'}: only visible to admins`
export const close = 'Close'
