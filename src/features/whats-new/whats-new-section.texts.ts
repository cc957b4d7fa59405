export const whatsNew = "What's New"
export const unread = 'Unread:'
export const seeAllUpdates = 'See all updates'
export const updatesNotLoaded = 'We couldn’t load the updates. Please try again, or reload the page.'
