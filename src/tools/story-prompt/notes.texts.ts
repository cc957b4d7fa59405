export const readItFirst = (word: string) =>
  `Read the story yourself first: “${word}” may not be suitable for this age.`
export const quoteIsMissing = (quote: string) =>
  `The story doesn’t contain “${quote}” from your idea word for word.`
export const horrorForChildren = 'Horror for this age stays mild: anything scary is small and soon over.'
