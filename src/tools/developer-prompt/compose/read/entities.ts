import { readFields, type EntityField } from './entity-fields.ts'
import { settleTypes } from './entity-types.ts'
import { inferFieldType } from './field-type.ts'
import { detectLanguage } from '#shared/text/language.ts'
import { toEntityName } from './names.ts'
import { normalise } from '#shared/text/normalise.ts'
import { splitList } from './split-list.ts'
import { matchBrackets, splitTopLevel } from './top-level.ts'

export { inferFieldType }
export type { EntityField }

/** `name` is PascalCase and, in English, singular; letters of other scripts stay as typed. */
export type Entity = { name: string; fields: EntityField[]; assumed?: boolean }

type Named = { name: string; fields: EntityField[] }
type Line = { text: string; level: number }

const declaration =
  /^(?:export\s+)?(?:default\s+)?(?:model|table|create table(?: if not exists)?|entity|interface|type|class|collection|struct|record|object|data class)\s+(?=[\p{L}"`])/iu
const hasFields =
  /^(.{1,60}?)\s+(?:has|have|with|contains?|includes?|consists? of|stores?|keeps?|mit|hat|haben|avec|con|com|tiene|tem)\s+(?:an?\s+|the\s+|its\s+|eine?n?\s+|une?\s+|un[ao]?\s+|uma?\s+)?(.+)$/iu
const listOpener =
  /^(?:there (?:are|is|will be)|(?:we|i|it|the app|the system|app|system)\s+(?:will\s+)?(?:needs?|stores?|saves?|keeps?|tracks?|manages?|haves?|has|records?|uses?)|entities|models?|tables?|data models?|data|main entities|objects|collections|entitäten|tabellen|entités|entidades|сущности)(?:\s+(?:are|for|about|of))?\s*:?\s+/iu
/** Numbers that other systems give; they point at nothing here. */
const foreignIds =
  /^(?:tracking|external|stripe|paypal|tax|vat|session|google|apple|facebook|telegram|discord|device|passport|national|transaction|payment_intent|message|chat|request|correlation|calendar|chip|microchip|serial|hardware|order_reference|video|youtube|place|client)_ids?$/u
const manyOf =
  /^(?:many|several|multiple|viele|mehrere|plusieurs|muchos|muchas|varios|varias|muitos|muitas|vários|várias)\s+/iu
/** Words of a person talking about the data, never part of a table's name. */
const talk =
  /(?:^|\s)(?:i|you|we|me|it|is|are|was|were|should|would|could|can|whatever|guess|think|maybe|perhaps|please|stuff|dunno|idk|don['’]t|not sure|usual|necessary|needed|everything|anything|nothing|something|pls|ich|wir|bitte|vielleicht|alles|nichts)(?=\s|$)/iu
const longestName = 5

/** The things a product stores, from whatever notation the user wrote them in. */
export function readEntities(text: string, languageHint?: string): Entity[] {
  return readDataModel(text, languageHint).entities
}

/** Like `readEntities`, with the statements no entity could be read from, word for word. */
export function readDataModel(text: string, languageHint?: string): { entities: Entity[]; unread: string[] } {
  const source = normalise(text.replaceAll('\t', '    '))
  if (!/[\p{L}]/u.test(source)) return { entities: [], unread: [] }
  const isEnglish = (languageHint ?? detectLanguage(source).code) === 'en'
  const unread: string[] = []
  const found: Named[] = readJson(source) ?? readBlocks(plainTables(source), unread)
  const entities = mergeSameNames(
    found
      .map(({ name, fields }) => ({ name: toEntityName(withoutSuffix(name), isEnglish), fields }))
      .filter(({ name }) => /\p{L}/u.test(name) && [...name].length <= 60),
  )
  const byKey = new Map(entities.map(({ name }) => [key(name), name]))
  return { entities: entities.map((entity) => settleTypes(linkReferences(entity, byKey))), unread }
}

/** A Markdown table reads as lines: `| Book | title, isbn |` → `Book: title, isbn`. */
function plainTables(source: string): string {
  if (!/^\s*\|/mu.test(source)) return source
  const lines = source.split('\n')
  const isRule = (line: string | undefined) =>
    /^\s*\|?(?:\s*:?-{2,}:?\s*\|)+\s*(?::?-{2,}:?)?\s*$/u.test(line ?? '')
  return lines
    .filter((line, index) => !isRule(line) && !isRule(lines[index + 1]))
    .map((line) => {
      const [name, ...rest] = /^\s*\|/u.test(line)
        ? line
            .split('|')
            .map((cell) => cell.trim())
            .filter((cell) => cell !== '')
        : []
      return name === undefined ? line : rest.length === 0 ? name : `${name}: ${rest.join(', ')}`
    })
    .join('\n')
}

function readJson(source: string): Named[] | undefined {
  if (!/^[[{]/u.test(source) || !/[}\]]$/u.test(source)) return undefined
  let value: unknown
  try {
    value = JSON.parse(source)
  } catch {
    return undefined
  }
  const list = Array.isArray(value) ? value : [value]
  return list.flatMap((item) => {
    if (typeof item === 'string') return [{ name: item, fields: [] }]
    if (typeof item !== 'object' || item === null) return []
    const record = item as Record<string, unknown>
    const own = record['name'] ?? record['entity'] ?? record['model'] ?? record['table']
    const fields = record['fields'] ?? record['attributes'] ?? record['columns'] ?? record['properties']
    if (typeof own === 'string' && fields !== undefined)
      return [{ name: own, fields: readFields(jsonFields(fields)) }]
    return Object.entries(record).map(([name, inner]) => ({ name, fields: readFields(jsonFields(inner)) }))
  })
}

function jsonFields(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value))
    return value.map((item) => (typeof item === 'string' ? item : jsonField(item))).join('\n')
  if (typeof value !== 'object' || value === null) return ''
  return Object.entries(value)
    .map(
      ([name, hint]) =>
        `${name}: ${Array.isArray(hint) ? hint.join(' | ') : typeof hint === 'object' ? JSON.stringify(hint) : String(hint)}`,
    )
    .join('\n')
}

function jsonField(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  const record = value as Record<string, unknown>
  return `${String(record['name'] ?? '')}: ${String(record['type'] ?? '')}`
}

/** A line followed by deeper lines heads a block of fields; every other line stands for itself. */
function readBlocks(source: string, unread: string[]): Named[] {
  const lines = joinBrackets(source)
    .map(readLine)
    .filter((line) => line.text !== '')
  const found: Named[] = []
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index]
    if (line === undefined) continue
    const nested: string[] = []
    while ((lines[index + 1]?.level ?? -1) > line.level) {
      nested.push(lines[index + 1]?.text ?? '')
      index += 1
    }
    const own = readStatements(line.text.replace(/[:：]$/u, ''))
    const last = own.at(-1)
    if (last === undefined) unread.push([line.text, ...nested].join('\n'))
    if (nested.length === 0 || last === undefined) found.push(...own)
    else
      found.push(...own.slice(0, -1), {
        name: last.name,
        fields: [...last.fields, ...readFields(nested.join('\n'))],
      })
  }
  return found
}

