import { isAdjective } from './words/adjectives.ts'
import { functionWords, type Tag } from './words/function-words.ts'
import { nounKinds } from './words/noun-kinds.ts'
import { toSingular } from './words/singular.ts'
import { readVerb, type VerbReading } from './words/verb-forms.ts'
import { isNounTag, openers, roughTag, plainTag, type TaggedToken } from './rough-tag.ts'
import { tokenise, type Token } from './tokens.ts'
import { chooseVerb, guessVerb, lastButAdverbs } from './verb-choice.ts'

/** English words with the part they play, decided from left to right by what stands around each. */
export function tagTokens(text: string): TaggedToken[] {
  const tokens = tokenise(text)
  const capitalsSpeak = capitalsMeanNames(tokens)
  const tagged: TaggedToken[] = []
  for (const [index, token] of tokens.entries()) {
    tagged.push({ ...token, ...decide(token, index, tokens, tagged, capitalsSpeak) })
  }
  return tagged
}

// "Lena, 9, builds a radio", "Mira, a shy inventor"
function isIntroduced(tokens: Token[], index: number): boolean {
  const after = tokens[index + 2]
  return (
    tokens[index + 1]?.text === ',' &&
    after !== undefined &&
    (after.type === 'number' || functionWords.get(after.lower) === 'article')
  )
}

type Decision = { tag: Tag; verb?: VerbReading }

function decide(
  token: Token,
  index: number,
  tokens: Token[],
  before: TaggedToken[],
  capitalsSpeak: boolean,
): Decision {
  if (token.type === 'quote') return { tag: 'quote' }
  if (token.type === 'number') return { tag: 'number' }
  if (token.type === 'mark') return { tag: token.text === '&' ? 'and' : 'punctuation' }
  const previous = before.at(-1)
  const next = tokens[index + 1]

  if (/['’]s$/u.test(token.lower) && !functionWords.has(token.lower)) return { tag: 'possessive' }
  if (/s['’]$/u.test(token.lower)) return { tag: 'possessive' }
  const isShouted = /^\p{Lu}{3,}$/u.test(token.text) && nounKinds.has(toSingular(token.lower))
  const isCapital = capitalsSpeak && /^\p{Lu}/u.test(token.text) && token.lower !== 'i' && !isShouted
  const startsSentence = previous === undefined || /^[.!?:\n]$/u.test(previous.text)
  if (isCapital && !startsSentence && !functionWords.has(token.lower)) return { tag: 'name' }
  if (
    isCapital &&
    startsSentence &&
    isUnknown(token.lower) &&
    (next?.type !== 'mark' || isIntroduced(tokens, index))
  )
    return { tag: 'name' }

  if (/^[ap]m$/.test(token.lower) && previous?.tag === 'number') return { tag: 'noun' }
  if (token.lower === 'to')
    return {
      tag:
        next && readVerb(next.lower).some(({ form }) => form === 'base') && !afterMotion(before)
          ? 'to'
          : isVerbAhead(tokens, index)
            ? 'to'
            : 'preposition',
    }
  if (token.lower === 'that')
    return { tag: isNounTag(previous?.tag) ? 'relative' : previous?.tag === 'verb' ? 'clause' : 'article' }
  if (token.lower === 'who' || token.lower === 'which')
    return { tag: isNounTag(previous?.tag) || previous?.text === ',' ? 'relative' : 'pronoun' }
  if (token.lower === 'her')
    return { tag: next?.type === 'word' && !functionWords.has(next.lower) ? 'possessive' : 'pronoun' }
  if (
    token.lower === 'like' &&
    (previous?.tag === 'pronoun' || previous?.tag === 'modal' || previous?.tag === 'do')
  )
    return { tag: 'verb', verb: { lemma: 'like', form: 'base' } }
  const closed = functionWords.get(token.lower)
  if (closed) return { tag: closed }

  const readings =
    readVerb(token.lower).length > 0 ? readVerb(token.lower) : guessVerb(token.lower, previous, next)
  if (
    readings.length === 0 ||
    (isAdjective(token.lower) && !verbIsForced(before) && !actsAfterNoun(readings, previous, next))
  )
    return { tag: plainTag(token.lower) }
  const verb = chooseVerb(token, readings, tokens, index, before)
  return verb ? { tag: 'verb', verb } : { tag: nounOrAdjective(token, readings, before, next) }
}

function nounOrAdjective(
  token: Token,
  readings: readonly VerbReading[],
  before: TaggedToken[],
  next: Token | undefined,
): Tag {
  const isVerbal = readings.every(({ form }) => form === 'ing' || form === 'past' || form === 'participle')
  const nextTag = next ? roughTag(next) : undefined
  if (isVerbal && nextTag !== undefined && (isNounTag(nextTag) || nextTag === 'adjective')) return 'adjective'
  if (isVerbal && !nounKinds.has(token.lower) && before.at(-1)?.tag === 'be') return 'adjective'
  return 'noun'
}

function isUnknown(lower: string): boolean {
  return (
    !functionWords.has(lower) &&
    !nounKinds.has(toSingular(lower)) &&
    !isAdjective(lower) &&
    readVerb(lower).length === 0 &&
    !lower.endsWith('ly') &&
    lower.length > 1
  )
}

// "a swing moving in the wind", "a school opens its doors": no description stands there.
function actsAfterNoun(
  readings: readonly VerbReading[],
  previous: TaggedToken | undefined,
  next: Token | undefined,
): boolean {
  if (!isNounTag(previous?.tag) || next === undefined) return false
  const nextTag = roughTag(next)
  return openers.has(nextTag) || (nextTag === 'preposition' && readings.some(({ form }) => form === 'ing'))
}

function verbIsForced(before: TaggedToken[]): boolean {
  const anchor = lastButAdverbs(before)?.tag
  return anchor === 'to' || anchor === 'modal' || anchor === 'do'
}

// "walks to work" and "a trip to surf" differ, "moves to play" does not matter: after a verb of going a bare noun is a place.
function afterMotion(before: TaggedToken[]): boolean {
  const verb = before.at(-1)?.verb?.lemma
  return (
    verb !== undefined &&
    /^(?:go|walk|run|drive|fly|travel|move|ride|return|come|sail|listen|belong|happen)$/.test(verb)
  )
}

function isVerbAhead(tokens: Token[], index: number): boolean {
  const next = tokens[index + 1]
  const after = tokens[index + 2]
  return (
    next !== undefined &&
    after !== undefined &&
    (next.lower === 'be' ||
      next.lower === 'have' ||
      next.lower === 'do' ||
      (functionWords.get(next.lower) === 'adverb' &&
        readVerb(after.lower).some(({ form }) => form === 'base')))
  )
}

/** In "The Old Man and the Sea" or "HELP ME" capitals say nothing about names. */
function capitalsMeanNames(tokens: Token[]): boolean {
  const later = tokens.filter(
    (token, index) =>
      token.type === 'word' &&
      token.lower !== 'i' &&
      !token.lower.startsWith("i'") &&
      index > 0 &&
      !/^[.!?:]$/.test(tokens[index - 1]?.text ?? ''),
  )
  const small = later.filter((word) => functionWords.has(word.lower))
  if (small.some((word) => /^\p{Lu}/u.test(word.text))) return false
  if (small.length > 0) return true
  const capital = later.filter((word) => /^\p{Lu}/u.test(word.text)).length
  return later.length < 2 || capital / later.length < 0.7
}
