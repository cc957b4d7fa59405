import { detectIdeaLanguage } from '#tools/idea/idea-language.ts'
import { quarantineIdea } from '#tools/idea/quarantine.ts'
import { readQuotes } from '#tools/idea/quotes.ts'
import { normalise, safeInline } from '#shared/text/normalise.ts'
import type { ProjectType } from '../form.ts'
import { splitSentences } from '../compose/read/sentences.ts'
import { hasFiniteVerb } from '../compose/read/english-verbs.ts'
import { looksLikeRule } from '../compose/read/rules.ts'
import { firstClause } from '../compose/words/english.ts'
import type { Domain } from './domain.ts'
import { findDomain } from './domains.ts'
import { kindSpans, readProjectKind } from './project-kind.ts'
import { readActions, readSides } from './read-actions.ts'
import { readForeignNouns, readNouns, type Noun } from './read-nouns.ts'
import { isPeople } from './is-people.ts'
import { readForeignAudience, readForPhrases } from './read-people.ts'

/** What one sentence says about a product. Nothing in it is invented. */
export type Reading = {
  /** As it may be read: without invisible characters and without sentences that speak to the machine. */
  text: string
  language: string
  languageName: string
  type: ProjectType
  isTypeSaid: boolean
  /** Quoted or "called …". */
  name?: string
  domain: Domain | undefined
  nouns: readonly Noun[]
  /** For whom, as typed, when that is people or the place they belong to. */
  audience?: string
  /** "handmade candles" of "a shop for handmade candles". */
  about?: string
  doer?: string
  actions: readonly string[]
  /** "a calendar", "reminders" of "with a calendar and reminders". */
  extras: readonly string[]
  purpose?: string
  rules: readonly string[]
  /** "accounts" of "without accounts". */
  without: readonly string[]
}

// What it is about is said early; the whole text is kept as the description.
const longestRead = 2_000

/** Undefined when the text has no word to read. */
export function readSentence(source: string, chosenType?: ProjectType): Reading | undefined {
  const { clean } = quarantineIdea(normalise(source.slice(0, longestRead)))
  const text = safeInline(clean)
  if (!/\p{L}{2}|[\p{Script=Han}\p{Script=Katakana}]/u.test(text)) return undefined
  const { code: language, name: languageName } = detectIdeaLanguage(text)
  const isEnglish = language === 'en'
  const kind = readProjectKind(text, language)
  const spans = kindSpans(text, language)
  const fors = isEnglish ? readForPhrases(text) : []
  const people =
    fors.find(({ kind: of }) => of === 'people') ?? fors.find(({ kind: of }) => of === 'organisation')
  const thing = fors.find(({ kind: of }) => of === 'thing')
  const { doer, actions } = isEnglish ? readActions(text, people?.text) : { doer: undefined, actions: [] }
  const audience = isEnglish ? (readSides(text) ?? people?.text) : readForeignAudience(text, language)
  const extras = isEnglish ? readExtras(text).filter((extra) => !audience?.includes(extra)) : []
  const name = readName(text)
  const isAside = (words: string, start: number) =>
    fors.some(({ kind: of, start: from, end }) => of === 'people' && start >= from && start < end) ||
    words.split(/\s+/u).every(isPeople)
  const about = isEnglish
    ? (goods(text) ??
      collected(people?.text) ??
      (thing && !isProductWord(thing.text) ? thing.text : undefined))
    : foreignAbout(text, spans)
  const purpose = isEnglish ? readPurpose(text) : undefined
  return {
    text,
    language,
    languageName,
    type: chosenType ?? kind.type,
    isTypeSaid: kind.said,
    domain: findDomain(masked(text, spans), language, isAside),
    nouns: isEnglish ? readNouns(text, spans, actions) : readForeignNouns(text, language, spans),
    actions,
    extras,
    rules: isEnglish ? readRuleSentences(text) : [],
    without: isEnglish ? readWithout(text) : [],
    ...(name === undefined ? {} : { name }),
    ...(audience === undefined ? {} : { audience }),
    ...(about === undefined ? {} : { about }),
    ...(doer === undefined ? {} : { doer }),
    ...(purpose === undefined ? {} : { purpose }),
  }
}

/** The words for the product itself say nothing about what it is about. */
function masked(text: string, spans: readonly { start: number; end: number }[]): string {
  let rest = text
  for (const { start, end } of spans) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  return rest
}

