export const notFound = 'Not found'
