import { normalise, safeInline } from '#shared/text/normalise.ts'
import { findConcept } from '#tools/idea/concepts.ts'
import { kindOfNoun, type SubjectKind } from '#tools/idea/noun-kind.ts'
import { readIdea, type Idea } from '#tools/idea/read-idea.ts'
import { quarantineIdea } from '#tools/idea/quarantine.ts'
import { readSafety } from '#tools/idea/safety.ts'
import type { Subject } from '#tools/idea/subjects.ts'
import { withArticle, withoutPossessive } from '../write/english.ts'
import { foreignNouns } from './foreign-nouns.ts'
import { topicOfThing } from './own-topic.ts'
import { toPlainCase } from './plain-case.ts'
import { readPair, type Pair } from './read-pair.ts'
import { readTitleKinds, type TitleKind } from './title-signals.ts'
import { findTopics, openTopic, topicOfKind, workableTopics, type Topic } from './topics.ts'

/** Something that can be seen. */
export type Thing = {
  /** "a clay pot", "bees". */
  phrase: string
  /** One of them: "a clay pot", "a bee". */
  single: string
  /** "clay pot" */
  bare: string
  kind: SubjectKind
  isPlural: boolean
  /** "40 bicycles" */
  count?: number
  /** What such a thing always looks like; empty when unknown. */
  looks: string
  isFromTitle: boolean
}

export type DurationUnit = 'hour' | 'day' | 'night' | 'week' | 'month' | 'year' | 'minute'

export type TitleReading = {
  idea: Idea
  /** On one line, safe to quote. */
  title: string
  kind: TitleKind
  kinds: readonly TitleKind[]
  topic: Topic
  /** What else it is about. */
  second: Topic | undefined
  thing: Thing
  /** What is set against each other: the two sides of a comparison, or the new and the old of a swap. */
  pair: Pair | undefined
  /** Who and what else belongs to it, with article: "two kids", "a parrot". */
  company: readonly string[]
  /** "3" of "at 3 am". */
  clock: number | undefined
  /** It tells of money spent. */
  isCostly: boolean
  /** "phone" of "with no phone". */
  absent: string | undefined
  /** An animal or another person doing something: "a dog learning to skateboard". */
  deed: { doer: string; words: string } | undefined
  duration: { count: number; unit: DurationUnit } | undefined
  /** Exactly as given: "€89". */
  amount: string | undefined
  /** Of a list: "5 formulas". */
  listLength: number | undefined
  isForChildren: boolean
  /** Wished not to be there: "people". */
  unwanted: readonly string[]
  /** Death, illness, violence: no shock, no faces. */
  isSensitive: boolean
  /** A real person whose likeness is left out. */
  famous: string | undefined
}

