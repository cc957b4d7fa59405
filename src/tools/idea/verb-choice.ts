import { isAdjective } from './words/adjectives.ts'
import type { Tag } from './words/function-words.ts'
import { nounKinds } from './words/noun-kinds.ts'
import { isPlural, toSingular } from './words/singular.ts'
import { isNounishVerb, type VerbForm, type VerbReading } from './words/verb-forms.ts'
import { intransitiveVerbs } from './words/verb-list.ts'
import { isNounTag, openers, roughTag, type TaggedToken } from './rough-tag.ts'
import type { Token } from './tokens.ts'

const commands = new Set(
  `add adapt analyse analyze animate ask brainstorm build calculate change check classify code come compare compose convert correct create debug define describe design develop discuss draft draw edit estimate evaluate explain extract film find fix generate get give help highlight illustrate imagine improve invent keep learn list look make name optimise optimize organise organize outline paint photograph plan prepare produce proofread rank recommend refactor remove render rephrase reply research respond review rewrite shorten show simplify sketch sort suggest summarise summarize take teach tell test tidy transform translate turn use visualise visualize write`.split(
    ' ',
  ),
)

const movers = new Set(['vehicle', 'sky', 'toy', 'landscape'])

const animateKinds = new Set(['person', 'animal', 'creature', 'robot', 'group'])

// Third-person look-alikes that are plural nouns in nearly every idea: "traffic lights", "autumn leaves".
const usuallyNouns = new Set(
  `answers arms books boxes bridges brushes cans clouds coats combs cups drums edges farms films flowers frames gardens guards guides hands heads leaves lights locks maps masks matches mirrors models nails names notes objects orders pages parks pipes places planes plants plates plots points pools posts pots prints queues rings rivers rocks ropes rules sails scales schools scores seats shadows shapes shells shops signs skins songs sounds stages stamps stars stations steps stones stores storms streams strings styles surfaces tales tanks tapes tools tops tours towers toys tracks trails trains tunnels videos views walls watches waves ways webs wheels winds wings wires yards`.split(
    ' ',
  ),
)

export function chooseVerb(
  token: Token,
  readings: readonly VerbReading[],
  tokens: Token[],
  index: number,
  before: TaggedToken[],
): VerbReading | undefined {
  const anchor = lastButAdverbs(before)
  const next = tokens[index + 1]
  const nextTag = next ? roughTag(next) : undefined
  const pick = (...forms: VerbForm[]) =>
    forms
      .map((form) => readings.find((reading) => reading.form === form))
      .find((found) => found !== undefined)

  switch (anchor?.tag) {
    case 'to':
    case 'modal':
    case 'do':
      return pick('base')
    case 'be':
      return pick('ing', 'participle', 'past')
    case 'have':
      return pick('participle', 'past')
    case 'article':
    case 'possessive':
      return undefined
    case 'number':
      return anchor.lower === 'one' ? pick('third', 'past') : undefined
    case 'adjective':
      // "the light only turns on": what looked like a description was the thing itself.
      if (before.at(-1)?.tag === 'adverb' && before.at(-3)?.tag === 'article') return pick('third', 'past')
      return token.lower.endsWith('ing') &&
        nextTag &&
        !isNounTag(nextTag) &&
        nextTag !== 'punctuation' &&
        isNounTag(before.at(-2)?.tag)
        ? pick('ing')
        : undefined
    case 'pronoun':
    case 'relative':
      return pick('past', 'third', 'base', 'ing', 'participle')
    case 'preposition':
      return nextTag === undefined ||
        (isNounTag(nextTag) &&
          next &&
          isPlural(next.lower) &&
          intransitiveVerbs.has(readings[0]?.lemma ?? ''))
        ? undefined
        : pick('ing')
    case 'noun':
    case 'name':
      return verbAfterNoun(token, pick, anchor, next, nextTag, before)
    case 'quote':
      return pick('third', 'past')
    case 'and':
      return verbAfterAnd(token, readings, before, nextTag)
    case 'verb':
      // "the girl that everyone ignores becomes the mayor"
      return anchor.verb?.form === 'third' &&
        isAfterRelative(before) &&
        nextTag !== undefined &&
        openers.has(nextTag)
        ? pick('third', 'ing')
        : pick('ing')
    default:
      return verbAtStart(token, pick, before, next, nextTag)
  }
}

