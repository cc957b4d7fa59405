import { findBrackets, splitOutside } from './brackets.ts'
import { codesOf } from './characters.ts'
import { readSentences, withoutBullet } from './lists.ts'

export type ReadField = { name: string; values?: string[] }

/** `text` is the entry as written; without fields, nothing else of it was understood and `name` says the same. */
export type ReadEntity = { name: string; fields: ReadField[]; text: string }

const commas = codesOf(',،、，')
const entryEnds = codesOf('\n\r;；')
const slash = 0x2f
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
    found.push(open === -1 ? asText(text) : { name, fields: readFields(text.slice(open + 1, -1)), text })
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
  return [{ name, fields: readFields(rest), text: entry }]
}

/** `product, order, customer` */
function readNames(entry: string): ReadEntity[] | undefined {
  const names = splitOutside(entry, [], (code) => commas.has(code))
  const areNames = names.length > 1 && names.every((name) => isName(name) && name.split(' ').length < 4)
  return areNames ? names.map(asText) : undefined
}

function readFields(text: string): ReadField[] {
  const ended = withoutDot(text.trim())
  return splitOutside(ended, findBrackets(ended), (code) => commas.has(code) || code === 0x0a).map(readField)
}

/** `status available/reserved`: the last word before the first slash is the first value, what stands before it the name. */
function readField(field: string): ReadField {
  if (!field.includes('/') || field.includes('://')) return { name: field }
  const [first = '', ...others] = splitOutside(field, findBrackets(field), (code) => code === slash)
  const border = Math.max(first.lastIndexOf(' '), first.lastIndexOf(':'))
  const name = first.slice(0, Math.max(0, border)).replace(':', '').trim()
  const values = [...new Set([first.slice(border + 1), ...others])]
  return name === '' || values.length < 2 ? { name: field } : { name, values }
}

function isName(text: string): boolean {
  return text.length <= longestName && /^\p{L}[^.!?()/]*$/u.test(text)
}

function withoutDot(text: string): string {
  return text.endsWith('.') ? text.slice(0, -1) : text
}

function asText(text: string): ReadEntity {
  return { name: text, fields: [], text }
}
