export const unreadableForm = 'The form could not be read'

export const siteBusy = 'The site is busy right now.'
export const siteUnavailable = 'The site is temporarily unavailable.'
