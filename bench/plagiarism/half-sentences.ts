import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Annotation } from './measures.ts'

type Language = { stock: string[]; topics: string[][] }

export type StockPair = { text: string; source: string; cases: Annotation[] }

const languages = JSON.parse(
  readFileSync(join(import.meta.dirname, 'half-sentences.json'), 'utf8'),
) as Record<string, Language>

export const stockLanguages = Object.keys(languages)

/**
 * Texts about one thing and sources about another, in a language that we have no word lists of. Every sentence begins
 * with a half that everybody writes, and many of these stand in both. Every second text has three sentences of its source,
 * one of which has a word changed. The same for the same language and number.
 */
export function stockPairs(name: string, count: number): StockPair[] {
  const { stock, topics } = languages[name] ?? { stock: [], topics: [] }
  return Array.from({ length: count }, (_, number) => {
    const next = createRandom(number + 1)
    const topic = number % topics.length
    const otherTopic = (topic + 1 + next(topics.length - 1)) % topics.length
    const halves = shuffle(stock, next)
    const theirs = sentences(halves, topics[otherTopic] ?? [], next)
    // Half of the openings are those of the source.
    const ours = sentences(
      [...shuffle(halves.slice(0, halves.length >> 1), next), ...halves],
      topics[topic] ?? [],
      next,
    )
    const source = theirs.join(' ')
    const key = `${name} ${number}`
    if (number % 2 === 0) return { text: ours.join(' '), source, cases: [] }
    const at = next(theirs.length - 2)
    const copied = theirs.slice(at, at + 3).map((one, index) => (index === 1 ? withChange(one) : one))
    const place = next(ours.length)
    const text = [...ours.slice(0, place), ...copied, ...ours.slice(place)].join(' ')
    const spanIn = (whole: string, first: string, last: string) => {
      const offset = whole.indexOf(first)
      return { offset, length: whole.indexOf(last) + last.length - offset }
    }
    const inText = spanIn(text, copied[0] ?? '', copied[2] ?? '')
    const inSource = spanIn(source, theirs[at] ?? '', theirs[at + 2] ?? '')
    return { text, source, cases: [{ text: key, source: key, inText, inSource }] }
  })
}

function sentences(halves: readonly string[], clauses: readonly string[], next: (below: number) => number) {
  return shuffle(clauses, next).map((clause, index) => `${halves[index % halves.length] ?? ''} ${clause}.`)
}

function withChange(sentence: string): string {
  const words = sentence.split(' ')
  return words.toSpliced(-3, 1, 'bilanto').join(' ')
}

function shuffle<Item>(items: readonly Item[], next: (below: number) => number): Item[] {
  return items
    .map((item) => ({ item, place: next(1_000_000) }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item)
}

function createRandom(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return (state >>> 8) % below
  }
}
