import { conceptOfKind, findConcept, type Concept } from './concepts.ts'
import { findMaterial, type Material } from './materials.ts'
import { isMeasure, type NounPhrase } from './noun-phrases.ts'
import { animateKinds, kindOfName, kindOfNoun, speciesIn, type SubjectKind } from './noun-kind.ts'
import { detailAfter } from './subject-detail.ts'
import { pronounFor } from './subject-pronoun.ts'
import { roleOf } from './subject-role.ts'
import { parse, wordsBetween, type Parse } from './parse.ts'
import { firstPersonPronouns } from './words/function-words.ts'
import { nounKinds } from './words/noun-kinds.ts'
import { numberValue } from './words/number-words.ts'
import { surelyChildren, type Pronoun } from './words/person-words.ts'
import { isPlural, toSingular } from './words/singular.ts'

/** Someone or something the idea names. Every text in it is a piece of the idea as typed. */
export type Subject = {
  /** With article, number and "of …": "three foxes", "a stack of books". */
  phrase: string
  /** Without article, number and "my": "foxes", "little tugboat". For an idea in another language the whole scene. */
  bare: string
  /** The noun itself, as typed: "foxes". */
  head: string
  /** The noun in the singular and lower case: "fox". */
  singular: string
  /** Words before the noun: ["little", "quiet"]. */
  attributes: string[]
  /** What is said about it right after: "who is ashamed of its quiet horn", "with a white beard", "overgrown with ivy". */
  detail: string
  kind: SubjectKind
  animate: boolean
  /** A person who is not grown up, as far as the words say so. */
  child: boolean
  plural: boolean
  /** How many, when the idea says so; 1 for a singular. */
  count?: number
  age?: number
  name?: string
  pronoun: Pronoun
  /** doer: does or is something · object: something is done to it · companion: "with a raccoon" · owner: "the hedgehog's day" · place: where it is · reader: for whom · mentioned: any other. */
  role: 'doer' | 'object' | 'companion' | 'owner' | 'place' | 'reader' | 'mentioned'
  concept?: Concept
  material?: Material
  /** Place of the phrase in the text it was read from. */
  start: number
  end: number
}

const unseenKinds: ReadonlySet<SubjectKind> = new Set(['time', 'abstract', 'event'])

const animateGroups = new Set(
  'audience band choir class crew crowd duo family orchestra quartet team tribe trio couple army gang mob herd flock pack swarm troop'.split(
    ' ',
  ),
)

/** Everyone and everything named, the one the idea is about first. */
export function readSubjects(text: string, parsed: Parse = parse(text)): Subject[] {
  const found: { subject: Subject; score: number }[] = []
  for (const [index, phrase] of parsed.phrases.entries()) {
    if (isPartOfAnother(parsed, phrase)) continue
    const subject = toSubject(parsed, phrase)
    if (!subject) continue
    found.push({ subject, score: scoreOf(parsed, phrase, subject) - Math.min(index, 8) * 0.2 })
    const owner = ownerIn(parsed, phrase)
    if (owner)
      found.push({
        subject: owner,
        score: (unseenKinds.has(subject.kind) ? 4 : 1) + (owner.animate ? 2 : 0) - index * 0.2,
      })
  }
  const ordered = found.toSorted((one, other) => other.score - one.score).map(({ subject }) => subject)
  return dropRepeats(ordered)
}

