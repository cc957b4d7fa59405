export const downloadAll = 'Download all as ZIP'
export const download = (path: string) => `Download ${path}`
