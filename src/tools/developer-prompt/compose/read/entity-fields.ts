import { inferFieldType, isWrittenType } from './field-type.ts'
import { toFieldName } from './names.ts'
import { matchBrackets, splitTopLevel } from './top-level.ts'

/** `note` keeps what the user wrote about the field and no other property holds, word for word. */
export type EntityField = {
  name: string
  type: string
  values?: string[]
  unique?: boolean
  reference?: string
  currency?: boolean
  assumed?: boolean
  note?: string
}

const currencyCode =
  /^(?:€|\$|£|¥|₹|EUR|USD|GBP|CHF|JPY|INR|BRL|CAD|AUD|PLN|SEK|NOK|DKK|CZK|euros?|dollars?|pounds?)$/u
const subField =
  /^(?:street|city|zip|zip code|post ?code|country|state|name|first name|last name|phone|e-?mail|number|house number|date|time|lat|lng|from|to|start|end|width|height|length|amount|unit|value|title|url|min|max|required|optional|unique|text|strasse|straße|ort|plz|rue|ville|calle|ciudad|kg|g|cm|mm|km|m|l|ml|€|%)$/iu
const flags = /^(?:unique|uniq|@unique|eindeutig|único|unico)$/iu
const keys =
  /^(?:pk|primary key|@id|fk|foreign key|not null|null|nullable|required|optional|auto|autoincrement|auto increment|default|indexed|index)$/iu
const technicalType =
  /^(?:int|integer|bigint|smallint|tinyint|serial|bigserial|string|varchar|char|nvarchar|bool|boolean|datetime|timestamp|timestamptz|uuid|decimal|numeric|float|double|real|jsonb)(?:\(.*\))?\??$/iu
const smallWord =
  /^(?:a|à|al|en|em|in|im|on|not|no|non|nicht|kein|pas|sin|sem|sans|without|with|con|com|avec|mit|by|por|para|to|zu|zum|zur|for|für|pour|half|very|très|sehr|muy|muito)$/iu
const bookkeeping = new Set(['id', 'created_at', 'updated_at'])

/** The fields in "name, email (unique), status active/blocked"; id and the two time stamps are left out, every table has them. */
export function readFields(text: string): EntityField[] {
  const fields: EntityField[] = []
  const seen = new Set<string>()
  for (const part of splitFieldList(text)) {
    const field = readField(part)
    if (field === undefined || seen.has(field.name.toLowerCase()) || bookkeeping.has(field.name)) continue
    seen.add(field.name.toLowerCase())
    fields.push(field)
  }
  return fields
}

function splitFieldList(text: string): string[] {
  const parts = splitTopLevel(text, '\n,，、،;；')
  return parts.flatMap((part, index) => {
    const isLast = index === parts.length - 1
    const pieces =
      isLast && !part.includes('(') ? part.split(/\s+(?:and|und|et|y|e|и|と|和|및)\s+(?:an?\s+)?/iu) : [part]
    return pieces.every((piece) => piece.trim().split(/\s+/u).length <= 4) ? pieces : [part]
  })
}

function readField(raw: string): EntityField | undefined {
  const text = raw
    .replace(/[／｜]/gu, (bar) => (bar === '／' ? '/' : '|'))
    .replace(/^\s*(?:[-*•·–+]|\d{1,3}[.)])\s+/u, '')
    .replace(/^(?:and|und|et|y|a|an|the|its|their|his|her)\s+/iu, '')
    .replace(/[.;,]+$/u, '')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(text)) return undefined
  const { head, hint } = splitHint(text)
  const name = toFieldName(head)
  if (name === '') return undefined
  return describeField(name, head, hint)
}

