import { isAdjective } from './words/adjectives.ts'
import { functionWords, type Tag } from './words/function-words.ts'
import { nounKinds } from './words/noun-kinds.ts'
import { readVerb, type VerbReading } from './words/verb-forms.ts'
import type { Token } from './tokens.ts'

export type TaggedToken = Token & { tag: Tag; verb?: VerbReading }

export const openers: ReadonlySet<Tag> = new Set([
  'article',
  'possessive',
  'number',
  'pronoun',
  'quote',
  'to',
])

/** A first guess from the word alone, for looking ahead. */
export function roughTag(token: Token): Tag {
  if (token.type === 'quote') return 'quote'
  if (token.type === 'number') return 'number'
  if (token.type === 'mark') return 'punctuation'
  if (token.lower === 'to') return 'to'
  if (/['’]s$/u.test(token.lower) && !functionWords.has(token.lower)) return 'possessive'
  const closed = functionWords.get(token.lower)
  if (closed) return closed
  if (/^\p{Lu}/u.test(token.text)) return 'name'
  if (readVerb(token.lower)[0]?.form === 'ing' && !nounKinds.has(token.lower)) return 'verb'
  return plainTag(token.lower)
}

export function plainTag(lower: string): Tag {
  if (isAdjective(lower)) return 'adjective'
  if (
    lower.length > 4 &&
    lower.endsWith('ly') &&
    !nounKinds.has(lower) &&
    !/^(?:family|reply|supply|rally|bully|italy|assembly|monopoly|anomaly|homily|elderly|sly|ally)$/.test(
      lower,
    )
  )
    return 'adverb'
  return 'noun'
}

export function isNounTag(tag: Tag | undefined): boolean {
  return tag === 'noun' || tag === 'name'
}
