export const firstPage = 'First page'
export const nextPage = 'Next page'
export const search = 'Search'
export const showAll = 'Show all'
export const pages = (caption: string) => `Pages: ${caption}`
