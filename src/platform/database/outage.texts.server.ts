export const siteUnavailable = 'The site is temporarily unavailable. Please try again in a moment.'
