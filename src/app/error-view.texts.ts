export const pageNotFound = 'Page not found'
export const somethingWentWrong = 'Something went wrong'
