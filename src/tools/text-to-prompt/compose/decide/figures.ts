import type { Idea } from '#tools/idea/read-idea.ts'

const month =
  /^(?:st|nd|rd|th|\.)?(?: of| de)? (?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?!\p{L})/iu

/** Every figure the idea gives as a fact, in its own words; lengths wished for the text itself are none. */
export function figuresOf({ numbers, text }: Idea): string[] {
  const words = numbers
    .filter(({ kind }) => kind !== 'words' && kind !== 'characters')
    // "a week" counts nothing.
    .filter((fact) => !/^(?:an?|one|per|each|every)\s/iu.test(fact.words))
    .map((fact) => `${fact.words}${month.exec(text.slice(fact.end))?.[0] ?? ''}`)
  return [...new Set(words)]
}