/** What a title promises and what of it can be seen. */
export function readTitle(source: string): TitleReading {
  const { idea, title } = readWords(source)
  // What is missing is not what it is about.
  const text = withoutMissing(idea)
  const kinds = readTitleKinds(text)
  const isForChildren = kinds.includes('kids') || idea.audience?.child === true
  const duration = readDuration(idea)
  const kind = mainKind(kinds, { isForChildren, hasDuration: duration !== undefined })
  const told = findTopics(text, idea.language.code)
  const topics = told[0] === openTopic ? findTopics(idea.text, idea.language.code) : told
  const pair = readPair(text, kind)
  const risky = idea.safety.findings
  const famous = risky.find(({ category }) => category === 'real-person')?.words[0]
  const nouns = idea.isEnglish || famous ? [] : foreignNouns(idea.text, idea.language.code)
  const thing =
    mainThing(idea, topics) ??
    (kinds.includes('review') ? productIn(idea) : undefined) ??
    (topics[0] === openTopic
      ? ((famous ? undefined : (unknownThing(idea) ?? personIn(idea))) ??
        quotedThing(nouns.at(idea.language.code === 'ja' ? 0 : -1)))
      : undefined)
  const topic = chooseTopic(topics, thing, idea)
  const isShown = thing !== undefined && fits(thing, topic, topics)
  return {
    idea,
    title,
    kind,
    kinds,
    topic: isShown && topic === openTopic ? topicOfThing(thing) : topic,
    second: topics.find((other) => other !== topic && other !== openTopic),
    thing: isShown ? thing : heroOf(topic),
    company: famous ? [] : companyOf(idea, { thing: isShown ? thing : undefined, pair, nouns }),
    clock: readClock(idea.text),
    isCostly: /\b(?:costs?|prices?|paid|expensive|bills?)\b/iu.test(text),
    pair,
    absent: readAbsent(idea),
    deed: famous ? undefined : readDeed(idea),
    duration,
    amount: idea.numbers.find((number) => number.kind === 'money')?.words,
    listLength: kinds.includes('list') ? readListLength(idea) : undefined,
    isForChildren,
    unwanted: idea.negations.filter(({ use }) => use === 'wish').map(({ what }) => what),
    isSensitive:
      /\b(?:died|dies|death|dead|funeral|suicide|murder\w*|genocide|massacre|tragedy|grief|cancer|killed)\b|gestorben|mort de|murió|morreu|morto|умер|死|사망|مات|मौत/iu.test(
        text,
      ) ||
      risky.some(({ category }) =>
        ['sensitive', 'self-harm', 'violence', 'gore', 'child-danger', 'hate'].includes(category),
      ),
    famous,
  }
}

// A picture has one idea; what a long text says further on is context, and only its safety counts.
const readFully = 600

function readWords(source: string): { idea: Idea; title: string } {
  const opening = toPlainCase(source.slice(0, readFully))
  const idea = readIdea(opening)
  if (source.length <= readFully)
    return { idea, title: opening === source ? idea.inline : readIdea(source).inline }
  const { clean, quarantined } = quarantineIdea(normalise(source))
  const safety = readSafety(clean, idea.language.code)
  return { idea: { ...idea, quarantined, safety }, title: safeInline(clean) }
}

function withoutMissing({ text, negations }: Idea): string {
  return negations
    .filter(({ what }) => !/ing\b/iu.test(what))
    .reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text)
}

function mainKind(
  kinds: readonly TitleKind[],
  known: { isForChildren: boolean; hasDuration: boolean },
): TitleKind {
  if (known.isForChildren) return 'kids'
  return kinds.find((kind) => kind !== 'challenge' || known.hasDuration) ?? 'plain'
}

const visibleKinds: ReadonlySet<SubjectKind> = new Set([
  'animal',
  'creature',
  'robot',
  'plant',
  'food',
  'vehicle',
  'building',
  'landscape',
  'furniture',
  'clothing',
  'instrument',
  'toy',
  'tool',
  'container',
  'device',
  'object',
])

/** Subjects whose pictures differ from what titles mean by them. */
const notThings =
  /^(?:thing|way|tip|trick|stuff|stop|start|sound|mistake|review|recipe|lesson|day|part|kind|piece|lot|set|top|best|point|end|life|money|test|guide|video|waste|hour|time)$/u

function mainThing(idea: Idea, topics: readonly Topic[]): Thing | undefined {
  if (!idea.isEnglish) return undefined
  const leading = idea.subjects.filter((subject) => !comesAlong(subject, idea))
  for (const subjects of [leading, idea.subjects]) {
    const things = subjects.flatMap((subject) => toThing(subject, idea) ?? [])
    const thing = things.find(({ kind }) => topics.some((topic) => topic.kind === kind)) ?? things[0]
    if (thing) return thing
  }
  return undefined
}

