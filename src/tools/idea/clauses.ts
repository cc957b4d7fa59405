import { belongsToClauseBefore, isNonFinite, leadWord, subjectOf } from './clause-subject.ts'
import type { NounPhrase } from './noun-phrases.ts'
import type { TaggedToken } from './rough-tag.ts'
import { intransitiveVerbs, irregularVerbs } from './words/verb-list.ts'
import type { VerbReading } from './words/verb-forms.ts'

/** One verb with what belongs to it; the numbers are places in the token list. */
export type Clause = {
  /** First word of the verb group ("can" in "can hear"). */
  first: number
  /** The verb itself; the "be" of "is afraid" when there is no other. */
  verbAt: number
  verb: VerbReading
  /** The verb as typed when it is a past form: "covered". */
  participle?: string
  /** Last word that belongs to it. */
  last: number
  subject?: NounPhrase
  /** "can", "must" … in lower case. */
  modal?: string
  helper?: 'be' | 'have' | 'do' | 'modal' | 'to'
  negated: boolean
  /** In a "who …" or "that …" clause. */
  relative: boolean
  /** After "because", "why", "when" …: told, not shown. */
  subordinate: boolean
  /** Inside another doing: "without killing it", "uses a spoon to dig". */
  nested: boolean
}

const groupTags = new Set(['be', 'have', 'do', 'modal', 'not', 'adverb', 'to'])
const breaks = new Set(['.', '!', '?', ';', ':', '\n', '—', '–', '(', ')'])

/** The clauses of a text in order. A verb without its own subject shares the one before it. */
export function findClauses(tokens: readonly TaggedToken[], phrases: readonly NounPhrase[]): Clause[] {
  const groups = findVerbGroups(tokens)
  const clauses: Clause[] = []
  for (const [index, group] of groups.entries()) {
    const subject = subjectOf(group, tokens, phrases, clauses)
    const nextGroup = groups[index + 1]
    clauses.push({
      ...group,
      ...(subject ? { subject } : {}),
      last: lastWord(group, nextGroup, tokens, phrases, clauses, subject),
      relative: leadWord(tokens, group.first)?.tag === 'relative' || isInsideRelative(tokens, group.first),
      subordinate: isSubordinate(tokens, group.first),
      nested: isNested(tokens, group, clauses.length > 0),
    })
  }
  return clauses
}

// Verbs whose past is no participle ("drew in the sand", "sang by the river").
const bothForms = new Set(
  irregularVerbs.filter(([, past, participle]) => past !== participle).map(([base]) => base),
)

export type VerbGroup = Pick<
  Clause,
  'first' | 'verbAt' | 'verb' | 'helper' | 'negated' | 'participle' | 'modal'
>