function isProductWord(phrase: string): boolean {
  return /\b(?:waiting list|waitlist|launch|website|web ?site|app|web app|page|shop|store|internal use|browser|android|iphone|ios|desktop|mobile|web|phone|school project|client|business)$|^(?:the|an?|my|our)?\s*(?:waiting list|launch|start|website|app)\b/iu.test(
    phrase,
  )
}

/** "collectors of vintage maps" are sold vintage maps. */
function collected(people: string | undefined): string | undefined {
  return /\b(?:collectors?|lovers?|fans?|makers?|buyers?|owners?) of\s+(.{3,50})$/iu.exec(people ?? '')?.[1]
}

/** "velas artesanales" of "una tienda online de velas artesanales para bodas". */
function foreignAbout(text: string, spans: readonly { start: number; end: number }[]): string | undefined {
  for (const { end } of spans) {
    const found =
      /^\s*(?:online\s+|en línea\s+|en ligne\s+|web\s+)?(?:de|del|di|du|des|d['’]|für|fürs|voor|da|do|dos|das|z|ze|с|со|для|über|sobre|sur|su|over|o)\s*((?:(?:los|las|la|el|le|les|il|lo|gli|die|das|den|der|de|het)\s+)?[\p{L}-]+(?:\s+[\p{L}-]+){0,2}?)(?=\s+(?:para|pour|per|für|voor|dla|для|con|mit|avec|met|com|z|in|en|à|aus|que|qui|che|die|donde|où|dove|onde|y|et|e|und)(?!\p{L})|[,.;:!?]|$)/iu.exec(
        text.slice(end, end + 120),
      )?.[1]
    if (found !== undefined) return found
  }
  return undefined
}

const called =
  /(?:\b(?:called|named|titled)|(?<!\p{L})(?:namens|genannt|llamad[oa]|appelée?|nommée?|chiamat[oa]|chamad[oa]|genaamd|o nazwie|под названием))\s+((?:\p{Lu}[\p{L}\p{N}&'’-]*)(?:\s+(?:\p{Lu}[\p{L}\p{N}&'’-]*|&|of|und|de|la))*)/u
const opens =
  /^(\p{Lu}[\p{L}\p{N}'’-]{1,24}(?:\s\p{Lu}[\p{L}\p{N}'’-]{1,24})?)(?::\s|\s[–—-]\s|\s(?:is|ist|est|es|è|é)\s(?:an?|eine?|une?|una?|um|uma)\s)/u

function readName(text: string): string | undefined {
  const quote = readQuotes(text).find(
    ({ use, text: words, start }) =>
      (use === 'title' || use === 'other') &&
      words.split(/\s+/u).length <= 5 &&
      words.length <= 60 &&
      !/\b(?:button|says?|reads?|label|tagline|slogan|word|cta)\s*:?\s*$/iu.test(
        text.slice(Math.max(0, start - 14), start),
      ),
  )
  const named = called.exec(text)?.[1] ?? opens.exec(text)?.[1]
  return named ?? quote?.text
}

/** What a shop sells. */
function goods(text: string): string | undefined {
  const sold =
    /\b(?:sells?|selling|to sell|shop of|store of|shop with|store with|shop that offers)\s+(?:my |our |his |her |their )?(.{3,70}?)(?=\s+(?:to|for|from|online|in|at|with|that|which|where|on|via|and (?:ships?|lets?|offers?|takes?))\b|[.;:,!?()]|$)/iu.exec(
      text,
    )?.[1]
  const before =
    /\b(?:an?|my|our|the)\s+(?:online\s+|small\s+|little\s+|new\s+|elegant\s+|modern\s+|playful\s+)*((?:[\p{L}-]+\s){1,3}?)(?:online\s+|web\s*)?(?:shop|store|boutique)\b/iu
      .exec(text)?.[1]
      ?.trim()
  return (
    sold ??
    (before === undefined || /^(?:online|web|e-?commerce|small|new|simple|own)$/iu.test(before)
      ? undefined
      : before)
  )
}

