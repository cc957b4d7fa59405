import { readWords, type Word } from './characters.ts'
import { falseFriends, harmlessPhrases, unsafeTogether, unsafeWords } from './child-safety-words.ts'
import { rankLanguages } from './function-words.ts'
import { createPhrases, findPhrases, type Found } from './phrases.ts'
import { protectedWords, sharedNames } from './protected-names.ts'

type Unsafe = { topic: string; side?: 'first' | 'second'; code?: string }
type Known = { word: string; row?: number; isCompany?: true }
type Phrase<Value> = readonly [words: readonly string[], value: Value]

/** Before a word that others may only begin with. */
const beginning = '^'
const harmless = 'harmless'
const fewWords = 8
const sampleLength = 2_000
const arabicPrefixes = ['وال', 'بال', 'ال', 'لل', 'و', 'ب', 'ل', 'ف']

/** The beginnings by their first two letters. */
const stems = new Map<string, string[]>()
const unsafePhrases = createPhrases(unsafeEntries())
const knownPhrases = createPhrases(knownEntries())

/** Words that are not for children, as typed, with their topic; harmless company ("water gun") is left out. */
export function unsafeForChildren(text: string): { word: string; topic: string }[] {
  const words = readWords(text)
  const [best, next] = rankLanguages(text.slice(0, sampleLength))
  const code = best !== undefined && best[1] > (next?.[1] ?? 0) ? best[0] : undefined
  const found = findPhrases(textsOf(words), unsafePhrases, createKeys())
    .filter(({ value }) => value.code === undefined || value.code === code)
    .sort(byPlace)
  const hits = new Map<string, { word: string; topic: string }>()
  const add = (topic: string, at: number, end: number) => {
    const word = text.slice(words[at]?.start, words[end - 1]?.end)
    hits.set(`${topic} ${word.toLowerCase()}`, { word, topic })
  }
  const last = { first: -Infinity, second: -Infinity }
  let free = 0
  for (const { value, at, length } of found) {
    if (value.side !== undefined) {
      last[value.side] = at
      const start = Math.min(last.first, last.second)
      if (at - start > fewWords) continue
      add(value.topic, start, at + length)
      last.first = last.second = -Infinity
    } else if (at >= free) {
      free = at + length
      if (value.topic !== harmless) add(value.topic, at, at + length)
    }
  }
  return [...hits.values()]
}

/** Well-known characters and brands, as typed. A first name that a child may have counts only in their company. */
export function protectedNames(text: string): string[] {
  const words = readWords(text)
  const found = findPhrases(textsOf(words), knownPhrases, createKeys())
  const company = new Set(found.flatMap(({ value }) => (value.isCompany ? `${value.row} ${value.word}` : [])))
  const isName = ({ value, at }: (typeof found)[number]) => {
    if (value.isCompany || value.row === undefined) return !value.isCompany
    const others = sharedNames[value.row]?.company ?? []
    const isCapital = words[at]?.text !== words[at]?.text.toLowerCase()
    return isCapital && others.some((other) => other !== value.word && company.has(`${value.row} ${other}`))
  }
  const names = new Set<string>()
  let free = 0
  for (const name of found.sort(byPlace)) {
    if (name.at < free || !isName(name)) continue
    free = name.at + name.length
    names.add(text.slice(words[name.at]?.start, words[free - 1]?.end))
  }
  return [...names]
}

/** The longest of those that begin at one place comes first. */
function byPlace(one: Found<unknown>, other: Found<unknown>): number {
  return one.at - other.at || other.length - one.length
}

function* unsafeEntries(): Generator<Phrase<Unsafe>> {
  for (const [topic, kinds] of Object.entries(unsafeWords))
    for (const kind of ['whole', 'begins'] as const)
      for (const [code, list] of Object.entries(kinds[kind]))
        for (const entry of list.split(', '))
          yield [wordsOf(entry, kind), falseFriends.has(entry) ? { topic, code } : { topic }]
  for (const side of ['first', 'second'] as const)
    for (const kind of ['whole', 'begins'] as const)
      for (const entry of unsafeTogether[side][kind].split(', '))
        yield [wordsOf(entry, kind), { topic: 'dangerous to copy', side }]
  for (const entry of harmlessPhrases.split(', ')) yield [wordsOf(entry), { topic: harmless }]
}

function* knownEntries(): Generator<Phrase<Known>> {
  for (const word of protectedWords) yield [wordsOf(word), { word }]
  for (const [row, { names, company }] of sharedNames.entries()) {
    for (const word of names) yield [wordsOf(word), { word, row }]
    for (const word of company) yield [wordsOf(word), { word, row, isCompany: true }]
  }
}

function wordsOf(entry: string, kind: 'whole' | 'begins' = 'whole'): string[] {
  const words = textsOf(readWords(entry)).map(plain)
  const last = words.at(-1) ?? ''
  if (kind === 'whole') return words
  const door = last.slice(0, 2)
  stems.set(door, [...(stems.get(door) ?? []), last])
  return [...words.slice(0, -1), beginning + last]
}

function textsOf(words: readonly Word[]): string[] {
  return words.map(({ text }) => text)
}

/** What an entry may call a word; asked once for each word of a text. */
function createKeys(): (text: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return (text) => {
    const keys = known.get(text) ?? keysOf(plain(text))
    known.set(text, keys)
    return keys
  }
}

/** The word itself, its beginnings, and both without an Arabic prefix. */
function keysOf(word: string): readonly string[] {
  const isArabic = word.charCodeAt(0) >> 8 === 6
  const prefix = isArabic
    ? arabicPrefixes.find((one) => word.startsWith(one) && word.length > one.length + 1)
    : undefined
  const bare = prefix === undefined ? undefined : word.slice(prefix.length)
  return bare === undefined
    ? [word, ...beginningsOf(word)]
    : [word, ...beginningsOf(word), bare, ...beginningsOf(bare)]
}

function beginningsOf(word: string): string[] {
  const begun = stems.get(word.slice(0, 2))?.filter((stem) => word.startsWith(stem)) ?? []
  return [...new Set(begun)].map((stem) => beginning + stem)
}

/** In small letters, Russian ё as е, and accents joined with their letters. */
function plain(text: string): string {
  const lower = text.toLowerCase()
  if (!/\u0451|[\u0300-\u036f]/u.test(lower)) return lower
  return lower.replaceAll('i\u0307', 'i').normalize('NFC').replaceAll('ё', 'е')
}
