export const unreadableForm = 'We couldn’t read the form. Please reload the page and try again.'

export const siteBusy = 'The site is busy right now. Please try again in a moment.'
export const siteUnavailable = 'The site is temporarily unavailable. Please try again in a moment.'
