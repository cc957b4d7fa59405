import type { Clause, VerbGroup } from './clauses.ts'
import type { NounPhrase } from './noun-phrases.ts'
import type { TaggedToken } from './rough-tag.ts'
import { nounKinds } from './words/noun-kinds.ts'
import { toSingular } from './words/singular.ts'

export function subjectOf(
  group: VerbGroup,
  tokens: readonly TaggedToken[],
  phrases: readonly NounPhrase[],
  earlier: readonly Clause[],
): NounPhrase | undefined {
  const lead = leadWord(tokens, group.first)
  const previous = earlier.at(-1)
  if (lead?.tag === 'relative') return antecedent(lead.lower, tokens, phrases, group.first)
  if (lead?.tag === 'verb' && previous?.relative) {
    const opener = tokens.slice(0, group.first).findLastIndex((token) => token.tag === 'relative')
    return phrases.findLast((phrase) => phrase.last < opener)
  }
  const described =
    lead?.text === ',' && !isNonFinite(group) ? beforeApposition(group.first - 1, tokens, phrases) : undefined
  if (described) return described
  // "a drone follows a letter as it travels: posted in Oslo, sorted by a machine": all of it is done to the letter.
  if (lead?.text === ':' && isGiven(group)) {
    const told = phrases.findLast(
      (phrase) => phrase.last < group.first && !phrase.pronoun && phrase.after === undefined,
    )
    if (told) return told
  }
  if (lead?.text === ',' && isGiven(group) && previous && isGiven(previous)) return previous.subject
  if (lead?.tag === 'and' || lead?.text === ',')
    return previous && isNonFinite(group) && lead.text === ','
      ? (mainSubject(earlier) ?? previous.subject)
      : previous?.subject
  if (lead?.tag === 'preposition' || lead?.tag === 'to') return previous?.subject
  const nearest = phrases.findLast((phrase) => phrase.last === group.first - 1)
  if (!nearest) return group.verb.form === 'base' && !group.helper ? undefined : mainSubject(earlier)
  const isOwn = nearest.after === undefined && !belongsToClauseBefore(nearest, previous)
  if (isOwn) return nearest
  if (isNonFinite(group))
    return nearest.after === 'of' || (nearest.after === 'with' && previous === undefined)
      ? ownerOf(nearest, phrases)
      : nearest.after === undefined
        ? nearest
        : animateBefore(nearest, phrases)
  const owner = ownerOf(nearest, phrases)
  if (
    previous &&
    owner !== nearest &&
    tokens.slice(previous.verbAt, owner.first).some((token) => token.text === ',')
  )
    return owner
  // "a tugboat who is ashamed of its horn saves a ferry": the ferry is saved by the tugboat.
  if (previous && (previous.relative || isNonFinite(previous))) return previous.subject
  if (previous === undefined) return ownerOf(nearest, phrases)
  return nearest.after === undefined ? nearest : previous.subject
}

function isGiven({ verb, helper }: Pick<VerbGroup, 'verb' | 'helper'>): boolean {
  return verb.form === 'participle' && helper === undefined
}

// "her brother, a shy inventor, builds": the words between commas only say who he is.
function beforeApposition(
  comma: number,
  tokens: readonly TaggedToken[],
  phrases: readonly NounPhrase[],
): NounPhrase | undefined {
  const opening = tokens.slice(0, comma).findLastIndex((token) => token.text === ',')
  return opening < Math.max(0, comma - 8)
    ? undefined
    : phrases.find((phrase) => phrase.last === opening - 1 && phrase.after === undefined)
}

function ownerOf(phrase: NounPhrase, phrases: readonly NounPhrase[]): NounPhrase {
  let owner = phrase
  for (const candidate of phrases.toReversed()) {
    if (candidate.last >= owner.first) continue
    if (owner.after === undefined) break
    owner = candidate
  }
  return owner
}

function animateBefore(phrase: NounPhrase, phrases: readonly NounPhrase[]): NounPhrase {
  return phrase.after === 'by' || phrase.after === 'with' ? phrase : ownerOf(phrase, phrases)
}

export function belongsToClauseBefore(phrase: NounPhrase, previous: Clause | undefined): boolean {
  return (
    previous !== undefined &&
    phrase.first > previous.verbAt &&
    phrase.first <= previous.verbAt + 1 &&
    (previous.relative || isNonFinite(previous))
  )
}

function mainSubject(clauses: readonly Clause[]): NounPhrase | undefined {
  return (
    clauses.find((clause) => !clause.relative && !clause.subordinate && clause.subject) ??
    clauses.find((clause) => clause.subject)
  )?.subject
}

export function isNonFinite(group: Pick<Clause, 'verb' | 'helper'>): boolean {
  return group.helper === undefined && (group.verb.form === 'ing' || group.verb.form === 'participle')
}

export function leadWord(tokens: readonly TaggedToken[], first: number): TaggedToken | undefined {
  for (let index = first - 1; index >= 0; index -= 1) {
    const token = tokens[index]
    if (token?.tag !== 'adverb' && token?.tag !== 'not') return token
  }
  return undefined
}

// "a lift operator in a hotel who …": a hotel is no "who".
function antecedent(
  relative: string,
  tokens: readonly TaggedToken[],
  phrases: readonly NounPhrase[],
  first: number,
): NounPhrase | undefined {
  const nearest = phrases.findLast((phrase) => phrase.last < first - 1)
  if (!nearest || nearest.after === undefined || relative === 'which') return nearest
  if (relative !== 'who') return nearest.after === 'of' ? ownerOf(nearest, phrases) : nearest
  return nounKinds.get(toSingular(tokens[nearest.head]?.lower ?? '')) === 'person'
    ? nearest
    : ownerOf(nearest, phrases)
}
