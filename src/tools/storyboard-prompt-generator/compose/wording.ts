/** "the quiet horn" → "The Quiet Horn"; small words inside stay small. */
export function titleCase(words: string): string {
  return words.replace(/^\p{Ll}|\s(?!(?:the|of|and|in|a)\b)\p{Ll}/gu, (letter) => letter.toUpperCase())
}

/** "the red sock" → "red sock" */
export function withoutArticle(phrase: string): string {
  return phrase.replace(/^(?:the|her|his|its|an?) /, '')
}

/** "herself" for "she". */
export function reflexive(pronoun: string): string {
  return pronoun === 'she' ? 'herself' : pronoun === 'it' ? 'itself' : 'himself'
}