const withList =
  /(?<!\b(?:people|persons?|someone|anyone|kids|children|patients|adults|women|men|those|families)\s)\b(?:with|including|includes?|plus|featuring|that has|which has|it has|it needs|needs|also)\s+(?!the\b|each\b|my\b|our\b|their\b|no\b|whom\b|which\b|friends\b|others\b|other\b|dementia\b|\p{L}+\s+(?:allergies|disabilities)\b)(.{3,220}?)(?=\s+(?:so that|so they|where|that lets|for (?:my|our|the|people))\b|[.;:!?()]|,\s+(?:built|made|for|in|so|and it)\b|$)/giu

/** What the product is said to come with. */
function readExtras(text: string): string[] {
  return Array.from(text.matchAll(withList))
    .flatMap((match) => (match[1] ?? '').split(/,\s*(?:and\s+|or\s+)?|\s+(?:and|plus|as well as)\s+/u))
    .map((piece) =>
      piece
        .replace(/^(?:also|an?|some|optional|simple|easy|a way to|the option to|the ability to)\s+/iu, '')
        .replace(/\s+(?:so|where|which|that|while|when)\b.*$/iu, '')
        .trim(),
    )
    .filter((piece) => piece.length > 2 && piece.split(/\s+/u).length <= 8 && !/^\d/u.test(piece))
    .filter((piece) => !hasFiniteVerb(piece))
    .filter((piece, index, all) => all.indexOf(piece) === index)
    .slice(0, 8)
}

function readPurpose(text: string): string | undefined {
  const found =
    /\b(?:so that|so(?= (?:that|they|we|nobody|everyone|people|i|no))|in order to|(?:the |my |our )?goal (?:is|:)(?: to)?|aim(?:s|ing)? to|(?=(?:to\s+)?(?:reduce|increase|double|halve|cut|save|raise|reach|grow)\s[^.;!?]{0,60}\d))\s*(.{8,160}?)(?=[.;!?]|$)/iu.exec(
      text,
    )?.[1]
  // "so that renters can book" says what it does, not what it is for.
  return found === undefined || /\bcan\b/iu.test(firstClause(found)) ? undefined : found.trim()
}

function readRuleSentences(text: string): string[] {
  const [, ...later] = splitSentences(text)
  const told = later.filter((sentence) => looksLikeRule(sentence)).slice(0, 6)
  const inside = Array.from(
    text.matchAll(
      /(?:,|;|\band|\bbut)\s+((?:only|no more than|at most|at least|never|nobody may|each \p{L}+ (?:may|can) only)\s[^.;!?]{6,120})(?=[.;!?]|$)/giu,
    ),
    (match) => match[1]?.trim() ?? '',
  )
  // "lots are auctioned every Friday and the highest bid wins": a clause of its own that binds.
  const bound = text
    .slice(0, 1_500)
    .split(/[,;]\s+|[.!?](?:\s|$)/u)
    .slice(1)
    .filter((clause) =>
      /\b(?:every|always|first|highest|lowest|until|within|wins?|must|expires?)\b/iu.test(clause),
    )
    .filter(
      (clause) =>
        hasFiniteVerb(clause) &&
        !/^(?:and |but )?(?:that|which|who|where|so|with|for|to|it)\b/iu.test(clause),
    )
    .map((clause) => clause.replace(/^(?:and|but)\s+/iu, '').trim())
  const all = [...told, ...inside, ...bound]
  return all.filter(
    (rule, index) =>
      !all.some((other, at) => at !== index && other.includes(rule) && (other !== rule || at < index)),
  )
}

function readWithout(text: string): string[] {
  return Array.from(
    text.matchAll(
      /\b(?:without|no)\s+(?:any\s+|an?\s+)?((?:[\p{L}-]+)(?:\s(?:or|and)\s(?:any\s|an?\s)?[\p{L}-]+)?)(?=[,.;:!?)]|\s(?:and|at|for|so|just)\b|$)/giu,
    ),
    (match) => (match[1] ?? '').toLowerCase(),
  ).filter((words) =>
    /^(?:accounts?|log-?ins?|sign-?(?:ups?|ins?)|registration|passwords?|ads?|advert\p{L}*|tracking|cookies|analytics|chat|messag\p{L}*|payments?|prices?|comments?|notifications?|reminders?|e-?mails?|push|social|photos?|pictures?|images?|videos?|maps?|internet|servers?|cloud|database|subscriptions?|popups?|pop-ups?|animations?|autoplay|likes?|ratings?|reviews?|dark|paywalls?)\b/u.test(
      words,
    ),
  )
}