function readLine(line: string): Line {
  const indent = /^\s*/u.exec(line)?.[0].length ?? 0
  const heading = /^\s*#{1,6}\s+/u.exec(line)
  if (heading !== null) return { text: line.slice(heading[0].length).trim(), level: -1 }
  const bullet = /^\s*(?:[-*•◦▪·–+]|\d{1,3}[.)])\s+/u.exec(line)
  return { text: line.slice(bullet?.[0].length ?? 0).trim(), level: indent * 2 + (bullet === null ? 0 : 1) }
}

/** Lines, but a bracket that spans several of them keeps them together. */
function joinBrackets(source: string): string[] {
  const pairs = matchBrackets(source)
  const lines: string[] = []
  let start = 0
  for (let index = 0; index <= source.length; index += 1) {
    const close = pairs.get(index)
    if (close !== undefined && '({['.includes(source.charAt(index))) index = close
    else if (index === source.length || source.charAt(index) === '\n') {
      lines.push(source.slice(start, index))
      start = index + 1
    }
  }
  return lines
}

function readStatements(line: string): Named[] {
  return splitTopLevel(line, ';；')
    .flatMap(splitAtSentences)
    .flatMap((statement) =>
      readStatement(
        statement
          .replace(declaration, '')
          .replace(/\((?:models\.Model|BaseModel|Base|db\.Model)\)/u, '')
          .replace(/[.]$/u, '')
          .trim(),
      ),
    )
}

function splitAtSentences(statement: string): string[] {
  return statement.split(/(?<=[\p{L}\p{N})\]}]\.)\s+(?=\p{Lu})|(?<=。)/u)
}

