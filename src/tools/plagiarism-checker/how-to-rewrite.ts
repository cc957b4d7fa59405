import type { Match } from '#comparison/comparison.ts'

/** What to do about a passage, so that it becomes the writer's own or is rightly somebody else's. */
export function howToRewrite(match: Match, sourceTitle: string | undefined): string[] {
  const source = sourceTitle === undefined ? 'the source' : `“${sourceTitle}”`
  const kept = detailsOf(match.excerpt)
  const keep =
    kept.length > 0
      ? `Keep what is fact and not wording: ${kept.join(', ')}.`
      : 'Keep the facts, not the wording.'
  switch (match.kind) {
    case 'verbatim':
      return [
        `If the exact words matter, put quotation marks around them and name ${source} beside them.`,
        `Otherwise close ${source}, say aloud what it means, and write that down. ${keep}`,
        `Then compare: no run of five words should be the same. Name ${source} either way, because the idea comes from there.`,
      ]
    case 'near':
      return [
        'Single words were replaced, but the sentences are still those of the source.',
        `Begin with a different thought: what follows from this, or what you need it for. ${keep}`,
        `Name ${source}; or quote it exactly, if its words matter.`,
      ]
    case 'paraphrase':
      return [
        `The thought follows ${source} closely. That is fine if you name it: put its name or a reference beside it.`,
        `If it was chance, leave it. If not, say it in the order your own argument needs. ${keep}`,
      ]
    case 'repeated':
      return ['Keep the better of the two, or say why both are needed.']
    case 'quoted':
      return ['Quoted with its source: nothing to do.']
    case 'stock':
      return ['This is a common phrase. Nobody owns it, but your own words would say more.']
  }
}

const mostDetails = 6

/** Numbers and names, which a rewritten passage has to keep. */
function detailsOf(excerpt: string): string[] {
  const numbers = excerpt.match(/\d[\d.,:%/-]{0,20}\d%?|\d%?/g) ?? []
  // Not at the beginning of a sentence, where every word has a capital.
  const names = [
    ...excerpt.matchAll(/(?<=[\p{Ll},;:]\s)\p{Lu}[\p{L}’'-]{2,}(?:\s\p{Lu}[\p{L}’'-]{2,}){0,2}/gu),
  ].map(([name]) => name)
  return [...new Set([...names, ...numbers])].slice(0, mostDetails)
}
