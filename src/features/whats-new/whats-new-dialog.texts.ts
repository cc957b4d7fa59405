export const loading = 'Loading...'
export const whatsNew = "What's New"
