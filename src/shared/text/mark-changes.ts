import { diffArrays } from 'diff'

/** Characters `from`–`to` of a text. */
export type TextRange = { from: number; to: number }

// Beyond this many differences a passage was written anew, and finding the shared words in it would take long.
const mostEdits = 600

const line = /[^\n]+\n?|\n/gu
const token = /\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu

/** What `after` says that `before` did not; line by line first, then word by word within the lines that differ. */
export function markChanges(before: string, after: string): TextRange[] {
  const ranges: TextRange[] = []
  for (const lines of addedTo(before, after, line))
    for (const { text, at } of addedTo(lines.before, lines.text, token)) {
      if (text.trim() === '') continue
      const from = lines.at + at + text.length - text.trimStart().length
      const to = from + text.trim().length
      const last = ranges.at(-1)
      // Marks with nothing but spaces between them are one.
      if (last && after.slice(last.to, from).trim() === '') last.to = to
      else ranges.push({ from, to })
    }
  return ranges
}

/** Each run of `after` that is new, where it stands, and what stood there before. */
function addedTo(before: string, after: string, unit: RegExp) {
  const runs: { text: string; at: number; before: string }[] = []
  const unitsOf = (text: string): string[] => text.match(unit) ?? []
  const parts = diffArrays(unitsOf(before), unitsOf(after), { maxEditLength: mostEdits }) ?? [
    { added: false, removed: true, value: [before] },
    { added: true, removed: false, value: [after] },
  ]
  let at = 0
  let gone = ''
  for (const { added, removed, value } of parts) {
    const text = value.join('')
    if (added) runs.push({ text, at, before: gone })
    gone = removed ? text : ''
    if (!removed) at += text.length
  }
  return runs
}
