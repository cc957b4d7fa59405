export const figureNumber = (figure: number) => `Fig. ${figure}`
export const tags = 'Tags'