// A verb no list knows shows by its ending and its company: "a hermit crab decluttering its shell".
export function guessVerb(
  lower: string,
  previous: TaggedToken | undefined,
  next: Token | undefined,
): readonly VerbReading[] {
  // "he tightens the bolt": after him nothing else can stand there.
  if (
    /^(?:he|she|it)$/.test(previous?.lower ?? '') &&
    /[^s]s$/.test(lower) &&
    lower.length > 4 &&
    next !== undefined &&
    openers.has(roughTag(next))
  )
    return [{ lemma: lower.replace(/(?<=sh|ch|ss|x|z)es$|s$/, ''), form: 'third' }]
  if (
    !isNounTag(previous?.tag) ||
    nounKinds.has(toSingular(lower)) ||
    isAdjective(lower) ||
    next === undefined
  )
    return []
  const nextTag = roughTag(next)
  const opens = openers.has(nextTag)
  if (lower.length > 5 && lower.endsWith('ing') && (opens || nextTag === 'preposition'))
    return [{ lemma: lower.slice(0, -3), form: 'ing' }]
  if (lower.length > 5 && lower.endsWith('ed') && (opens || nextTag === 'preposition'))
    return [{ lemma: lower.slice(0, -2), form: 'past' }]
  const isKnown = nounKinds.has(toSingular(previous?.lower ?? '')) && !isPlural(previous?.lower ?? '')
  if (lower.length > 4 && isKnown && opens && /[^s]s$/.test(lower))
    return [{ lemma: lower.slice(0, -1), form: 'third' }]
  return []
}

type Pick = (...forms: VerbForm[]) => VerbReading | undefined

function verbAfterNoun(
  token: Token,
  pick: Pick,
  anchor: TaggedToken,
  next: Token | undefined,
  nextTag: Tag | undefined,
  before: TaggedToken[],
): VerbReading | undefined {
  const kind = nounKinds.get(toSingular(anchor.lower))
  const isAnimate = anchor.tag === 'name' || (kind !== undefined && animateKinds.has(kind))
  const opensObject = nextTag !== undefined && openers.has(nextTag)
  const ing = pick('ing')
  if (ing) return nounKinds.has(token.lower) && !opensObject && !isAnimate ? undefined : ing
  const third = pick('third')
  const isAfterPlural = anchor.tag === 'noun' && isPlural(anchor.lower) && !nounKinds.has(anchor.lower)
  if (third && (!isAfterPlural || opensObject)) {
    if (usuallyNouns.has(token.lower))
      return (isAnimate || (kind !== undefined && movers.has(kind))) && opensObject ? third : undefined
    if (!isNounishVerb(third.lemma)) return third
    if (
      isAnimate ||
      opensObject ||
      before.at(-1)?.tag === 'adverb' ||
      waitsForVerb(before, nextTag, third.lemma)
    )
      return third
    return nextTag !== 'punctuation' && nextTag !== undefined && kind !== undefined && movers.has(kind)
      ? third
      : isAfterRelative(before)
        ? third
        : undefined
  }
  const past = pick('past')
  const base = pick('base')
  if (past && !base) return past
  if (past && base && !isPlural(anchor.lower)) {
    return nounKinds.has(token.lower) && !opensObject
      ? undefined
      : opensObject || nextTag === 'preposition'
        ? past
        : undefined
  }
  const participle = pick('participle')
  if (participle && !base) return participle
  const isManyBefore =
    sinceLastMark(before)
      .slice(-7, -1)
      .some((one) => one.tag === 'noun' && isPlural(one.lower)) &&
    !sinceLastMark(before).some((one) => one.tag === 'verb')
  const isTwo = before.slice(-5, -1).some((one) => one.tag === 'and')
  if (
    base &&
    (anchor.tag === 'noun' || (isTwo && anchor.tag === 'name')) &&
    (isPlural(anchor.lower) ||
      (isTwo && isAnimate) ||
      (isManyBefore && !isNounishVerb(base.lemma)) ||
      isHerd(anchor, before))
  ) {
    if (!isNounishVerb(base.lemma)) return base
    return (isAnimate && next !== undefined) || isAfterRelative(before) ? base : undefined
  }
  return undefined
}

