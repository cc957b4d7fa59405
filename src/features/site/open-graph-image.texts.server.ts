export const madeWith = 'Made with'
export const subject = 'Details'
