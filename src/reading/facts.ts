import { ascii, hasDigit, hasLetter, readWords } from './characters.ts'
import { findColors, readColors } from './colors.ts'
import { findAddresses, findFacts, withoutListMarks, type Fact } from './find-facts.ts'
import { rankLanguages } from './function-words.ts'
import { singular } from './names.ts'
import { numberOfWord } from './number-words.ts'
import { findNumbers } from './numbers.ts'

type Check = (fact: Fact) => boolean
/** The words without case and accents; `folded`: of the `different` ones. */
type Result = { words: string[]; different: string[]; folded: string[] }

/** Languages whose names take endings. */
const inflecting = new Set('az be bg cs et fi hr hu is la lt lv mk mn pl ru sk sl sr tr uk'.split(' '))
const accents = /[\u0300-\u036f]/gu
const longestPhrase = 8
const slip = { shortest: 8, mostNames: 20 }
const longestStem = 20
const acronym = { shortest: 2, longest: 5 }

/**
 * Numbers, quoted words, colors, addresses and names that the given text states and the result does not, as written in
 * the given text. What may rightly change (a digit up to twelve in words, the ending of a name) is not missing.
 */
export function missingFacts(given: string, result: string): string[] {
  const facts = withoutRepeats(findFacts(given))
  if (facts.length === 0) return []
  const { words, different } = readWords(result)
  const folded = different.map(fold)
  const read = { words: words.map(({ id }) => folded[id] ?? ''), different, folded }
  const create: Readonly<Record<Fact['kind'], () => Check>> = {
    address: () => createAddressCheck(result),
    color: () => createColorCheck(result),
    quote: () => createQuoteCheck(facts, read),
    number: () => createNumberCheck(result, different),
    name: () => createNameCheck(facts, read, rankLanguages(result)[0]?.[0]),
  }
  const checks: Partial<Record<Fact['kind'], Check>> = {}
  const missing = facts.filter((fact) => !(checks[fact.kind] ??= create[fact.kind]())(fact))
  const slips = correctedNames(missing, read)
  return [...new Set(missing.map(({ text }) => text))].filter((text) => !slips.has(text))
}

/** Long names that stand in the result with one letter more, less or other: a slip of the writer's that was mended. */
function correctedNames(missing: readonly Fact[], { different, folded }: Result): ReadonlySet<string> {
  const names = missing.filter(({ kind, text }) => kind === 'name' && text.length >= slip.shortest)
  // So many are no slips, and the work stays in step with the length of the result.
  if (names.length === 0 || names.length > slip.mostNames) return new Set()
  const known = folded.filter((_, id) => (different[id]?.length ?? 0) >= slip.shortest - 1)
  const isKnown = (name: string) => known.some((word) => word[0] === name[0] && differsByOne(name, word))
  return new Set(names.map(({ text }) => text).filter((name) => isKnown(fold(name))))
}

function differsByOne(one: string, other: string): boolean {
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const [rest, otherRest] = [one.slice(at), other.slice(at)]
  const ends = [otherRest, otherRest.slice(1)]
  return at > 0 && (ends.includes(rest) || ends.includes(rest.slice(1)))
}

function withoutRepeats(facts: readonly Fact[]): Fact[] {
  const keyOf = (fact: Fact) => (fact.kind === 'number' ? `${fact.text} ${fact.values.join()}` : fact.text)
  return [...new Map(facts.map((fact) => [keyOf(fact), fact])).values()]
}

/** Without case and, in Latin, Greek and Cyrillic, accents. */
function fold(text: string): string {
  const lower = text.toLowerCase()
  return ascii.test(lower) ? lower : lower.normalize('NFD').replace(accents, '').normalize('NFC')
}

function createAddressCheck(result: string): Check {
  const known = new Set(findAddresses(result).map(({ text }) => plainAddress(text)))
  return ({ text }) => known.has(plainAddress(text))
}

function plainAddress(address: string): string {
  return address.toLowerCase().replaceAll(/^(?:https?:\/\/)?(?:www\.)?|\/$/gu, '')
}

function createColorCheck(result: string): Check {
  const known = new Set(findColors(result).map(({ hex }) => hex))
  return ({ text }) => readColors(text).every(({ hex }) => known.has(hex))
}

