import type { SubjectKind } from '#tools/idea/noun-kind.ts'
import { topicLines } from './topic-lines.ts'

export type Topic = {
  id: string
  palette: string
  kind: SubjectKind
  /** What to show when the title names nothing that can be seen. */
  hero: string
  /** The work on it; `{it}` stands for the thing. */
  hands: string
  /** What it looks like when it goes wrong. */
  fail: string
  /** A small sign that it went right. */
  proof: string
  place: string
  /** Words on the picture for English titles. */
  doubt: string
  verdict: string
}

/** The topics whose work can be done on any of their things, not only on the one they show by themselves. */
export const workableTopics: ReadonlySet<string> = new Set(
  'cycling lighthouse plants bread cooking diet repair cleaning car camera phone computer gaming pets wildlife appliance'.split(
    ' ',
  ),
)

/** For what no topic knows: something is hidden, and the viewer wants to see it. */
export const openTopic: Topic = {
  id: 'open',
  palette: 'tide',
  kind: 'unknown',
  hero: 'a dropped cloth over a hidden shape, its outline half given away',
  hands: 'a hand lifting one corner of {it}',
  fail: 'an empty plinth with a ring in its dust',
  proof: 'a sharp edge of light along the lifted corner of a cloth',
  place: 'a plain wall falling into shadow',
  doubt: 'WHAT IS IT?',
  verdict: 'LOOK AGAIN',
}

/** Stem to the topics it tells, by their place in the table. */
type StemIndex = {
  topics: readonly Topic[]
  /** Beginnings of words. */
  words: ReadonlyMap<string, readonly number[]>
  /** With a space or a hyphen in them. */
  phrases: readonly (readonly [string, number])[]
  /** Scripts without spaces: looked for anywhere. */
  unspaced: readonly (readonly [string, number])[]
  /** "AI": only in capitals, since the letters are a word elsewhere. */
  capitals: ReadonlyMap<string, number>
}

let index: StemIndex | undefined

/** A title is short; in a longer text its first sentence tells. */
const readUpTo = 240

/** The topics a title tells, most specific first; never empty. */
export function findTopics(title: string, language = 'en'): Topic[] {
  index ??= readIndex()
  const { topics, words, phrases, unspaced, capitals } = index
  const start = title.slice(0, readUpTo).normalize('NFKC')
  const folded = start.toLowerCase()
  const found = new Set<number>()
  const typed = start.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  for (const word of typed) {
    const capital = capitals.get(word)
    if (capital !== undefined) found.add(capital)
    for (const place of placesOf(word.toLowerCase(), words)) found.add(place)
  }
  const spaced = ` ${folded.replace(/[^\p{L}\p{M}\p{N}-]+/gu, ' ')}`
  for (const [phrase, place] of phrases) if (spaced.includes(` ${phrase}`)) found.add(place)
  for (const [stem, place] of unspaced) if (folded.includes(stem)) found.add(place)
  if (found.size === 0 && /^(?:de|nl|sv|da|no|fi)$/u.test(language))
    for (const place of inCompounds(typed, words)) found.add(place)
  const known = [...found].toSorted((one, other) => one - other).flatMap((place) => topics[place] ?? [])
  return known.length > 0 ? known : [openTopic]
}

const endings =
  /^(?:s|es|ed|d|ing|ings|er|ers|en|e|n|r|t|te|ist|ar|ir|a|o|as|os|i|ung|é|ée|és|ant|ando|ndo|ado|ada)?$/u

function placesOf(word: string, words: StemIndex['words']): readonly number[] {
  const bare = withoutArticle(word)
  for (let length = Math.min(bare.length, 16); length >= 2; length--) {
    const known = words.get(bare.slice(0, length))
    // The longest tells: "internet" is no "intern".
    if (known && endsLikeOne(bare, length)) return known
  }
  return []
}

/** Arabic writes article and short words into the word. */
function withoutArticle(word: string): string {
  return word.replace(/^(?:وال|بال|ال|لل|و|ب|ل)(?=\p{L}{2})/u, '')
}

/** Long stems and those of inflected scripts may go on as they like, short Latin ones only as words do. */
function endsLikeOne(word: string, length: number): boolean {
  if (length >= 6 || !/^\p{Script=Latin}/u.test(word)) return true
  const rest = word.slice(length)
  return length >= 4 ? endings.test(rest) : /^(?:s|es)?$/u.test(rest)
}

/** "Brotbacken" holds "brot". */
function inCompounds(typed: readonly string[], words: StemIndex['words']): number[] {
  return typed
    .filter((word) => word.length >= 7)
    .flatMap((word) => {
      const lower = word.toLowerCase()
      const places: number[] = []
      for (let from = 0; from <= lower.length - 4; from++)
        for (let to = from + 4; to <= Math.min(lower.length, from + 14); to++)
          places.push(...(words.get(lower.slice(from, to)) ?? []))
      return places
    })
}

/** The topic that things of a kind belong to, for titles whose words tell none. */
export function topicOfKind(kind: SubjectKind): Topic | undefined {
  index ??= readIndex()
  const id = topicIdOfKind[kind]
  return index.topics.find((topic) => topic.id === id)
}

const topicIdOfKind: Partial<Record<SubjectKind, string>> = {
  plant: 'plants',
  food: 'cooking',
  clothing: 'fashion',
  furniture: 'repair',
  landscape: 'travel',
  place: 'travel',
  sky: 'space',
}

function readIndex(): StemIndex {
  const topics: Topic[] = []
  const words = new Map<string, number[]>()
  const phrases: [string, number][] = []
  const unspaced: [string, number][] = []
  const capitals = new Map<string, number>()
  for (const [place, block] of topicLines.trim().split('\n\n').entries()) {
    const [head = '', scene = '', more = '', said = '', stems = ''] = block.split('\n')
    const [id = '', palette = '', kind = ''] = head.split(' | ')
    const [hero = '', hands = ''] = scene.split(' ; ')
    const [fail = '', proof = '', ground = ''] = more.split(' ; ')
    const [doubt = '', verdict = ''] = said.split(' ; ')
    topics.push({
      id,
      palette,
      kind: kind as SubjectKind,
      hero,
      hands,
      fail,
      proof,
      place: ground,
      doubt,
      verdict,
    })
    for (const stem of stems.split(', ')) {
      if (/^[A-Z]+$/u.test(stem)) capitals.set(stem, place)
      else if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(stem))
        unspaced.push([stem, place])
      else if (/[^\p{L}\p{M}\p{N}]/u.test(stem)) phrases.push([stem, place])
      else {
        const bare = withoutArticle(stem)
        words.set(bare, [...(words.get(bare) ?? []), place])
      }
    }
  }
  return { topics, words, phrases, unspaced, capitals }
}
