import { parse, wordsBetween } from '#tools/idea/parse.ts'
import { stopWords } from '#shared/text/stop-words.ts'
import { isPeople } from './is-people.ts'
import { singularisePhrase } from '../compose/read/singular.ts'
import { isAlsoNoun } from '../compose/read/english-verbs.ts'
import { isVerb } from '../compose/words/english.ts'
import { baseVerb } from '../compose/words/verbs.ts'

export type Noun = {
  /** Singular in English: "weather window". */
  name: string
  isPerson: boolean
  start: number
}

/** Words that name no thing a product could keep. */
const empty = new Set(
  'date dates app apps application website site web page platform system software program thing things something anything everything nothing way ways lot lots kind kinds type types sort people person one ones user users time times day days week weeks month months year years morning mornings evening evenings night noon today tomorrow hour hours minute minutes second seconds number numbers amount place help need idea project version option options detail details information info data feature features list lists part parts half rest bit end start side front back top bottom phone phones computer browser internet online offline screen button click minimum maximum order use user case english german french spanish language languages name home each other another dark mode style design colour color colours colors calm playful elegant modern clean minimal simple look feel ios android iphone lovable cursor replit monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december euro euros dollar dollars pound pounds percent cent cents wifi'.split(
    ' ',
  ),
)

/** The things an English sentence speaks of, in order; `spans` are words for the product itself. */
export function readNouns(
  text: string,
  spans: readonly { start: number; end: number }[],
  actions: readonly string[],
): Noun[] {
  const deeds = new Set(actions.map((action) => action.split(' ')[0] ?? ''))
  const parsed = parse(text)
  const nouns: Noun[] = []
  for (const phrase of parsed.phrases) {
    const head = parsed.tokens[phrase.head]
    if (phrase.pronoun || head === undefined || head.tag === 'name' || head.tag === 'quote') continue
    if (spans.some(({ start, end }) => head.start >= start && head.end <= end)) continue
    const before = parsed.tokens[phrase.head - 1]
    const isCompound =
      phrase.head > phrase.first &&
      before?.tag === 'noun' &&
      !empty.has(before.lower) &&
      /^[a-z-]+$/u.test(before.lower) &&
      !deeds.has(baseVerb(before.lower) ?? '')
    const words = wordsBetween(parsed, isCompound ? phrase.head - 1 : phrase.head, phrase.head)
    const name = singularisePhrase(words.toLowerCase()).trim()
    if (!/^[\p{L}][\p{L} -]{2,40}$/u.test(name) || empty.has(head.lower) || empty.has(name)) continue
    if (isVerb(head.lower) && !isAlsoNoun(head.lower) && !isCompound) continue
    if (/ing$/u.test(head.lower) && isVerb(head.lower.slice(0, -3)) && !isCompound) continue
    if (/ed$/u.test(head.lower) || deeds.has(head.lower)) continue
    if (nouns.some((other) => other.name === name)) continue
    nouns.push({ name, isPerson: isPeople(head.lower), start: head.start })
  }
  return nouns
}

const letters = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu
const linkWords: Readonly<Record<string, RegExp>> = {
  es: /^(?:de|del|la|el|los|las|un|una|unos|unas|mis|mi|sus|su|y|con)$/u,
  pt: /^(?:de|do|da|dos|das|o|a|os|as|um|uma|meus|minhas|e|com)$/u,
  fr: /^(?:de|des|du|la|le|les|un|une|mes|mon|ma|et|avec|leurs)$/u,
  it: /^(?:di|del|della|dei|delle|degli|il|la|lo|i|gli|le|un|una|miei|e|con)$/u,
  nl: /^(?:de|het|een|van|mijn|en|met)$/u,
}
const foreignEmpty =
  /^(?:app|apps|web|website|online|shop|onlineshop|internet|digital\p{L}*|menschen|leute|personen|personas|gente|personnes|gens|persone|pessoas|mensen|ludzi\p{L}*|insanlar\p{L}*|люд\p{L}*|können|kann|pueden|puede|podem|peuvent|possono|kunnen|mogą|möchte|quiero|quero|voglio|veux|хочу|нужн\p{L}*|istiyorum|chcę|eine[nrms]?|unsere?\p{L}*|meine?\p{L}*)$/iu

/** Likely nouns of another language: German ones by their capital, Romance ones after an article, else the long words. */
export function readForeignNouns(
  text: string,
  language: string,
  spans: readonly { start: number; end: number }[],
): Noun[] {
  const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
  if (unspaced) return readUnspaced(text, spans)
  const found: Noun[] = []
  let before = ''
  for (const match of text.slice(0, 900).matchAll(letters)) {
    const [word] = match
    const lower = word.toLowerCase()
    const isNoun =
      language === 'de'
        ? /^\p{Lu}\p{Ll}{2,}/u.test(word) && !startsSentence(text, match.index)
        : linkWords[language]
          ? (linkWords[language].test(before) || /['’]/u.test(word)) && lower.length > 3
          : lower.length > 4
    before = lower
    const name = word.replace(/^(?:l|d|s|un|dell|all|nell)['’]/iu, '')
    if (!isNoun || foreignEmpty.test(name) || (stopWords.get(lower)?.includes(language) ?? false)) continue
    if (spans.some(({ start, end }) => match.index >= start && match.index < end)) continue
    if (!found.some((noun) => noun.name.toLowerCase() === name.toLowerCase()))
      found.push({ name, isPerson: false, start: match.index })
  }
  return found
}

function readUnspaced(text: string, spans: readonly { start: number; end: number }[]): Noun[] {
  const runs = text
    .slice(0, 600)
    .matchAll(/\p{Script=Han}{2,6}|\p{Script=Katakana}[\p{Script=Katakana}ー]{1,9}/gu)
  return Array.from(runs, (match) => ({ name: match[0], isPerson: false, start: match.index })).filter(
    ({ start, name }, index, all) =>
      !spans.some((span) => start >= span.start && start < span.end) &&
      all.findIndex((other) => other.name === name) === index,
  )
}

function startsSentence(text: string, at: number): boolean {
  return /(?:^|[.!?:]\s*)$/u.test(text.slice(0, at))
}