function toSubject(parsed: Parse, phrase: NounPhrase): Subject | undefined {
  const head = parsed.tokens[phrase.head]
  if (!head) return undefined
  if (phrase.pronoun) return pronounSubject(parsed, phrase)
  const before = parsed.tokens.slice(phrase.first, phrase.head)
  const attributes = before
    .filter(
      (token) =>
        token.tag === 'adjective' ||
        token.tag === 'noun' ||
        token.tag === 'name' ||
        (token.tag === 'number' && /\p{L}/u.test(token.text) && numberValue(token.text) === undefined),
    )
    .map((token) => token.text)
  const measured = isMeasure(head) ? parsed.phrases.find((other) => other.ofHead === phrase.head) : undefined
  const measuredHead = measured ? parsed.tokens[measured.head] : undefined
  const isMeasureOnly = measuredHead !== undefined && !isMeasure(measuredHead)
  const seen = isMeasureOnly ? measuredHead : head
  const lastAttribute = attributes.at(-1) ?? ''
  const name = nameOf(parsed, phrase)
  const species =
    speciesIn(attributes, seen.lower) ?? (head.tag === 'name' ? asideAfter(parsed, phrase) : undefined)
  const kind = species
    ? kindOfNoun(species)
    : head.tag === 'name'
      ? kindOfName(
          wordsBetween(parsed, firstName(parsed, phrase), phrase.head),
          before.every((token) => token.tag === 'name' || token.tag === 'possessive') &&
            isLikelyPerson(parsed, phrase),
        )
      : kindOfNoun(seen.lower, isMeasureOnly ? '' : lastAttribute)
  const singular = head.tag === 'name' ? head.lower : toSingular(seen.lower)
  const plural = head.tag !== 'name' && isPlural(head.lower)
  const count = countOf(parsed, phrase, plural)
  const end = measured ? measured.last : endWithOf(parsed, phrase)
  const bareFirst = parsed.tokens.findIndex(
    (token, index) =>
      index >= phrase.first &&
      index <= phrase.head &&
      token.tag !== 'article' &&
      token.tag !== 'possessive' &&
      !(token.tag === 'number' && numberValue(token.text) !== undefined),
  )
  const age = ageOf(parsed, phrase, end)
  const isChild =
    (kind === 'person' && surelyChildren.has(singular)) ||
    (age !== undefined && age < 18 && (kind === 'person' || kind === 'unknown'))
  const concept =
    (species ? findConcept(toSingular(species)) : findConcept(singular, lastAttribute)) ??
    conceptOfKind(kind, toSingular(lastAttribute))
  const material = findMaterial(attributes)
  const isAnimateGroup = kind === 'group' && animateGroups.has(singular)
  return {
    phrase: wordsBetween(parsed, phrase.first, end),
    bare: wordsBetween(parsed, bareFirst < 0 ? phrase.head : bareFirst, end),
    head: seen.text,
    singular,
    attributes,
    detail: detailAfter(parsed, phrase, end),
    kind,
    animate: animateKinds.has(kind) || isAnimateGroup,
    child: isChild,
    plural,
    ...(count === undefined ? {} : { count }),
    ...(age === undefined ? {} : { age }),
    ...(name === undefined ? {} : { name }),
    pronoun: pronounFor(parsed, kind, singular, plural, isAnimateGroup),
    role: roleOf(parsed, phrase, kind),
    ...(concept ? { concept } : {}),
    ...(material ? { material } : {}),
    start: parsed.tokens[phrase.first]?.start ?? 0,
    end: parsed.tokens[end]?.end ?? parsed.text.length,
  }
}

function pronounSubject(parsed: Parse, phrase: NounPhrase): Subject | undefined {
  const token = parsed.tokens[phrase.head]
  if (
    !token ||
    !/^(?:i|we|you|me|us|he|she|they|someone|somebody|everyone|everybody|nobody|anyone)$/.test(token.lower)
  )
    return undefined
  const isFirst = firstPersonPronouns.has(token.lower)
  const plural = /^(?:we|us|they|everyone|everybody)$/.test(token.lower)
  const pronoun: Pronoun =
    token.lower === 'i' || token.lower === 'me'
      ? 'I'
      : token.lower === 'we' || token.lower === 'us'
        ? 'we'
        : token.lower === 'he' || token.lower === 'she' || token.lower === 'you'
          ? token.lower
          : 'they'
  return {
    phrase: token.text,
    bare: token.text,
    head: token.text,
    singular: token.lower,
    attributes: [],
    detail: '',
    kind: 'person',
    animate: true,
    child: false,
    plural,
    ...(plural ? {} : { count: 1 }),
    pronoun,
    role: isFirst && token.lower !== 'me' && token.lower !== 'us' ? 'doer' : roleOf(parsed, phrase, 'person'),
    start: token.start,
    end: token.end,
  }
}

