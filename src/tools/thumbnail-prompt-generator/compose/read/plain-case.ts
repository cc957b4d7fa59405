import { kindOfNoun } from '#tools/idea/noun-kind.ts'
import { isPlaceName } from '#tools/idea/words/place-names.ts'

/**
 * A Title Written Like This, or IN CAPITALS, as a sentence, so that its nouns are not taken for names. Names of places,
 * abbreviations and words with a capital inside stay.
 */
export function toPlainCase(title: string): string {
  const words = title.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []
  const long = words.filter((word) => word.length > 3)
  const raised = long.filter((word) => /^\p{Lu}/u.test(word))
  const isShouted =
    long.length > 1 && long.filter((word) => word === word.toUpperCase()).length > long.length * 0.6
  if (!isShouted && (long.length < 3 || raised.length < long.length * 0.7)) return title
  return title.replace(/\p{Lu}[\p{L}\p{M}'’-]*/gu, (word, at: number) => {
    const lower = word.toLowerCase()
    if (isPlaceName(word) || isPlaceName(lower[0]?.toUpperCase() + lower.slice(1))) return word
    if (isShouted && word === word.toUpperCase()) return at === 0 ? word[0] + lower.slice(1) : lower
    if (/^\p{Lu}{2,}/u.test(word) || /\p{Ll}\p{Lu}/u.test(word)) return word
    if (at === 0 || word === 'I' || word.startsWith("I'") || word.startsWith('I’')) return word
    return isUnknown(lower) ? word : lower
  })
}

/** Neither a thing nor a usual word of titles: perhaps somebody's name. */
function isUnknown(word: string): boolean {
  return word.length > 3 && kindOfNoun(word) === 'unknown' && !usual.test(word)
}

const usual =
  /^(?:with|from|that|this|into|your|their|about|after|before|every|never|always|without|these|those|what|when|where|which|while|really|actually|only|just|best|worst|easy|simple|cheap|expensive|perfect|better|than|most|more|over|under|using|will|would|could|should|cannot|don['’]?t|stop|start|make|made|build|built|learn|need|know|have|been|were|they|them|here|there|instead|first|last|next|year|years|days?|hours?|minutes?|weeks?|months?|ultimate|complete|beginner|beginners|real|truth|secret|\w+ing|\w+ed|\w+ly|\w+s)$/u
