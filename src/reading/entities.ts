import { findBrackets, splitOutside } from './brackets.ts'
import { codesOf } from './characters.ts'
import { readSentences, withoutBullet } from './lists.ts'

/** `text` is the entry as written; without fields, nothing else of it was understood and `name` says the same. */
export type ReadEntity = { name: string; hasFields: boolean; text: string }

const commas = codesOf(',،、，')
const entryEnds = codesOf('\n\r;；')
const longestName = 60

/**
 * The notation `Watch(serial, brand, status available/reserved)` or `Watch: serial, brand`, one per line or parted by
 * semicolons; the first one also by commas. Anything else is kept as text.
 */
export function readEntities(text: string): ReadEntity[] {
  return splitOutside(text, findBrackets(text), (code) => entryEnds.has(code)).flatMap((line) => {
    const entry = withoutBullet(line)
    if (entry === '') return []
    return readBracketed(entry) ?? readLabelled(entry) ?? readNames(entry) ?? readSentences(entry).map(asText)
  })
}

/** `Watch(serial, brand), Order(id)`; undefined when something else than names stands around the brackets. */
function readBracketed(entry: string): ReadEntity[] | undefined {
  const pairs = findBrackets(entry)
  if (pairs.length === 0) return undefined
  const found: ReadEntity[] = []
  for (const text of splitOutside(withoutDot(entry), pairs, (code) => commas.has(code))) {
    const open = findBrackets(text)[0]?.start ?? -1
    const name = (open === -1 ? text : text.slice(0, open)).trim()
    if (!isName(name) || (open !== -1 && findBrackets(text)[0]?.end !== text.length)) return undefined
    found.push(open === -1 ? asText(text) : { name, hasFields: text.slice(open + 1, -1).trim() !== '', text })
  }
  return found
}

/** `Watch: serial, brand` */
function readLabelled(entry: string): ReadEntity[] | undefined {
  const colon = entry
    .replace('：', ':')
    .slice(0, longestName + 1)
    .indexOf(':')
  const name = entry.slice(0, Math.max(0, colon)).trim()
  const rest = entry.slice(colon + 1).trim()
  if (!isName(name) || rest === '' || rest.startsWith('//') || readSentences(rest).length > 1)
    return undefined
  return [{ name, hasFields: true, text: entry }]
}

/** `product, order, customer` */
function readNames(entry: string): ReadEntity[] | undefined {
  const names = splitOutside(entry, [], (code) => commas.has(code))
  const areNames = names.length > 1 && names.every((name) => isName(name) && name.split(' ').length < 4)
  return areNames ? names.map(asText) : undefined
}

function isName(text: string): boolean {
  return text.length <= longestName && /^\p{L}[^.!?()/]*$/u.test(text)
}

function withoutDot(text: string): string {
  return text.endsWith('.') ? text.slice(0, -1) : text
}

function asText(text: string): ReadEntity {
  return { name: text, hasFields: false, text }
}
