import { ascii, readWords } from './characters.ts'
import { falseFriends, pairs, unsafeWords } from './child-safety-words.ts'
import { rankLanguages } from './function-words.ts'
import { protectedWords, sharedNames } from './protected-names.ts'

/** Every phrase with its values, and the beginning of each without any. */
type Phrases<Value> = Map<string, readonly Value[]>
type Found<Value> = { value: Value; at: number; last: number; start: number; end: number }

/** Before a word that others may only begin with. */
const beginning = '^'
const shortestBeginning = 2
const fewWords = 8
/** A candle this near, in the same sentence, is what something is lit for. */
const nextWords = 5
const arabicPrefix = /^(?:وال|بال|ال|لل|[وبلف])(?=..)/u

const unsafePhrases: Phrases<{ topic: string; code?: string; harmlessIn?: string | undefined }> = new Map()
for (const [topic, how, byLanguage] of unsafeWords)
  for (const [code, list] of Object.entries(byLanguage))
    for (const entry of list.split(', ')) {
      const words = wordsOf(entry).map((word) => (how === 'begins' ? beginning + word : word))
      const harmlessIn = falseFriends[entry]
      const isBound = harmlessIn !== undefined || (topic === 'harmless' && words.length === 1)
      addPhrase(unsafePhrases, words, isBound ? { topic, code, harmlessIn } : { topic })
    }
const pairsOf = Map.groupBy(
  pairs.flatMap(([one, other, ...rest]) => [[one, other, ...rest] as const, [other, one, ...rest] as const]),
  ([side]) => side,
)
/** By their first letters; the shorter comes first where a word begins with several. */
const beginnings = Map.groupBy(
  [...new Set([...unsafePhrases.keys()].flatMap((key) => key.split(' ')))].sort(),
  (key) => (key.startsWith(beginning) ? key.slice(1, 1 + shortestBeginning) : ''),
)
const wellKnown = new Set(protectedWords)
const companyOf = new Map(sharedNames.flatMap(({ names, company }) => names.map((name) => [name, company])))
const knownPhrases: Phrases<string> = new Map()
for (const word of new Set([...wellKnown, ...companyOf.keys(), ...[...companyOf.values()].flat()]))
  addPhrase(knownPhrases, wordsOf(word), word)

/** Words that are not for children, as typed, with their topic; harmless company ("water gun") is left out. */
export function unsafeForChildren(text: string): { word: string; topic: string }[] {
  const ranked = rankLanguages(text)
  const leading = ranked.flatMap(([code, weight]) => (weight === ranked[0]?.[1] ? code : []))
  const hits = new Map<string, { word: string; topic: string }>()
  const add = (topic: string, start: number, end: number) => {
    const word = text.slice(start, end)
    hits.set(`${topic} ${word.toLowerCase()}`, { word, topic })
  }
  const sides = new Map<string, Found<unknown>>()
  const byKind = Map.groupBy(findPhrases(text, unsafePhrases), ({ value }) => value.topic === 'candles')
  const candles = new Map(byKind.get(true)?.map((candle) => [candle.at, candle]))
  let free = 0
  for (const found of byKind.get(false) ?? []) {
    const { topic, code = '', harmlessIn } = found.value
    // Where several languages lead, the word must be harmless in none of them.
    const isMeant = leading.length < 2 || leading.every((one) => harmlessIn?.includes(one) === false)
    if (found.start < free || (code !== '' && !(leading.includes(code) && isMeant))) continue
    const ofSide = pairsOf.get(topic)
    if (ofSide) sides.set(topic, found)
    else free = found.end
    if (!ofSide && topic !== 'harmless') add(topic, found.start, found.end)
    for (const [, other, both, unless] of ofSide ?? []) {
      const before = sides.get(other)
      if (before === undefined || found.at - before.last > fewWords) continue
      const length = found.last - before.at + 1 + 2 * nextWords
      const near = Array.from({ length }, (_, next) => candles.get(before.at - nextWords + next) ?? []).flat()
      const isInSentence = ({ start, end }: Found<unknown>) =>
        !/\p{STerm}/u.test(text.slice(Math.min(start, before.start), Math.max(end, found.end)))
      if (!unless || !near.some(isInSentence)) add(both, before.start, found.end)
      sides.delete(topic)
      sides.delete(other)
    }
  }
  return [...hits.values()]
}

/** Well-known characters and brands, as typed. A first name that a child may have counts only in their company. */
export function protectedNames(text: string): string[] {
  const found = findPhrases(text, knownPhrases)
  const known = new Set(found.map(({ value }) => value))
  const names = new Set<string>()
  let free = 0
  for (const { value, start, end } of found) {
    const isCapital = text.slice(start, end) !== text.slice(start, end).toLowerCase()
    const isInCompany = companyOf.get(value)?.some((other) => other !== value && known.has(other))
    if (start < free || !(wellKnown.has(value) || (isCapital && isInCompany))) continue
    free = end
    names.add(text.slice(start, end))
  }
  return [...names]
}

function addPhrase<Value>(phrases: Phrases<Value>, words: readonly string[], value: Value): void {
  for (const at of words.keys()) {
    const key = words.slice(0, at + 1).join(' ')
    phrases.set(key, [...(phrases.get(key) ?? []), ...(at === words.length - 1 ? [value] : [])])
  }
}

function wordsOf(text: string): string[] {
  return readWords(text).words.map((word) => plain(word.text))
}

/** In order; the longest of those that begin at one place comes first. */
function findPhrases<Value>(text: string, phrases: Phrases<Value>): Found<Value>[] {
  const { words, different } = readWords(text)
  const keys = different.map(keysOf)
  const mayOpen = keys.map((forms) => forms.some((key) => phrases.has(key)))
  return words.flatMap(({ id: opening, start }, at) => {
    if (!mayOpen[opening]) return []
    const found: Found<Value>[] = []
    let begun = ['']
    for (let next = at; begun.length > 0 && next < words.length; next++) {
      const { id, end } = words[next] ?? { id: -1, end: start }
      begun = begun
        .flatMap((before) => (keys[id] ?? []).map((key) => (before === '' ? key : `${before} ${key}`)))
        .filter((phrase) => phrases.has(phrase))
      for (const phrase of begun)
        for (const value of phrases.get(phrase) ?? []) found.unshift({ value, at, last: next, start, end })
    }
    return found
  })
}

/** What an entry may call a word: itself, its beginnings, and both without an Arabic prefix. */
function keysOf(text: string): string[] {
  const word = plain(text)
  const forms = word < '\u0600' ? [word] : [...new Set([word, word.replace(arabicPrefix, '')])]
  return forms.flatMap((form) => {
    const known = beginnings.get(form.slice(0, shortestBeginning)) ?? []
    return [form, ...known.filter((key) => form.startsWith(key.slice(1)))]
  })
}

/** In small letters, Russian ё as е, and accents joined with their letters. */
function plain(text: string): string {
  const lower = text.toLowerCase()
  return ascii.test(lower) ? lower : lower.replaceAll('i\u0307', 'i').normalize('NFC').replaceAll('ё', 'е')
}