function createQuoteCheck(facts: readonly Fact[], { words }: Result): Check {
  const quotes = facts.filter(({ kind }) => kind === 'quote')
  const lengths = new Map<string, Set<number>>()
  for (const [first = '', ...rest] of quotes.flatMap(({ text }) => chunksOf(text)))
    lengths.set(first, (lengths.get(first) ?? new Set()).add(rest.length + 1))
  const known = new Set<string>()
  words.forEach((word, at) =>
    lengths.get(word)?.forEach((length) => known.add(words.slice(at, at + length).join(' '))),
  )
  return ({ text }) => chunksOf(text).every((chunk) => known.has(chunk.join(' ')))
}

/** Runs of words that have to be there: all of a quotation, of a long one its beginning and its end. */
function chunksOf(quote: string): string[][] {
  const words = readWords(quote).words.map(({ text }) => fold(text))
  const isLong = words.length > longestPhrase
  const chunks = isLong ? [words.slice(0, longestPhrase), words.slice(-longestPhrase)] : [words]
  return chunks.filter(({ length }) => length > 0)
}

function createNumberCheck(result: string, words: readonly string[]): Check {
  const known = new Set<number>()
  const numbers = withoutListMarks(result, findNumbers(result))
  for (const [at, { text, value, digits, end }] of numbers.entries()) {
    known.add(Math.abs(value)).add(digits)
    const next = numbers[at + 1]
    // 10:30 is 10.30 elsewhere, and the other way round.
    if (next?.start === end + 1 && result[end] === ':') known.add(digits + next.digits / 100)
    const [hour = '', minute = ''] = text.split('.')
    if (digits < 25 && minute.length > 1) known.add(Number(hour)).add(Number.parseInt(minute, 10))
  }
  for (const word of words) {
    // "15s", "1990er"
    const isNumbered = hasDigit(word[0]) && hasLetter(word)
    known.add((isNumbered ? Number.parseInt(word, 10) : numberOfWord(word.toLowerCase())) ?? Number.NaN)
  }
  return (fact) => {
    if (fact.kind !== 'number') return true
    return fact.values.some((value) => known.has(Math.abs(value))) && (!fact.minute || known.has(fact.minute))
  }
}

function createNameCheck(facts: readonly Fact[], { words, different, folded }: Result, language = ''): Check {
  const known = new Set(folded)
  // "GPT-4" is "GPT 4" and "GPT4" elsewhere.
  words.forEach((word, at) => {
    if (hasDigit(word[0])) known.add(`${words[at - 1] ?? ''}${word}`)
  })
  const takesEndings = (name: string) => inflecting.has(language) || name.charCodeAt(0) > 0x24f
  const names = facts.filter(({ kind }) => kind === 'name')
  const inflected = names.some(({ text }) => takesEndings(text)) ? names : []
  const lengths = [...new Set(inflected.map(({ text }) => stemOf(fold(text)).length))]
  const capitals = folded.filter((_, id) => different[id] !== different[id]?.toLowerCase())
  const beginnings = new Set(lengths.flatMap((length) => capitals.map((word) => word.slice(0, length))))
  // "Frequently asked questions" hold FAQ.
  const acronymsOf = (length: number) => {
    const letters = words.map((word) => word[0]).join('')
    return new Set(words.map((_, at) => letters.slice(at, at + length)))
  }
  const acronyms: Set<string>[] = []
  return ({ text }) => {
    const name = fold(text.replaceAll('-', ''))
    if (known.has(name) || known.has(`${name}s`) || known.has(singular(name))) return true
    const length = Math.max(acronym.shortest, name.length)
    const mayBeAcronym = text === text.toUpperCase() && length <= acronym.longest
    if (mayBeAcronym && (acronyms[length] ??= acronymsOf(length)).has(name)) return true
    return takesEndings(text) && beginnings.has(stemOf(name))
  }
}

/** What stays when a name takes an ending. */
function stemOf(name: string): string {
  const length = name.length > 4 ? Math.max(4, name.length - 3) : Math.max(2, name.length - 1)
  return name.slice(0, Math.min(longestStem, length))
}