function readStatement(statement: string): Named[] {
  const opener = listOpener.exec(statement)
  if (opener !== null && !/^[\p{L} ]+[({]/u.test(statement)) {
    const rest = statement.slice(opener[0].length)
    if (rest !== '') return readStatement(rest)
  }
  const mark = findMark(statement)
  if (mark !== undefined) return readMarked(statement.slice(0, mark.at), statement.slice(mark.after))
  const brackets = splitBracketed(statement)
  if (brackets !== undefined) return brackets
  const having = hasFields.exec(statement)
  if (having?.[1] !== undefined && having[2] !== undefined && isName(having[1])) {
    if (manyOf.test(having[2]))
      return [having[1], ...splitList(having[2].replace(manyOf, ''))]
        .filter(isName)
        .map((name) => ({ name, fields: [] }))
    return [{ name: having[1], fields: readFields(having[2]) }]
  }
  return splitList(statement.replace(/\s+and\s+(?=(?:the|their|its)\s)/giu, ', '))
    .map((item) =>
      item
        .replace(/^(?:their|its|the|his|her|our)\s+/iu, '')
        .replace(/\s(?:in|of|for|from|per|on)\s(?:each|every|the|an?|all)\s.*$/iu, ''),
    )
    .filter(isName)
    .map((name) => ({ name, fields: [] }))
}

/** Where "Order: id, total" or "Product - name, price" passes from name to fields, if it does so before any bracket. */
function findMark(statement: string): { at: number; after: number } | undefined {
  const match = /\s*(?:[:：=]|\s[-–—]\s|\s?->\s?|→|\s\|\s)\s*/u.exec(statement)
  if (match === null || match.index === 0) return undefined
  const head = statement.slice(0, match.index)
  if (/[(){}[\],]/u.test(head) || !isName(head)) return undefined
  return { at: match.index, after: match.index + match[0].length }
}

/** "User: name, email, Post: title" holds two entities: a capitalised name before another colon opens the next. */
function readMarked(head: string, body: string): Named[] {
  const inner = /^[({[](.*)[)}\]]$/su.exec(body.trim())?.[1]
  if (inner !== undefined) return [{ name: head, fields: readFields(inner) }]
  const found = [{ name: head, parts: [] as string[] }]
  for (const part of splitTopLevel(body, ',，、،')) {
    const next = /^(?:and\s+)?(\p{Lu}[\p{L}\p{N} ]{0,40}?)\s*[:：]\s*(.+)$/u.exec(part)
    if (next?.[1] !== undefined && next[2] !== undefined && found[0]?.parts.length !== 0)
      found.push({ name: next[1], parts: [next[2]] })
    else found.at(-1)?.parts.push(part)
  }
  return found.map(({ name, parts }) => ({ name, fields: readFields(parts.join('\n')) }))
}

/** `Member(name, email), Tool{…} and Tag`: names with their own brackets, plain names between them. */
function splitBracketed(statement: string): Named[] | undefined {
  const pairs = matchBrackets(statement)
  const found: Named[] = []
  let start = 0
  let sawBracket = false
  for (let index = 0; index < statement.length; index += 1) {
    const close = pairs.get(index)
    if (close === undefined || !'({[（'.includes(statement.charAt(index))) continue
    const before = statement.slice(start, index)
    const names = splitList(before.replace(/[=:]\s*$/u, '').replace(declaration, ''))
    const name = names.pop()
    if (name === undefined) return undefined
    sawBracket = true
    found.push(...names.filter(isName).map((plain) => ({ name: plain, fields: [] })), {
      name,
      fields: readFields(statement.slice(index + 1, close)),
    })
    index = close
    start = close + 1
  }
  if (!sawBracket) return undefined
  const tail = statement.slice(start).replace(/^[\s,;]+(?:and\s+)?/u, '')
  if (findMark(tail) !== undefined) return [...found, ...readStatement(tail)]
  const rest = splitList(tail).filter(isName)
  return [...found, ...rest.map((name) => ({ name, fields: [] }))]
}

function isName(text: string): boolean {
  const plain = text.trim()
  if (plain === '' || !/\p{L}/u.test(plain) || /[.!?@#$%^=<>\\]|https?:/u.test(plain)) return false
  if (talk.test(plain)) return false
  return plain.split(/\s+/u).length <= longestName && [...plain].length <= 60
}

/** "user table" is a User. */
function withoutSuffix(name: string): string {
  return name
    .trim()
    .replace(/^(.+?)\s+(?:tables?|collections?|entity|entities|models?|records?|objects?)$/iu, '$1')
}

function mergeSameNames(entities: Entity[]): Entity[] {
  const byName = new Map<string, Entity>()
  for (const entity of entities) {
    const known = byName.get(entity.name.toLowerCase())
    if (known === undefined) byName.set(entity.name.toLowerCase(), entity)
    else
      known.fields.push(
        ...entity.fields.filter((field) => !known.fields.some(({ name }) => name === field.name)),
      )
  }
  return [...byName.values()]
}

/** `nurse_id` and `nurse` point at Nurse when there is such an entity. */
function linkReferences(entity: Entity, byKey: ReadonlyMap<string, string>): Entity {
  const fields = entity.fields.map((field) => {
    if (field.values !== undefined) return field
    if (field.reference !== undefined)
      return { ...field, reference: byKey.get(key(field.reference)) ?? toEntityName(field.reference, true) }
    const target = byKey.get(key(field.name.replace(/_ids?$/u, '')))
    const own =
      target ??
      (/_ids?$/u.test(field.name) && !foreignIds.test(field.name)
        ? toEntityName(field.name.replace(/_ids?$/u, ''), true)
        : undefined)
    if (own === undefined || (own === entity.name && !field.name.endsWith('_id'))) return field
    const { currency: _currency, unique: _unique, ...rest } = field
    return { ...rest, type: 'reference', reference: own }
  })
  return { ...entity, fields }
}

function key(name: string): string {
  return name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
}