/** "status: open/closed", "status (open|closed)", "status open/closed", "age int" → head and hint. */
function splitHint(text: string): { head: string; hint: string } {
  const pairs = matchBrackets(text)
  const bracket = [...pairs.keys()]
    .filter((at) => '([{（'.includes(text.charAt(at)))
    .sort((one, other) => one - other)[0]
  const mark = /\s*(?:[:=：]|->|→|\s[-–—]\s)\s*/u.exec(text)
  if (mark !== null && mark.index > 0 && (bracket === undefined || mark.index < bracket)) {
    return {
      head: text.slice(0, mark.index),
      hint: /[>→]/u.test(mark[0])
        ? `→ ${text.slice(mark.index + mark[0].length)}`
        : text.slice(mark.index + mark[0].length),
    }
  }
  if (bracket !== undefined && bracket > 0) {
    const close = pairs.get(bracket) ?? text.length
    const outside = splitHint(text.slice(0, bracket).trim())
    const after = text.slice(close + 1).trim()
    return {
      head: outside.head,
      hint: [outside.hint, text.slice(bracket + 1, close), after]
        .filter((part) => part.trim() !== '')
        .join(', '),
    }
  }
  const words = text.split(/\s+/u)
  const [first = '', ...rest] = words
  if (rest.length === 0) return { head: text, hint: '' }
  if (/\S[/|]\S|\s[/|]\s/u.test(text)) return splitEnumWords(text, first, rest)
  const range = /^(.+?)\s+(\d+\s?[-–]\s?\d+.*)$/u.exec(text)
  if (range?.[1] !== undefined && range[2] !== undefined) return { head: range[1], hint: range[2] }
  const tail = rest.join(' ')
  const keyed =
    /^(\S+)\s+((?:(?:pk|unique|not null|null|primary key|required|optional|nullable|indexed|auto_?increment)(?:\s+|$))+)$/iu.exec(
      text,
    )
  if (keyed?.[1] !== undefined && keyed[2] !== undefined)
    return {
      head: keyed[1],
      hint: (
        keyed[2].match(
          /pk|unique|not null|null|primary key|required|optional|nullable|indexed|auto_?increment/giu,
        ) ?? []
      ).join(', '),
    }
  const priced = /^(.+?)\s+(?:in\s+)?(€|\$|£|EUR|USD|GBP|CHF|JPY|INR|BRL|CAD|AUD|PLN|SEK|NOK|DKK)$/u.exec(
    text,
  )
  if (priced?.[1] !== undefined && priced[2] !== undefined) return { head: priced[1], hint: priced[2] }
  const foreign = /^(\S+)\s+(?:fk|ref|references)\s+(?:to\s+)?([\p{L}_][\p{L}\p{N}_]*)$/iu.exec(text)
  if (foreign?.[1] !== undefined && foreign[2] !== undefined)
    return { head: foreign[1], hint: `→ ${foreign[2]}` }
  // "id Int @id" and "total NUMERIC NOT NULL" come from schemas; "author User" is Prisma's way to point at a model.
  if (technicalType.test(rest[0] ?? '')) return { head: first, hint: tail }
  if (rest.length === 1 && /^\p{Ll}/u.test(first) && /^\p{Lu}\p{Ll}+[\p{L}]*(?:\?|\[\])?$/u.test(tail))
    return { head: first, hint: `→ ${tail}` }
  if (
    isWrittenType(tail) &&
    !/^(?:link|image|photo|file|video|audio|text|time|date|day|list|tags|price|amount|number|location|point|email|e-mail|flag|url|real|map|object)$/iu.test(
      tail,
    )
  )
    return { head: first, hint: tail }
  const spoken = splitSpokenEnum(first, tail)
  if (spoken !== undefined) return spoken
  if (flags.test(rest.at(-1) ?? '')) return { head: words.slice(0, -1).join(' '), hint: rest.at(-1) ?? '' }
  return { head: text, hint: '' }
}

/** "kind early or late": a field of that sort whose words offer a choice. */
function splitSpokenEnum(first: string, tail: string): { head: string; hint: string } | undefined {
  return inferFieldType(first.toLowerCase()) === 'enum' && /\s(?:or|oder|ou|или)\s/iu.test(` ${tail} `)
    ? { head: first, hint: tail }
    : undefined
}

function splitEnumWords(text: string, first: string, rest: string[]): { head: string; hint: string } {
  if (inferFieldType(first.toLowerCase()) === 'enum') return { head: first, hint: rest.join(' ') }
  const start = startOfChoices(text)
  if (rest.length === 1 || start <= 0) return { head: first, hint: rest.join(' ') }
  const head = text.slice(0, start).trimEnd()
  // "sentido a favor/en contra": a small word before the first choice belongs to the choice, not to the name.
  const words = head.split(/\s+/u)
  const lastBig = words.findLastIndex((word) => !smallWord.test(word))
  if (lastBig >= 0 && lastBig < words.length - 1) {
    const name = words.slice(0, lastBig + 1).join(' ')
    return { head: name, hint: text.slice(head.search(/\S/u) + name.length).trim() }
  }
  return { head, hint: text.slice(start) }
}

/**
 * Of "S / M / L" in "size of shirt S / M / L"; -1 when there is none. Two bars in a row belong to the word around them,
 * as in "http://". In steps, because a single pattern for all of it took a time that doubles with each choice.
 */
function startOfChoices(text: string): number {
  if (/[/|]$/u.test(text)) return -1
  const doubled = [...text.matchAll(/(?<!\S)\S*[/|]{2}/gu)].at(-1)?.index ?? 0
  return doubled > 0 ? doubled : text.search(/(?<=\s)\S[^\s/|]*\s*[/|]/u)
}

