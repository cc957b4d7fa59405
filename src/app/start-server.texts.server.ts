export const unreadableForm = 'The form could not be read'

export const siteBusy = 'The site is busy right now. Please try again in a moment.'
export const siteUnavailable = 'The site is temporarily unavailable. Please try again in a moment.'
