import { readReplyJson } from '#tools/contract/reply-json.ts'
import { endMarker } from '#tools/contract/reply-sections.ts'
import type { AskStep } from '#tools/contract/short-instructions.ts'

/** An answer that came in pieces. `open`: the same while the last piece is being written. */
export type Joined = { whole: string; open: string }

/** Pieces of an answer as the one reply that the tool's reader knows. */
export function joinedPieces(steps: readonly AskStep[], pieces: readonly string[]): Joined {
  if (steps.some(({ schema }) => schema)) return joinedObjects(pieces)
  const open = pieces
    .map((piece, at) => section(piece, steps[at]?.begins))
    .filter((text) => text !== '')
    .join('\n\n')
  return { whole: `${open}\n${endMarker}`, open }
}

const markerLine = /^[\s#>*_-]{0,12}\[\d{1,2}\].*$/mu
const markerAtStart = /^[\s#>*_-]{0,14}\[\d{1,2}\][^\n]*\n?/u

/** A piece without the end marker, and with the marker that a small model forgot. */
function section(piece: string, begins: string | undefined): string {
  const text = piece
    .split('\n')
    .filter((line) => !/^(?:```\w*|\[end\])$/iu.test(line.trim()))
    .join('\n')
    .trim()
  if (begins === '') return withoutRepeatedMarker(text)
  if (begins === undefined || text === '' || markerLine.test(text)) return text
  return `${begins}\n${text}`
}

/** What goes on in the section before begins without a heading; a later section keeps its own. */
function withoutRepeatedMarker(text: string): string {
  const [, number] = /\[(\d{1,2})\]/u.exec(markerAtStart.exec(text)?.[0] ?? '') ?? []
  return number === '1' || number === '2' ? text.replace(markerAtStart, '').trim() : text
}

/** Lists of the same name follow on from each other; of anything else the first word counts. */
function joinedObjects(pieces: readonly string[]): Joined {
  const merged = new Map<string, unknown>()
  for (const piece of pieces) {
    const { value } = readReplyJson(piece)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue
    for (const [key, content] of Object.entries(value)) {
      const before = merged.get(key)
      const isList = Array.isArray(before) && Array.isArray(content)
      if (before !== undefined && before !== '' && !isList) continue
      // What is written now stands last: readers take the end of a cut object for unfinished.
      merged.delete(key)
      merged.set(key, isList ? [...(before as unknown[]), ...content] : content)
    }
  }
  const whole = merged.size === 0 ? '' : JSON.stringify(Object.fromEntries(merged))
  return { whole, open: whole.slice(0, -1) }
}
