export const pageTitle = 'Page not found'
export const pageDescription = 'There is no page at this address. Try one of these instead.'