function ownerIn(parsed: Parse, phrase: NounPhrase): Subject | undefined {
  const at = parsed.tokens.findIndex(
    (token, index) =>
      index >= phrase.first &&
      index <= phrase.head &&
      token.tag === 'possessive' &&
      /['’]s?$/u.test(token.text),
  )
  const token = parsed.tokens[at]
  if (!token) return undefined
  const noun = token.text.replace(/['’]s?$/u, '')
  const inner: Parse = {
    ...parsed,
    tokens: parsed.tokens.with(at, {
      ...token,
      text: noun,
      lower: noun.toLowerCase(),
      end: token.start + noun.length,
      tag: /^\p{Lu}/u.test(noun) && at > 0 && !nounKinds.has(toSingular(noun)) ? 'name' : 'noun',
    }),
  }
  const subject = toSubject(inner, { first: phrase.first, last: at, head: at, pronoun: false })
  return subject ? { ...subject, detail: '', role: 'owner' } : undefined
}

// The books of "a stack of books" are read with their stack.
function isPartOfAnother(parsed: Parse, phrase: NounPhrase): boolean {
  return phrase.ofHead !== undefined && isMeasure(parsed.tokens[phrase.ofHead])
}

// "my 3 year old son", "Lena, 9, builds a radio"
function ageOf(parsed: Parse, phrase: NounPhrase, end: number): number | undefined {
  const inside = /(?<!\d)(\d{1,2})[\s-]years?[\s-]old/iu.exec(wordsBetween(parsed, phrase.first, end))?.[1]
  if (inside) return Number(inside)
  const [comma, number, close] = parsed.tokens.slice(phrase.last + 1, phrase.last + 4)
  const isAside =
    comma?.text === ',' &&
    number?.type === 'number' &&
    /^\d{1,2}$/.test(number.text) &&
    (close === undefined || close.text === ',')
  return isAside ? Number(number.text) : undefined
}

function nameOf(parsed: Parse, phrase: NounPhrase): string | undefined {
  const head = parsed.tokens[phrase.head]
  if (head?.tag === 'name') return wordsBetween(parsed, firstName(parsed, phrase), phrase.last)
  if (phrase.last > phrase.head) {
    const isNaming = /^(?:named|called|nicknamed)$/.test(parsed.tokens[phrase.head + 1]?.lower ?? '')
    return wordsBetween(parsed, phrase.head + (isNaming ? 2 : 1), phrase.last).replace(
      /^["'“„«‘「](.+)["'”“»’」]$/u,
      '$1',
    )
  }
  return undefined
}

function firstName(parsed: Parse, phrase: NounPhrase): number {
  let first = phrase.head
  while (first > phrase.first && parsed.tokens[first - 1]?.tag === 'name') first -= 1
  return first
}

// A name that does something or stands first is someone; "shot on Portra" and "MemoryError" name things.
function isLikelyPerson(parsed: Parse, phrase: NounPhrase): boolean {
  const head = parsed.tokens[phrase.head]
  if (!head || /\p{Ll}\p{Lu}|^\p{Lu}{2,}|\d/u.test(head.text)) return false
  if (parsed.clauses.some((clause) => clause.subject?.head === phrase.head)) return true
  if (parsed.tokens[phrase.last + 1]?.type === 'number') return false
  // One lone name may be a town or a ship; two are hardly.
  if (
    phrase.after === undefined &&
    phrase.first === phrase.last &&
    parsed.clauses.length === 0 &&
    parsed.tokens.length > 1
  )
    return false
  return phrase.after === undefined || /^(?:of|with|by|for)$/.test(phrase.after)
}

function countOf(parsed: Parse, phrase: NounPhrase, plural: boolean): number | undefined {
  for (let index = phrase.first; index < phrase.head; index += 1) {
    const token = parsed.tokens[index]
    if (token?.tag === 'number' || token?.lower === 'both') {
      const value = numberValue(token.text)
      if (value !== undefined && (plural || value === 1))
        return token.lower === 'dozen' && parsed.tokens[index - 1]?.tag === 'number'
          ? value * (numberValue(parsed.tokens[index - 1]?.text ?? '') ?? 1)
          : value
    }
  }
  const head = parsed.tokens[phrase.head]
  if (head && !plural && parsed.phrases.some((other) => other.ofHead === phrase.head) && isMeasure(head))
    return /^(?:pair|couple|duo)$/.test(head.lower)
      ? 2
      : head.lower === 'trio'
        ? 3
        : head.lower === 'dozen'
          ? 12
          : undefined
  if (head && /^(?:couple|pair|twins|duo)$/.test(head.lower)) return 2
  return plural ? undefined : 1
}

// "the king of the ants" is one subject; "a girl in a boat" is a girl.
function endWithOf(parsed: Parse, phrase: NounPhrase): number {
  const next = parsed.phrases.find((other) => other.ofHead === phrase.head)
  return next ? endWithOf(parsed, next) : phrase.last
}

function scoreOf(parsed: Parse, phrase: NounPhrase, subject: Subject): number {
  const base = {
    doer: 5,
    companion: subject.animate ? 3.6 : 0.5,
    object: 2,
    owner: 2,
    mentioned: phrase.after === undefined ? 2.5 : 0.4,
    place: 0,
    reader: 0,
  }[subject.role]
  const own = parsed.clauses.filter((clause) => clause.subject?.head === phrase.head)
  const isInSubordinate =
    own.length > 0 &&
    own.every(
      (clause) =>
        clause.subordinate ||
        clause.nested ||
        (clause.relative && phrase.after !== undefined) ||
        (clause.relative &&
          clause.subject !== undefined &&
          parsed.tokens[clause.subject.first - 1]?.tag === 'relative'),
    )
  let score = base + (subject.animate ? 0.8 : 0)
  if (isInSubordinate) score -= 2.2
  if (phrase.after === undefined && phrase === parsed.phrases[0])
    score += /^(?:where|whose)\b/iu.test(subject.detail) ? 1.8 : 0.8
  // "a trumpeter, eyes closed" and "…, his coat covered in snow" go on about someone else.
  if (
    own.length > 0 &&
    parsed.tokens[phrase.first - 1]?.text === ',' &&
    own.every(
      (clause) =>
        clause.helper === undefined && (clause.verb.form === 'past' || clause.verb.form === 'participle'),
    )
  )
    score -= 3
  // "The main character is Pip, a small blue train": Pip is what it is about.
  if (isPresented(parsed, phrase)) score += 4
  if (/^(?:character|hero|heroine|protagonist|lead)$/.test(subject.singular) && subject.name === undefined)
    score -= 3
  if (phrase.pronoun) score -= subject.pronoun === 'I' && subject.singular === 'i' ? 1 : 3.4
  if (unseenKinds.has(subject.kind)) score -= 1.8
  return score
}

function isPresented(parsed: Parse, phrase: NounPhrase): boolean {
  if (parsed.tokens[phrase.first - 1]?.tag !== 'be') return false
  return /^(?:character|hero|heroine|protagonist|lead|star)$/.test(
    parsed.tokens[phrase.first - 2]?.lower ?? '',
  )
}

/** "Pip, a small blue train": what the name is the name of. */
function asideAfter(parsed: Parse, phrase: NounPhrase): string | undefined {
  if (parsed.tokens[phrase.last + 1]?.text !== ',' || parsed.tokens[phrase.last + 2]?.tag !== 'article')
    return undefined
  const aside = parsed.phrases.find((other) => other.first === phrase.last + 2)
  return aside ? parsed.tokens[aside.head]?.lower : undefined
}

function dropRepeats(subjects: Subject[]): Subject[] {
  const seen = new Set<string>()
  return subjects.filter((subject) => {
    const key = subject.name ?? subject.bare.toLowerCase()
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
