import type { Range } from './characters.ts'

const pairs = new Map([...'([{（'].map((open, at) => [open.charCodeAt(0), ')]}）'.charCodeAt(at)]))
const closing = new Set(pairs.values())

/** The outermost pairs of brackets that are opened and closed, in order; `end` lies behind the closing one. */
export function findBrackets(text: string): Range[] {
  const found: Range[] = []
  const open: { start: number; close: number }[] = []
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code < 0x28 || (code > 0x7d && code !== 0xff08 && code !== 0xff09)) continue
    const close = pairs.get(code)
    if (close !== undefined) open.push({ start: at, close })
    else if (closing.has(code) && open.at(-1)?.close === code) {
      const start = open.pop()?.start ?? at
      // What lies inside of this pair is no longer outermost.
      while ((found.at(-1)?.start ?? -1) > start) found.pop()
      found.push({ start, end: at + 1 })
    }
  }
  return found
}

/** Parts of the text between the marks that stand outside of the ranges, trimmed, without empty ones. */
export function splitOutside(
  text: string,
  ranges: readonly Range[],
  isMark: (code: number, at: number) => boolean,
): string[] {
  const parts: string[] = []
  let start = 0
  let which = 0
  const add = (end: number) => {
    const part = text.slice(start, end).trim()
    if (part !== '') parts.push(part)
  }
  for (let at = 0; at < text.length; at++) {
    while (at >= (ranges[which]?.end ?? Infinity)) which++
    if (at >= (ranges[which]?.start ?? Infinity) || !isMark(text.charCodeAt(at), at)) continue
    add(at)
    start = at + 1
  }
  add(text.length)
  return parts
}
