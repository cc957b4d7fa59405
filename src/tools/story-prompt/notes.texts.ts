export const readItFirst = (word: string) =>
  `Read the story yourself first: “${word}” may not be suitable for this age.`
export const quoteIsMissing = (quote: string) =>
  `The story doesn’t contain “${quote}” from your idea word for word.`
export const unfitInIdea = (word: string) => `“${word}” in your idea may not be suitable for this age.`
export const unfitForChildren: Readonly<Record<string, string>> = {
  horror: 'Horror for this age stays mild: anything scary is small and soon over.',
  sad: 'A sad ending for this age stays gentle, and the last picture is a safe one.',
  chapter: 'A chapter takes about 20 minutes to read aloud, which is long for this age.',
}
