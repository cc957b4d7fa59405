import { brackets, commas, outside, readSentences, splitOutside, withoutMarks } from './lists.ts'

/** `text` is the entry as written; without fields, nothing else of it was understood and `name` says the same. */
export type ReadEntity = { name: string; hasFields: boolean; text: string }

const entryEnds = outside('[\\n\\r;；]')
const opening = /[([{（]/u
const bracketed = new RegExp(`^([^([{（]*)(${brackets})$`, 'u')
const longestName = 60

/**
 * The notation `Watch(serial, brand, status available/reserved)` or `Watch: serial, brand`, one per line or parted by
 * semicolons; the first one also by commas. Anything else is kept as text.
 */
export function readEntities(text: string): ReadEntity[] {
  return withoutMarks(splitOutside(text, entryEnds)).flatMap((entry) => {
    const asText = (text: string) => ({ name: text, hasFields: false, text })
    return readLabelled(entry) ?? readListed(entry) ?? readSentences(entry).map(asText)
  })
}

/** `Watch(serial, brand), Order(id)` or `product, order`; undefined where more than names stands around, or no list within. */
function readListed(entry: string): ReadEntity[] | undefined {
  const found = splitOutside(entry.replace(/\.$/u, ''), commas).map((text) => {
    const [, name = opening.test(text) ? '' : text, fields = ''] = bracketed.exec(text) ?? []
    return { name: name.trim(), hasFields: fields.slice(1, -1).trim() !== '', text }
  })
  const isOne = found.length === 1 && found[0]?.hasFields
  const hasList = isOne || found.some(({ text }) => /[,،、，]/u.test(text))
  const areNames = found.length > 1 && found.every(({ name }) => name.split(' ').length < 4)
  const isList = opening.test(entry) ? hasList : areNames
  return isList && found.every(({ name }) => isName(name)) ? found : undefined
}

/** `Watch: serial, brand` */
function readLabelled(entry: string): ReadEntity[] | undefined {
  const [, name = '', rest = ''] = /^([^:：]*)[:：](.*)$/su.exec(entry) ?? []
  if (!isName(name.trim()) || /^\s*(?:\/\/|$)/u.test(rest) || readSentences(rest).length > 1) return undefined
  return [{ name: name.trim(), hasFields: true, text: entry }]
}

function isName(text: string): boolean {
  return text.length <= longestName && /^\p{L}[^.!?()[\]{}（）/]*$/u.test(text)
}
