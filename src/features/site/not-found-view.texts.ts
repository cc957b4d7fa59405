export const oopsNotFound = 'Oops! Page Not Found'
export const nothingAtStart = 'We couldn’t find a page at'
export const nothingAtEnd = '. The page may have moved, or the address has a typo.'
export const goHome = 'Go Home'
export const browseTools = 'Browse Tools'
export const contactUs = 'Contact Us'
export const popularPages = 'Popular pages'
export const goBack = 'Go Back'
export const reportBrokenLink = 'Report Broken Link'
export const reportReceived = "We've received your report and will investigate."
export const thankYou = 'Thank you!'

export const about = 'About'
