import type { Note } from './evidence.ts'
import type { CheckFacts } from './explain.ts'
import type { Document } from './read-document.ts'

/** What a reader has to know beside the score. */
export function writeNotes(document: Document, { matches }: CheckFacts): Note[] {
  const notes: Note[] = []
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