/** "with two kids and a parrot": it is there, the title is about something else. */
function comesAlong({ role, start }: Subject, { text }: Idea): boolean {
  return (
    role === 'companion' ||
    /\bwith (?:[\p{L}\p{N}'’-]+ ){0,5}and $/u.test(text.slice(Math.max(0, start - 60), start))
  )
}

/** Somebody without a name, where the title holds nothing else to see. */
function personIn(idea: Idea): Thing | undefined {
  if (!idea.isEnglish) return undefined
  const person = idea.subjects.find(
    ({ kind, name, bare }) =>
      kind === 'person' && name === undefined && !teller.test(bare) && /^[a-z][a-z' -]{2,29}$/u.test(bare),
  )
  return person && shownAs(person, 'person', idea)
}

const notions = /(?:tion|sion|ness|ity|ment|ism|ship|ence|ance|hood|dom|ing|logy|phy|cy)s?$/iu

/** A noun nobody knows, with an article or an owner: more likely a thing than a notion. */
function unknownThing(idea: Idea): Thing | undefined {
  if (!idea.isEnglish) return undefined
  const subject = idea.subjects.find(
    ({ kind, phrase, singular, name, bare }) =>
      kind === 'unknown' &&
      name === undefined &&
      /^(?:an?|the|my|our|this|these|\d+)\s/iu.test(phrase) &&
      /^[a-z][a-z' -]{2,29}$/u.test(bare) &&
      bare.split(' ').length <= 3 &&
      !notions.test(singular) &&
      !notThings.test(singular) &&
      !idea.negations.some(({ words }) => words.includes(bare)),
  )
  return subject && shownAs(subject, subject.kind, idea)
}

/** A noun of another language, quoted: image models know what it means. */
function quotedThing(noun: string | undefined): Thing | undefined {
  if (noun === undefined) return undefined
  const quoted = `“${noun}”`
  return {
    phrase: quoted,
    single: quoted,
    bare: quoted,
    kind: 'unknown',
    isPlural: false,
    looks: '',
    isFromTitle: true,
  }
}

/** Nobody in particular. */
export const teller =
  /^(?:i|we|you|he|she|it|they|me|us|them|nobody|no one|everyone|everybody|somebody|someone|anyone|people|who)$/iu

/** Persons, animals and things of the title beside its main one; at most three. */
function companyOf(
  idea: Idea,
  { thing, pair, nouns }: { thing: Thing | undefined; pair: Pair | undefined; nouns: readonly string[] },
): string[] {
  if (!idea.isEnglish) return nouns.map((noun) => `“${noun}”`).filter((noun) => noun !== thing?.bare)
  const paired = pair ? `${pair.first} ${pair.second}`.toLowerCase() : ''
  return idea.subjects
    .filter(({ bare, kind }) => {
      const isMissing = idea.negations.some(({ words }) => words.includes(bare))
      const isSeen = kind === 'person' || kind === 'organisation' || visibleKinds.has(kind)
      const isOther = thing === undefined || !thing.bare.toLowerCase().includes(bare.toLowerCase())
      return (
        isSeen &&
        isOther &&
        !isMissing &&
        !paired.includes(bare.toLowerCase()) &&
        !teller.test(bare) &&
        /^[\p{Script=Latin}\s'’-]{2,30}$/u.test(bare)
      )
    })
    .filter(({ name, singular }) => name === undefined && !notThings.test(singular))
    .map(({ phrase, bare, plural, count, kind }) => {
      if (kind === 'organisation') return `someone from the ${withoutPossessive(bare)} in working clothes`
      const counted = plural && count !== undefined && phrase.length <= 30
      return counted ? withoutPossessive(phrase) : plural ? bare : withArticle(withoutPossessive(bare))
    })
    .slice(0, 3)
}

function readClock(text: string): number | undefined {
  const match =
    /(?<![\d.:])(?<hour>\d{1,2})(?::00)?\s?(?:a\.?m\.?|p\.?m\.?|o['’]clock|uhr|時(?!間)|点(?!半)|點|시(?!간))(?!\p{Script=Latin})/iu.exec(
      text,
    ) ?? /(?<!\p{L})(?:à|alle|às|a las) (?<hour>\d{1,2})(?:\s?h(?:eures)?)?(?!\p{L}|\p{N})/iu.exec(text)
  const hour = Number(match?.groups?.['hour'])
  return hour >= 1 && hour <= 24 ? ((hour - 1) % 12) + 1 : undefined
}

function toThing(subject: Subject, idea: Idea): Thing | undefined {
  const isMissing = idea.negations.some(({ words }) => words.includes(subject.bare))
  if (isMissing || subject.bare.length > 40 || !/^[\p{Script=Latin}\p{N}\s'’&.-]+$/u.test(subject.bare))
    return undefined
  if (notThings.test(subject.singular)) return madeOf(subject)
  const isBrand = idea.names.some(({ name, kind }) => kind === 'brand' && subject.phrase.includes(name))
  const kind = kindShown(subject)
  if (!visibleKinds.has(kind) || (isBrand && kind === 'animal')) return undefined
  return shownAs(subject, kind, idea)
}

function shownAs(subject: Subject, kind: SubjectKind, idea: Idea): Thing {
  const bare = lowerAtStart(withoutPossessive(subject.bare), idea.text)
  const isPlural = subject.head.toLowerCase() !== subject.singular
  return {
    phrase: isPlural ? bare : withArticle(bare),
    single: withArticle(
      isPlural
        ? [...subject.attributes.filter((word) => !/^\d/u.test(word)), subject.singular].join(' ')
        : bare,
    ),
    bare,
    kind,
    isPlural,
    ...(isPlural && subject.count !== undefined && subject.count > 1 ? { count: subject.count } : {}),
    looks: findConcept(subject.singular, subject.attributes.at(-1) ?? '')?.looks ?? '',
    isFromTitle: true,
  }
}

/** "a heat pump" or "a Land Rover" is of the kind that its topic is about, where the noun itself is not known. */
function kindShown({ kind, bare }: Subject): SubjectKind {
  if (kind !== 'unknown') return kind
  const told = findTopics(bare)[0]
  return told && told !== openTopic && workableTopics.has(told.id) ? told.kind : kind
}

/** "dumpling" of "a dumpling recipe". */
function madeOf({ attributes }: Subject): Thing | undefined {
  const bare = attributes.at(-1)?.toLowerCase() ?? ''
  const kind = kindOfNoun(bare)
  if (!visibleKinds.has(kind)) return undefined
  return {
    phrase: withArticle(bare),
    single: withArticle(bare),
    bare,
    kind,
    isPlural: false,
    looks: findConcept(bare)?.looks ?? '',
    isFromTitle: true,
  }
}

/** What is reviewed, when it is called by its name only: "DJI Mini 5". */
function productIn(idea: Idea): Thing | undefined {
  const named = idea.isEnglish
    ? idea.names.find(({ kind }) => kind === 'brand' || kind === 'unknown')
    : undefined
  if (!named) return undefined
  const number =
    /^(?: [A-Z]?\d{1,4}[A-Za-z]{0,3})?/u.exec(idea.text.slice(named.start + named.name.length))?.[0] ?? ''
  const bare = named.name + number
  const phrase = withArticle(bare)
  return { phrase, single: phrase, bare, kind: 'device', isPlural: false, looks: '', isFromTitle: true }
}

/** The first word of a title has its capital from there. */
function lowerAtStart(bare: string, text: string): string {
  const [first = ''] = bare.split(' ')
  const isOrdinary = text.startsWith(bare) && /^\p{Lu}\p{Ll}+$/u.test(first)
  return isOrdinary ? bare[0]?.toLowerCase() + bare.slice(1) : bare
}

/** Of several topics the one that the thing itself tells. */
function chooseTopic(topics: readonly Topic[], thing: Thing | undefined, idea: Idea): Topic {
  const first = topics[0] ?? openTopic
  if (!thing) {
    const told = idea.subjects.flatMap(({ kind }) => topicOfKind(kind) ?? [])[0]
    return first === openTopic ? (told ?? first) : first
  }
  const own = findTopics(thing.bare).find((topic) => topic !== openTopic)
  if (own && topics.includes(own)) return own
  if (first === openTopic) return topicOfKind(thing.kind) ?? first
  return first
}

/** A thing is shown under a topic only where the topic's pictures are about such things. */
function fits(thing: Thing, topic: Topic, topics: readonly Topic[]): boolean {
  return (
    topic === openTopic ||
    topic.kind === thing.kind ||
    topic === topicOfKind(thing.kind) ||
    findTopics(thing.bare).some((own) => own !== openTopic && topics.includes(own))
  )
}

function heroOf(topic: Topic): Thing {
  const bare = topic.hero.replace(/^(?:an?|the|one|two) /u, '')
  return {
    phrase: topic.hero,
    single: topic.hero,
    bare,
    kind: topic.kind,
    isPlural: false,
    looks: '',
    isFromTitle: false,
  }
}

const units: readonly [DurationUnit, RegExp][] = [
  ['night', /night|nächt|nuit|noche|noite|notte|notti|ноч|晩|夜|泊|밤|ليلة|ليال|रात|gece/iu],
  ['hour', /hour|stunde|heure|hora|\bore\b|час|時間|小时|小時|시간|ساع|घंट|saat/iu],
  ['minute', /min/iu],
  ['week', /week|woche|semaine|semana|settiman|недел|週間|周|주|أسبوع|أسابيع|हफ़्त|hafta/iu],
  ['month', /month|monat|mois|\bmes|mês|mesi|месяц|か月|ヶ月|个月|개월|شهر|أشهر|महीन|\bay\b/iu],
  ['day', /day|tag|jour|\bdía|\bdia|giorn|дн|день|日|天|일|يوم|أيام|दिन|gün/iu],
  ['year', /year|jahr|\ban(?:s|née)|año|\bano|ann[oi]|лет|год|年|년|سن|عام|साल|yıl/iu],
]

function readDuration({ text }: Idea): TitleReading['duration'] {
  for (const match of text.slice(0, 300).matchAll(/(?<![\d.,$€£¥-])(\d{1,4})[-\s]?([\p{L}\p{M}]{1,12})/gu)) {
    const unit = units.find(([, pattern]) => pattern.test(match[2] ?? ''))?.[0]
    const count = Number(match[1])
    if (unit && count > 0 && !(unit === 'year' && count > 150)) return { count, unit }
  }
  return undefined
}

function readListLength({ text }: Idea): number | undefined {
  const count = Number(/(?<![\d.,$€£¥])\d{1,3}(?![\d.,%])/u.exec(text)?.[0])
  return count > 1 && count < 200 ? count : undefined
}

function readAbsent(idea: Idea): string | undefined {
  if (!idea.isEnglish) return undefined
  const missing = idea.negations.find(
    ({ what, use }) =>
      use === 'fact' &&
      !/ing\b|\d/iu.test(what) &&
      what.split(' ').length <= 3 &&
      /^[\p{Script=Latin}\s'-]+$/u.test(what),
  )
  return missing ? withoutPossessive(missing.what) : undefined
}

const movingKinds: ReadonlySet<SubjectKind> = new Set(['vehicle', 'robot', 'toy'])

function readDeed(idea: Idea): TitleReading['deed'] {
  const { action, subject } = idea
  if (
    !idea.isEnglish ||
    !action ||
    !subject ||
    !(subject.animate || movingKinds.has(subject.kind)) ||
    action.verb === 'be' ||
    action.kind === 'state'
  )
    return undefined
  if (/^(?:i|we|you|he|she|they|it|my|our)\b/iu.test(action.doer) || action.doer === '') return undefined
  if (teller.test(action.doer)) return undefined
  // "I sailed and the cook taught me": who is told about is not always who does it.
  const isOwn = action.doer.includes(subject.phrase) || teller.test(subject.phrase) === false
  const doer = !isOwn
    ? lowerAtStart(action.doer, idea.text)
    : subject.animate
      ? idea.lead
      : withArticle(lowerAtStart(withoutPossessive(subject.bare), idea.text))
  const doing = action.forms.ing
    .replace(/\s(?:while|because|until|so that|after|before|when)\s.*$/iu, '')
    .replace(/\b(?:me|us)\b/giu, 'someone')
  return doing.length + doer.length <= 70 ? { doer, words: `${doer} ${doing}` } : undefined
}
