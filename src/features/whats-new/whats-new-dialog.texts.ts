export const loading = 'Loading...'
export const whatsNew = "What's New"
export const updatesNotLoaded = 'We couldn’t load the updates. Please try again.'
export const tryAgain = 'Try Again'
