export const whatsNew = "What's New"
export const unread = 'Unread:'
export const seeAllUpdates = 'See all updates'
