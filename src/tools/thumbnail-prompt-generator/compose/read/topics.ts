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

/** For what no topic knows: something is hidden, and the viewer wants to see it. */
export const openTopic: Topic = {
  id: 'open',
  palette: 'tide',
  kind: 'unknown',
  hero: 'one object under a dropped cloth, its outline half given away',
  hands: 'a hand lifting one corner of the cloth that covers {it}',
  fail: 'an empty plinth with a ring in its dust',
  proof: 'a sharp edge of light along the lifted corner of a cloth',
  place: 'a plain wall falling into shadow',
  doubt: 'WHAT IS IT?',
  verdict: 'LOOK AGAIN',
}

type Entry = {
  topic: Topic
  keywords: RegExp
  /** For languages that write several nouns as one word. */
  inCompounds: RegExp
  capitals: RegExp | undefined
}

let entries: Entry[] | undefined

/** The topics a title tells, most specific first; never empty. */
export function findTopics(title: string, language = 'en'): Topic[] {
  entries ??= readEntries()
  const folded = title.normalize('NFKC').toLowerCase().slice(0, 400)
  const isCompounding = /^(?:de|nl|sv|da|no|fi)$/u.test(language)
  const found = entries.filter(
    ({ keywords, inCompounds, capitals }) =>
      keywords.test(folded) || capitals?.test(title) || (isCompounding && inCompounds.test(folded)),
  )
  return found.length > 0 ? found.map(({ topic }) => topic) : [openTopic]
}

/** The topic that things of a kind belong to, for titles whose words tell none. */
export function topicOfKind(kind: SubjectKind): Topic | undefined {
  entries ??= readEntries()
  const id = topicIdOfKind[kind]
  return entries.find(({ topic }) => topic.id === id)?.topic
}

const topicIdOfKind: Partial<Record<SubjectKind, string>> = {
  plant: 'plants',
  food: 'cooking',
  vehicle: 'car',
  animal: 'wildlife',
  instrument: 'music',
  device: 'computer',
  building: 'house',
  clothing: 'fashion',
  furniture: 'repair',
  tool: 'repair',
  landscape: 'travel',
  place: 'travel',
  sky: 'space',
  paper: 'books',
}

function readEntries(): Entry[] {
  return topicLines
    .trim()
    .split('\n\n')
    .map((block) => {
      const [head = '', scene = '', more = '', words = '', stems = ''] = block.split('\n')
      const [id = '', palette = '', kind = ''] = head.split(' | ')
      const [hero = '', hands = ''] = scene.split(' ; ')
      const [fail = '', proof = '', place = ''] = more.split(' ; ')
      const [doubt = '', verdict = ''] = words.split(' ; ')
      const keywords = stems.split(', ')
      const capitals = keywords.filter((word) => /^[A-Z]+$/u.test(word))
      const topic = {
        id,
        palette,
        kind: kind as SubjectKind,
        hero,
        hands,
        fail,
        proof,
        place,
        doubt,
        verdict,
      }
      return {
        topic,
        keywords: toPattern(keywords.filter((word) => !capitals.includes(word))),
        inCompounds: new RegExp(
          keywords.filter((word) => /^[a-zäöüß]{4,}$/u.test(word)).join('|') || '(?!)',
          'u',
        ),
        capitals:
          capitals.length > 0 ? new RegExp(`(?<!\\p{L})(?:${capitals.join('|')})(?!\\p{L})`, 'u') : undefined,
      }
    })
}

const endings =
  '(?:s|es|ed|d|ing|ings|er|ers|en|e|n|r|t|te|ist|ar|ir|a|o|as|os|i|ung|é|ée|és|ant|ando|ndo|ado|ada)?'

/** Whole words for short stems, beginnings for long ones; scripts without spaces are searched anywhere. */
function toPattern(stems: readonly string[]): RegExp {
  const parts = stems.map((stem) => {
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(stem)) return stem
    if (/[\p{Script=Hangul}\p{Script=Devanagari}\p{Script=Cyrillic}]/u.test(stem)) return `(?<!\\p{L})${stem}`
    if (/\p{Script=Arabic}/u.test(stem)) return `(?<!\\p{L})(?:ال|وال|بال|لل|و|ب|ل)?${stem}`
    if (stem.length >= 6) return `(?<!\\p{L})${stem}`
    return `(?<!\\p{L})${stem}${stem.length >= 4 ? endings : '(?:s|es)?'}(?!\\p{L})`
  })
  return new RegExp(parts.join('|'), 'u')
}