function findVerbGroups(tokens: readonly TaggedToken[]): VerbGroup[] {
  const groups: VerbGroup[] = []
  let index = 0
  while (index < tokens.length) {
    const start = index
    while (index < tokens.length && groupTags.has(tokens[index]?.tag ?? '')) index += 1
    const token = tokens[index]
    const lead = tokens.slice(start, index)
    const helper = lead.find(
      (one) =>
        one.tag === 'be' || one.tag === 'have' || one.tag === 'do' || one.tag === 'modal' || one.tag === 'to',
    )
    const negated = lead.some((one) => one.tag === 'not' || /n['’]t$|^cannot$/.test(one.lower))
    if (token?.tag === 'verb' && token.verb) {
      // "to" alone belongs to the verb before it: "wants to fly" is one doing.
      const continues =
        tokens[start - 1]?.tag === 'verb' &&
        (lead[0]?.tag === 'to' || (lead.length === 0 && token.verb.form === 'ing'))
      if (!continues && !isNaming(tokens, index))
        groups.push({
          first: firstOfGroup(tokens, start, index),
          verbAt: index,
          verb: finiteOrGiven(tokens, index, token.verb, lead.length > 0),
          negated,
          ...(token.verb.form === 'past' || token.verb.form === 'participle'
            ? { participle: token.lower }
            : {}),
          ...(helper ? { helper: helper.tag as NonNullable<Clause['helper']> } : {}),
          ...(helper?.tag === 'modal' ? { modal: helper.lower } : {}),
        })
      index += 1
    } else if (helper && helper.tag !== 'to' && helper.tag !== 'do') {
      const at = tokens.indexOf(helper, start)
      const lemma = helper.tag === 'have' ? 'have' : 'be'
      if (helper.tag !== 'modal')
        groups.push({
          first: firstOfGroup(tokens, start, index),
          verbAt: at,
          verb: { lemma, form: /^(?:was|were|had)/.test(helper.lower) ? 'past' : 'third' },
          negated,
          helper: helper.tag as 'be' | 'have',
        })
      index = Math.max(index, start + 1)
    } else {
      index = Math.max(index, start + 1)
    }
  }
  return groups
}

// After a noun "covered in snow" says what was done to it, "moved to Oslo" what it did.
function finiteOrGiven(
  tokens: readonly TaggedToken[],
  index: number,
  verb: VerbReading,
  hasHelper: boolean,
): VerbReading {
  if (verb.form !== 'past' || hasHelper || intransitiveVerbs.has(verb.lemma)) return verb
  const before = tokens[index - 1]
  const next = tokens[index + 1]
  const isAfterNoun =
    before?.tag === 'noun' || before?.tag === 'name' || before?.text === ',' || before?.text === ':'
  return isAfterNoun &&
    next?.tag === 'preposition' &&
    /^(?:in|by|with|of|from|into|on|under|between|out|as|inside|through)$/.test(next.lower) &&
    !bothForms.has(verb.lemma)
    ? { ...verb, form: 'participle' }
    : verb
}

/** "a boy named Tariq": says what someone is called, not what happens. */
function isNaming(tokens: readonly TaggedToken[], index: number): boolean {
  return (
    /^(?:named|called|nicknamed|titled|entitled|dubbed)$/.test(tokens[index]?.lower ?? '') &&
    (/^(?:name|quote)$/.test(tokens[index + 1]?.tag ?? '') || tokens[index - 1]?.tag === 'noun')
  )
}

// An adverb may stand before the group ("only speaks"); one after a comma or a noun of time does not.
function firstOfGroup(tokens: readonly TaggedToken[], start: number, verbAt: number): number {
  let first = start
  while (
    first < verbAt &&
    tokens[first]?.tag === 'adverb' &&
    /^(?:there|then|here|now|today|outside|inside|back|once|else)$/.test(tokens[first]?.lower ?? '')
  )
    first += 1
  return first
}

function lastWord(
  group: VerbGroup,
  next: VerbGroup | undefined,
  tokens: readonly TaggedToken[],
  phrases: readonly NounPhrase[],
  earlier: readonly Clause[],
  subject: NounPhrase | undefined,
): number {
  let limit = tokens.length
  if (next) {
    limit = next.first
    const lead = leadWord(tokens, next.first)
    const isInside =
      lead?.tag === 'preposition' ||
      lead?.tag === 'to' ||
      (isNonFinite(next) && lead?.text !== ',' && lead?.tag !== 'and') ||
      next.helper === 'to'
    if (isInside) limit = endOfInside(next, tokens)
    else if (lead?.tag === 'relative' || lead?.tag === 'clause') limit = endOfInside(next, tokens)
    else {
      const own = phrases.findLast((phrase) => phrase.last === next.first - 1)
      const candidate: Clause = {
        ...group,
        last: 0,
        relative: earlier.length > 0 && isInsideRelative(tokens, group.first),
        subordinate: false,
        nested: false,
        ...(subject ? { subject } : {}),
      }
      if (
        own &&
        own.after === undefined &&
        own.first > group.verbAt &&
        !belongsToClauseBefore(own, candidate)
      ) {
        limit = withoutApposition(own.first, tokens, phrases)
        // "hear what each passenger will regret": the inner clause is part of what is heard.
        if (
          isReducedRelative(tokens, own.first) ||
          tokens[own.first - 1]?.tag === 'pronoun' ||
          tokens[own.first - 1]?.tag === 'clause' ||
          own.first === group.verbAt + 1
        )
          limit = endOfInside(next, tokens)
      }
    }
  }
  let last = group.verbAt
  for (let index = group.verbAt + 1; index < limit; index += 1) {
    const token = tokens[index]
    if (!token || breaks.has(token.text) || endsAtComma(tokens, index)) break
    last = index
  }
  while (last > group.verbAt && /^(?:and|clause|relative|punctuation|to)$/.test(tokens[last]?.tag ?? ''))
    last -= 1
  while (last > group.verbAt && tokens[last]?.lower === 'then') last -= 1
  return last
}

/** ", but her best friend the cricket": the next doer is told twice, and neither belongs to what comes before. */
function withoutApposition(
  first: number,
  tokens: readonly TaggedToken[],
  phrases: readonly NounPhrase[],
): number {
  const told = phrases.find((phrase) => phrase.last === first - 1 && phrase.after === undefined)
  const isNewClause =
    told !== undefined &&
    tokens[first]?.tag === 'article' &&
    tokens[told.first]?.tag === 'possessive' &&
    /^(?:but|and|while)$/.test(tokens[told.first - 1]?.lower ?? '')
  return isNewClause ? told.first - 1 : first
}

function endOfInside(next: VerbGroup, tokens: readonly TaggedToken[]): number {
  for (let index = next.verbAt + 1; index < tokens.length; index += 1) {
    const token = tokens[index]
    if (!token || breaks.has(token.text) || endsAtComma(tokens, index)) return index
    if (token.tag === 'and' && /^(?:verb|be|have|modal)$/.test(tokens[index + 1]?.tag ?? '')) return index
    const isFinite =
      (token.tag === 'verb' && token.verb?.form === 'third') || token.tag === 'be' || token.tag === 'modal'
    if (isFinite && index > next.verbAt + 1) return index
  }
  return tokens.length
}

// A comma ends a doing unless it only separates things in a list.
function endsAtComma(tokens: readonly TaggedToken[], index: number): boolean {
  if (tokens[index]?.text !== ',') return false
  for (let ahead = index + 1; ahead < Math.min(tokens.length, index + 9); ahead += 1) {
    const token = tokens[ahead]
    if (
      token?.tag === 'verb' ||
      token?.tag === 'be' ||
      token?.tag === 'have' ||
      token?.tag === 'modal' ||
      token?.tag === 'preposition' ||
      token?.tag === 'clause' ||
      token?.tag === 'relative'
    )
      return true
    if (token?.tag === 'and')
      return tokens
        .slice(ahead + 1, ahead + 5)
        .some((one) => one.tag === 'verb' || one.tag === 'be' || one.tag === 'modal' || one.tag === 'have')
    if (breaks.has(token?.text ?? '')) return true
  }
  return true
}

function isNested(tokens: readonly TaggedToken[], group: VerbGroup, hasEarlier: boolean): boolean {
  const lead = leadWord(tokens, group.first)
  if (lead?.tag === 'preposition' && group.verb.form === 'ing') return true
  return hasEarlier && (group.helper === 'to' || isReducedRelative(tokens, group.first - 1))
}

// "every song it ever played": no second doing, but which song.
function isReducedRelative(tokens: readonly TaggedToken[], at: number): boolean {
  return /^(?:i|you|he|she|it|we|they)$/.test(tokens[at]?.lower ?? '') && tokens[at - 1]?.tag === 'noun'
}

function isInsideRelative(tokens: readonly TaggedToken[], first: number): boolean {
  // "the girl that everyone ignores"
  const lead = tokens[first - 2]
  if (tokens[first - 1]?.tag === 'verb') return false
  return lead?.tag === 'relative' || tokens[first - 3]?.tag === 'relative'
}

function isSubordinate(tokens: readonly TaggedToken[], first: number): boolean {
  for (let index = first - 1; index >= 0 && index >= first - 8; index -= 1) {
    const token = tokens[index]
    if (!token || breaks.has(token.text) || token.text === ',' || token.tag === 'verb') return false
    // "how I saved …" as a whole idea is the thing itself.
    if (index === 0 && /^(?:how|why|what|where)$/.test(token.lower)) return false
    if (
      token.tag === 'clause' ||
      (token.tag === 'pronoun' && (token.lower === 'what' || token.lower === 'whatever'))
    )
      return true
  }
  return false
}
