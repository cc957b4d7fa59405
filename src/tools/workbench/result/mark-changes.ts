import { diffArrays } from 'diff'

/** Characters `from`–`to` of a text. */
export type TextRange = { from: number; to: number }

// Beyond this many differences a passage was written anew, and finding the shared words in it would take long.
const mostEdits = 600

/** What `after` says that `before` did not; line by line first, then word by word within the lines that differ. */
export function markChanges(before: string, after: string): TextRange[] {
  const ranges: TextRange[] = []
  let at = 0
  let removed = ''
  for (const { added, removed: isRemoved, value } of compare(linesOf(before), linesOf(after))) {
    const text = value.join('')
    if (isRemoved) {
      removed = text
      continue
    }
    if (added)
      ranges.push(...markWords(removed, text).map(({ from, to }) => ({ from: at + from, to: at + to })))
    removed = ''
    at += text.length
  }
  return joined(ranges, after)
}

function markWords(before: string, after: string): TextRange[] {
  const ranges: TextRange[] = []
  let at = 0
  for (const { added, removed, value } of compare(tokensOf(before), tokensOf(after))) {
    if (removed) continue
    const text = value.join('')
    if (added && text.trim() !== '') {
      const start = text.length - text.trimStart().length
      ranges.push({ from: at + start, to: at + text.trimEnd().length })
    }
    at += text.length
  }
  return ranges
}

type Part = { added: boolean; removed: boolean; value: string[] }

function compare(before: string[], after: string[]): Part[] {
  return (
    diffArrays(before, after, { maxEditLength: mostEdits }) ?? [
      { added: false, removed: true, value: before },
      { added: true, removed: false, value: after },
    ]
  )
}

/** Marks with nothing but spaces between them are one. */
function joined(ranges: readonly TextRange[], text: string): TextRange[] {
  const result: TextRange[] = []
  for (const range of ranges) {
    const last = result.at(-1)
    if (last && text.slice(last.to, range.from).trim() === '') last.to = range.to
    else result.push({ ...range })
  }
  return result
}

function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/u)
}

function tokensOf(text: string): string[] {
  return text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? []
}
