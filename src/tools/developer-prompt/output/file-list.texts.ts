export const downloadAll = 'Download all as ZIP'
export const download = (path: string) => `Download ${path}`
export const notPacked = 'The ZIP file couldn’t be made. Please check your connection and try again.'