function describeField(name: string, head: string, hint: string): EntityField {
  const field: EntityField = { name, type: '' }
  const notes: string[] = []
  let written = ''
  const reference =
    /^(?:→|->)\s*(.+?)(?:\?|\[\])?$/u.exec(hint.trim())?.[1] ??
    /\breferences\s+([\p{L}][\p{L}\p{N}_]*)/iu.exec(hint)?.[1] ??
    /^(?:fk|ref|references?|foreign key)(?:\s+(?:to|of))?\s+([\p{L}][\p{L}\p{N}_]*)/iu.exec(hint.trim())?.[1]
  if (reference !== undefined) field.reference = reference.trim()

  const values = reference === undefined ? readValues(name, hint) : undefined
  if (values !== undefined) field.values = values
  else if (reference === undefined) {
    for (const piece of splitTopLevel(hint, ',')) {
      if (flags.test(piece)) field.unique = true
      else if (isWrittenType(piece) && written === '') written = piece
      else if (!keys.test(piece) && !piece.startsWith('@'))
        notes.push(...readTypeWords(piece, field, (type) => (written = type)))
    }
  }
  if (field.unique !== true && /\bunique\b/iu.test(hint)) field.unique = true

  const size =
    notes.length === 1 && /char|string/iu.test(written) ? /^\d{1,5}$/u.exec(notes[0] ?? '')?.[0] : undefined
  if (size !== undefined || /numeric|decimal/iu.test(written))
    notes.splice(0, notes.length, ...notes.filter((note) => !/^\d{1,5}$/u.test(note)))
  field.type =
    field.values !== undefined
      ? 'enum'
      : field.reference !== undefined
        ? 'reference'
        : size !== undefined
          ? `string (≤ ${size})`
          : inferFieldType(name, written)
  if (field.type === 'enum' && field.values === undefined && head.includes(' ')) field.type = 'string (≤ 120)'
  if (/minor units/u.test(field.type) || notes.some((note) => currencyCode.test(note))) field.currency = true
  // A buyer's or contact's address may occur twice; the one that is simply "email" identifies somebody.
  if (field.type === 'slug' || (field.type === 'email' && /^(?:email|correo|courriel)$/u.test(name)))
    field.unique = true
  if (notes.length > 0) field.note = notes.join(', ')
  return field
}

/** "VARCHAR(80) NOT NULL", "Int @id", "integer 0-10": the type goes, the rest is kept as a note. */
function readTypeWords(piece: string, field: EntityField, setType: (type: string) => void): string[] {
  const [first = '', ...rest] = piece.split(/\s+/u)
  if (!isWrittenType(first)) return [piece]
  setType(first)
  const left = rest.filter((word) => {
    if (/^@?unique$/iu.test(word)) field.unique = true
    return !/^(?:@?unique|@id|not|null|primary|key|pk|fk|@default\(.*\)|auto_?increment|required|optional)$/iu.test(
      word,
    )
  })
  return left.length === 0 ? [] : [left.join(' ')]
}

function readValues(name: string, hint: string): string[] | undefined {
  const plain = hint
    .replace(/^(?:enum|one of|either|values?|options?|choice|select)\b[\s:(]*/iu, '')
    .replace(/[)\]]+$/u, '')
    .trim()
  if (plain === '' || isWrittenType(hint)) return undefined
  const wasEnum = /^(?:enum|one of|either|values?|options?|choice|select)\b/iu.test(hint.trim())
  const chain = /\s(?:>|->|→)\s/u.test(plain) ? plain.split(/\s+(?:>|->|→)\s+/u) : undefined
  const bars = /[/|]/u.test(plain) ? plain.split(/\s*[/|]\s*/u) : chain
  const numbersOnly =
    /^\d+(?:\s*[/|]\s*\d+)+$/u.test(plain) &&
    !/^(?:date|time|timestamp)$/u.test(inferFieldType(name)) &&
    !/\d{4}/u.test(plain)
  const isDateLike =
    !numbersOnly && /\d\/\d|https?:|(?<!\p{L})(?:km\/h|m\/s|w\/o|n\/a)(?!\p{L})/iu.test(plain)
  if (
    bars !== undefined &&
    !isDateLike &&
    bars.every((value) => value !== '' && value.split(/\s+/u).length <= 4)
  )
    return cleanValues(bars)
  const listed = splitTopLevel(plain, ',;').flatMap((part) => part.split(/\s+(?:or|oder|ou|o|или)\s+/iu))
  const enumName = inferFieldType(name) === 'enum'
  const allPlain = listed.every(
    (value) =>
      value.split(/\s+/u).length <= 3 && !isWrittenType(value) && !flags.test(value) && !keys.test(value),
  )
  const looksListed =
    listed.length > 2 &&
    listed.every(
      (value) =>
        !subField.test(value) &&
        inferFieldType(value.toLowerCase().replaceAll(' ', '_')) === 'string (≤ 120)',
    )
  if (
    listed.length > 1 &&
    allPlain &&
    (looksListed || wasEnum || enumName || /\s(?:or|oder|ou|или)\s/iu.test(plain))
  )
    return cleanValues(listed)
  return undefined
}

function cleanValues(values: string[]): string[] {
  return [
    ...new Set(
      values
        .map((value) => value.replace(/^["'“”‘’`]+|["'“”‘’`]+$/gu, '').trim())
        .filter((value) => value !== ''),
    ),
  ]
}