// "a dragon afraid of fire works as a firefighter": someone was named and has done nothing yet.
function waitsForVerb(before: TaggedToken[], nextTag: Tag | undefined, lemma: string): boolean {
  const part = sinceLastMark(before)
  const first = part.find((one) => isNounTag(one.tag))
  if (
    !first ||
    nextTag !== 'preposition' ||
    part.some((one) => one.tag === 'verb' || one.tag === 'be' || one.tag === 'modal')
  )
    return false
  // "a lost mitten looks for its pair"
  if (intransitiveVerbs.has(lemma) && /^(?:article|possessive)$/.test(part[0]?.tag ?? '')) return true
  return (
    first !== part.at(-1) &&
    animateKinds.has(nounKinds.get(toSingular(first.lower)) ?? '') &&
    part.some((one) => one.tag === 'preposition')
  )
}

function sinceLastMark(before: TaggedToken[]): TaggedToken[] {
  return before.slice(before.findLastIndex((one) => one.tag === 'punctuation') + 1)
}

// "fish dance", "a fish dances": without an article the word stands for many.
function isHerd(anchor: TaggedToken, before: TaggedToken[]): boolean {
  return /^(?:fish|sheep|deer|cattle|police)$/.test(anchor.lower) && before.at(-2)?.tag !== 'article'
}

function verbAfterAnd(
  token: Token,
  readings: readonly VerbReading[],
  before: TaggedToken[],
  nextTag: Tag | undefined,
): VerbReading | undefined {
  const earlier = before.findLast((one) => one.tag === 'verb')?.verb
  if (!earlier)
    return readings.find(
      ({ form }) =>
        form === 'third' &&
        !isNounishVerb(readings[0]?.lemma ?? '') &&
        nextTag !== undefined &&
        openers.has(nextTag),
    )
  const same = readings.find(
    ({ form }) => form === earlier.form || (form === 'past' && earlier.form === 'participle'),
  )
  if (same && before.at(-1)?.lower === 'then') return same
  if (
    same &&
    (!isNounishVerb(same.lemma) ||
      !nounKinds.has(toSingular(token.lower)) ||
      (nextTag !== undefined && (openers.has(nextTag) || nextTag === 'preposition')))
  )
    return same
  if (nextTag !== undefined && openers.has(nextTag))
    return readings.find(({ form }) => form === 'third' || form === 'past')
  return undefined
}

function verbAtStart(
  token: Token,
  pick: Pick,
  before: TaggedToken[],
  next: Token | undefined,
  nextTag: Tag | undefined,
): VerbReading | undefined {
  const isFirst = before.every((one) => one.tag === 'adverb' || one.tag === 'punctuation')
  const opensObject = nextTag !== undefined && (openers.has(nextTag) || nextTag === 'name')
  const base = pick('base')
  if (
    base &&
    (opensObject ||
      (commands.has(token.lower) &&
        isFirst &&
        nextTag !== undefined &&
        nextTag !== 'punctuation' &&
        nextTag !== 'and') ||
      (nextTag === 'clause' && commands.has(token.lower)))
  )
    return base
  if (
    base &&
    !isNounishVerb(base.lemma) &&
    nextTag !== undefined &&
    nextTag !== 'punctuation' &&
    !nounKinds.has(token.lower)
  )
    return base
  const ing = pick('ing')
  if (ing) {
    if (nextTag === undefined || nextTag === 'punctuation')
      return nounKinds.has(token.lower) ? undefined : ing
    if (!isNounTag(nextTag) && nextTag !== 'adjective')
      return nounKinds.has(token.lower) && !opensObject ? undefined : ing
    if (nextTag === 'name') return ing
    const isThings =
      next !== undefined &&
      isPlural(next.lower) &&
      !animateKinds.has(nounKinds.get(toSingular(next.lower)) ?? '')
    if (next && nounKinds.get(toSingular(next.lower)) === 'food' && !intransitiveVerbs.has(ing.lemma))
      return ing
    return isThings && !intransitiveVerbs.has(ing.lemma) ? ing : undefined
  }
  if (isFirst) return undefined
  const third = pick('third')
  if (third && nextTag !== undefined && nextTag !== 'punctuation' && !usuallyNouns.has(token.lower))
    return opensObject || !isNounishVerb(third.lemma) || nextTag === 'preposition' ? third : undefined
  const past = pick('past', 'participle')
  return past && !base && nextTag !== undefined && !isNounTag(nextTag) ? past : undefined
}

export function lastButAdverbs(before: TaggedToken[]): TaggedToken | undefined {
  return before.findLast((one) => one.tag !== 'adverb' && one.tag !== 'not') ?? undefined
}

function isAfterRelative(before: TaggedToken[]): boolean {
  return before.slice(-4).some((one) => one.tag === 'relative' || one.tag === 'clause')
}
