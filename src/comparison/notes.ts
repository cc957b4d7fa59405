import type { Note } from './evidence.ts'
import type { CheckFacts } from './explain.ts'
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

/** What a reader has to know beside the score. */
export function writeNotes(
  document: Document,
  { text, matches }: CheckFacts,
  { dressedUp, isOnlyQuoted, unmasked }: SeenThrough,
): Note[] {
  const notes: Note[] = []
  const disguises = findDisguises(text)
  if (
    disguises.length > 0 ||
    unmasked >= Math.max(leastUnmasked, leastShareUnmasked * document.words.length)
  ) {
    notes.push({
      kind: 'changed',
      text: `People read this text differently from a program${disguises.length > 0 ? ` (${disguises.join(', ')})` : ''}. ${unmasked > 0 ? `${unmasked} words were compared as people read them.` : 'What is written so may be a copy that was not found.'}`,
    })
  }
  if (isOnlyQuoted) {
    notes.push({
      kind: 'changed',
      text: 'More than three quarters of this text stand in quotation marks with a name beside them. So much quotation is no text of one’s own, so it is scored like everything else.',
    })
  }
  if (dressedUp.length > 0) {
    const words = dressedUp.reduce((sum, { from, to }) => sum + to - from + 1, 0)
    notes.push({
      kind: 'changed',
      text: `${words} words look like references, code or formulas here, but are running text in what they were compared with. They are scored like everything else.`,
    })
  }
  const opening = mostRepeatedOpening(document)
  if (opening) {
    notes.push({
      kind: 'assumed',
      text: `“${opening.words}” comes back ${opening.times} times. Read as a figure of style, so it is not counted. Such a figure may still come from a known text: if you know it from somewhere, name the source.`,
    })
  }
  if (matches.some(({ counts, kind }) => counts && (kind === 'near' || kind === 'paraphrase'))) {
    notes.push({
      kind: 'hint',
      text: 'For a passage in changed words: close the source, write what you understood from memory, compare, and cite it either way.',
    })
  }
  return notes
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
