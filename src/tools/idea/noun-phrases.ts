import type { Tag } from './words/function-words.ts'
import { measureNouns } from './words/noun-kinds.ts'
import { toSingular } from './words/singular.ts'
import type { TaggedToken } from './rough-tag.ts'

/** A run of words around one noun; `first` and `last` are places in the token list, both inside. */
export type NounPhrase = {
  first: number
  last: number
  /** Place of the noun itself. */
  head: number
  /** The preposition it hangs on, in lower case: "in" for "in a Tokyo alley". */
  after?: string
  /** Place of the phrase it belongs to in "a stack of books". */
  ofHead?: number
  pronoun: boolean
}

const insideTags: ReadonlySet<Tag> = new Set(['article', 'possessive', 'number', 'adjective', 'noun', 'name'])
const startsNew: ReadonlySet<Tag> = new Set(['article', 'possessive'])

/** All noun phrases of the text from left to right. */
export function findNounPhrases(tokens: readonly TaggedToken[]): NounPhrase[] {
  const phrases: NounPhrase[] = []
  let index = 0
  while (index < tokens.length) {
    const token = tokens[index]
    if (token?.tag === 'pronoun') {
      phrases.push({
        first: index,
        last: index,
        head: index,
        pronoun: true,
        ...hangsOn(tokens, index, phrases),
      })
      index += 1
      continue
    }
    const end = endOfRun(tokens, index)
    const head = end > index ? headOf(tokens, index, end) : undefined
    if (head === undefined) {
      index = Math.max(end, index + 1)
      continue
    }
    // What follows the noun without a preposition ("a park overgrown") says more about it but is not its name.
    const last = endOfNaming(
      tokens,
      tokens[end - 1]?.tag === 'name' || tokens[head + 1]?.tag === 'name' ? end - 1 : head,
    )
    phrases.push({ first: index, last, head, pronoun: false, ...hangsOn(tokens, index, phrases) })
    index = last + 1
  }
  return phrases
}

/** "a boy named Tariq" is one phrase. */
function endOfNaming(tokens: readonly TaggedToken[], last: number): number {
  if (!/^(?:named|called|nicknamed)$/.test(tokens[last + 1]?.lower ?? '')) return last
  let end = last + 1
  if (tokens[end + 1]?.tag === 'quote') return end + 1
  while (
    tokens[end + 1]?.tag === 'name' ||
    (tokens[end + 1]?.text === '&' && tokens[end + 2]?.tag === 'name')
  )
    end += tokens[end + 1]?.text === '&' ? 2 : 1
  return end > last + 1 ? end : last
}

function endOfRun(tokens: readonly TaggedToken[], start: number): number {
  let end = start
  while (end < tokens.length) {
    const token = tokens[end]
    if (!token) break
    const next = tokens[end + 1]
    if (token.tag === 'adverb') {
      if (end > start && !isBeforeDescription(next)) break
      if (end === start && next?.tag !== 'adjective' && next?.tag !== 'number') break
    } else if (!insideTags.has(token.tag)) {
      if (!joinsTwoAdjectives(tokens, end, start)) break
    } else if (
      end > start &&
      startsNew.has(token.tag) &&
      !/^(?:all|both|such|these|those|other|few|more|most)$/.test(tokens[end - 1]?.lower ?? '') &&
      !isPossessiveName(token)
    )
      break
    // After the noun a number begins something else, unless it is a name such as "Apollo 11".
    else if (token.tag === 'number' && end > start && tokens[end - 1]?.tag === 'noun') break
    end += 1
  }
  return end
}

function isPossessiveName(token: TaggedToken): boolean {
  return token.tag === 'possessive' && /['’]s?$/u.test(token.lower)
}

function isBeforeDescription(next: TaggedToken | undefined): boolean {
  return next?.tag === 'adjective' || next?.tag === 'noun'
}

// "a small, red boat" and "black and white cat" are one phrase.
function joinsTwoAdjectives(tokens: readonly TaggedToken[], at: number, start: number): boolean {
  const mark = tokens[at]
  if (at <= start || (mark?.text !== ',' && mark?.tag !== 'and')) return false
  if (mark.lower === 'or' || mark.lower === 'but') return false
  return (
    tokens[at - 1]?.tag === 'adjective' &&
    tokens[at + 1]?.tag === 'adjective' &&
    (tokens[at + 2]?.tag === 'noun' || tokens[at + 2]?.tag === 'adjective')
  )
}

function headOf(tokens: readonly TaggedToken[], start: number, end: number): number | undefined {
  let lastNoun: number | undefined
  for (let index = start; index < end; index += 1) {
    const tag = tokens[index]?.tag
    if (tag === 'noun' || tag === 'name') lastNoun = index
  }
  if (lastNoun !== undefined) {
    // "my dog Bruno": the dog is what is seen, Bruno is its name.
    const before = tokens[lastNoun - 1]
    if (tokens[lastNoun]?.tag === 'name' && before?.tag === 'noun' && lastNoun - 1 > start)
      return lastNoun - 1
    return lastNoun
  }
  const last = tokens[end - 1]
  const first = tokens[start]
  if (last?.tag === 'adjective' && (first?.tag === 'article' || first?.tag === 'possessive')) return end - 1
  if (last?.tag === 'possessive' && isPossessiveName(last)) return end - 1
  if (
    last?.tag === 'article' &&
    /^(?:another|both|others?|these|those|this|all|some|many|few|several|each)$/.test(last.lower) &&
    end - start === 1
  )
    return undefined
  return undefined
}

function hangsOn(
  tokens: readonly TaggedToken[],
  index: number,
  phrases: readonly NounPhrase[],
): { after?: string; ofHead?: number } {
  const before = tokens[index - 1]
  if (before?.tag !== 'preposition') return {}
  const owner = phrases.at(-1)
  const isOf = before.lower === 'of' && owner !== undefined && owner.last === index - 2
  const two = tokens[index - 2]
  const after = two?.tag === 'preposition' ? `${two.lower} ${before.lower}` : before.lower
  return isOf ? { after, ofHead: owner.head } : { after }
}

/** Whether a noun only measures the next one ("a stack of books"). */
export function isMeasure(token: TaggedToken | undefined): boolean {
  return token !== undefined && measureNouns.has(toSingular(token.lower))
}
