import * as texts from './comparison.texts.ts'
import type { Match, Note } from './evidence.ts'
import { findDisguises } from './find-disguises.ts'
import type { Document } from './read-document.ts'
import type { WordRegion } from './see-through.ts'

/** What a text does to be taken for something else. */
export type SeenThrough = {
  dressedUp: readonly WordRegion[]
  isOnlyQuoted: boolean
  /** Words that were read as people read them. */
  unmasked: number
}

/** “e-mail” and “email” are the same without anything being hidden. */
const leastUnmasked = 8
const leastShareUnmasked = 0.05

/** What a reader has to know beside the score, whichever passages count. */
export function writeNotes(document: Document, { dressedUp, isOnlyQuoted, unmasked }: SeenThrough): Note[] {
  const notes: Note[] = []
  const disguises = findDisguises(document.text)
  if (
    disguises.length > 0 ||
    unmasked >= Math.max(leastUnmasked, leastShareUnmasked * document.words.length)
  ) {
    notes.push({ kind: 'changed', text: texts.disguised(disguises, unmasked) })
  }
  if (isOnlyQuoted) {
    notes.push({ kind: 'changed', text: texts.mostlyQuoted })
  }
  if (dressedUp.length > 0) {
    const words = dressedUp.reduce((sum, { from, to }) => sum + to - from + 1, 0)
    notes.push({ kind: 'changed', text: texts.dressedUp(words) })
  }
  const opening = mostRepeatedOpening(document)
  if (opening) {
    notes.push({ kind: 'assumed', text: texts.figureOfStyle(opening.words, opening.times) })
  }
  return notes
}

/** What to do about the passages that count. */
export function hintsOn(matches: readonly Match[]): Note[] {
  const hasChanged = matches.some(({ counts, kind }) => counts && (kind === 'near' || kind === 'paraphrase'))
  return hasChanged ? [{ kind: 'hint', text: texts.changedWords }] : []
}

const leastTimes = 4

/** Three words in a row that make up a fifth of the text or more. */
function mostRepeatedOpening({ forms, words, text }: Document): { words: string; times: number } | undefined {
  const places = new Map<string, { first: number; times: number }>()
  for (let at = 0; at + 3 <= forms.length; at += 1) {
    const key = `${forms[at]} ${forms[at + 1]} ${forms[at + 2]}`
    const place = places.get(key)
    if (place) place.times += 1
    else places.set(key, { first: at, times: 1 })
  }
  let most: { first: number; times: number } | undefined
  for (const place of places.values()) if (place.times > (most?.times ?? leastTimes - 1)) most = place
  if (!most || most.times * 3 * 5 < forms.length) return undefined
  const start = words[most.first]?.start ?? 0
  const end = words[most.first + 2]?.end ?? start
  return { words: text.slice(start, end).replace(/\s+/g, ' '), times: most.times }
}
