import { asRecord, isRecord } from '#shared/record.ts'
import { planItems } from './edit-plan.ts'
import { assumedByModel, byModel, item, plainItem, textOf, you, type Item, type Span } from './plan.ts'
import { lettersOf, readLabelled, readReplyJson, splitJsonAnswers } from './reply-json.ts'

const keyed = (value: unknown) => asRecord(value) ?? {}

/** The fields of an object in a reply, found by any of their names. */
export function replyFields(value: unknown) {
  const left = new Map(Object.entries(keyed(value)).map(([key, one]) => [lettersOf(key), { key, one }]))
  const take = (names: readonly string[]): unknown => {
    const name = names.map(lettersOf).find((one) => left.has(one)) ?? ''
    const found = left.get(name)?.one
    left.delete(name)
    return found
  }
  return {
    text: (...names: string[]): string => plainText(take(names)),
    list: (...names: string[]): unknown[] => entriesOf(take(names)).filter((one) => plainText(one) !== ''),
    /** What nobody asked for. */
    rest: () =>
      [...left.values()].flatMap(({ key, one }) => (plainText(one) ? [`${key}: ${plainText(one)}`] : [])),
  }
}

/** The text; "" where a model wrote "none" or the like because there is nothing. */
export function unlessNone(text: string): string {
  return ['none', 'no', 'null', '-', '–'].includes(text.toLowerCase()) ? '' : text
}

/** The fields that have an item. */
export function itemsOf<Key extends string>(keys: readonly Key[], read: (key: Key) => Item | undefined) {
  const entries = keys.map((key) => [key, read(key)] as const).filter(([, one]) => one !== undefined)
  return Object.fromEntries(entries) as { [Field in Key]?: Item }
}

/** A key that is written like a name, as in `{"Mira": "One more!"}`, is part of the text. */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join('; ')
  const texts = Object.entries(value ?? {}).map(([key, one]) => {
    const text = plainText(one)
    return text === '' || fieldName.test(key) ? text : `${key}: ${text}`
  })
  return texts.filter(Boolean).join(', ')
}

const fieldName = /^[a-z][\w -]*$/u

/** Of a list, also of one that is written as an object with names for keys. */
function entriesOf(value: unknown): unknown[] {
  if (!isRecord(value)) return Array.isArray(value) ? value : [value]
  const entries = Object.entries(value)
  if (!entries.every(([key, one]) => isRecord(one) || !fieldName.test(key))) return [value]
  return entries.map(([name, one]) => (isRecord(one) ? { name, ...one } : `${name}: ${plainText(one)}`))
}

type AnswerForm = {
  /** A key that comes before the list, by which an answer is known while it is written. */
  early?: string
  /** The list of entries that an answer consists of, and a key that every entry has, with its other names. */
  list: string
  entryKey: string
  entryNames?: readonly string[] | undefined
  /** For replies in headings and labels: all keys, and the heading of an entry ("shot") to its list. */
  keys: readonly string[]
  lists: Readonly<Record<string, string>>
}

/** The object a reply is about, however it is wrapped, and the lines that found no place in it. */
export function readAnswer(reply: string, form: AnswerForm) {
  const { early = '', list, entryKey, entryNames = [], keys, lists } = form
  const isEntry = (one: unknown) => [entryKey, ...entryNames].some((key) => key in keyed(one))
  const isAnswer = (one: unknown) => list in keyed(one) || (early in keyed(one) && !isEntry(one))
  const { value: longest, isCut } = readReplyJson(reply)
  const objects = splitJsonAnswers(reply).map((text) => readReplyJson(text).value)
  const found = [longest, ...Object.values(keyed(longest)), ...objects].find(isAnswer)
  const entries = objects.filter(isEntry)
  if (found !== undefined || entries.length > 0)
    return { value: keyed(found ?? { [list]: entries }), isCut, unread: [] }
  const unread: string[] = []
  const labeled = readLabelled(reply, keys, withWordFor(list, lists, reply), unread)
  if (!(list in labeled) && !isEntry(labeled)) return undefined
  // The fields of a single entry are not those of the whole, unless it has some that come before its entries.
  const whole = list in labeled || early in labeled ? labeled : {}
  return { value: { [list]: [labeled], ...whole }, isCut: false, unread }
}

/** Headings with a number that have no known word for an entry may have one of another language: that of most. */
function withWordFor(list: string, lists: AnswerForm['lists'], reply: string) {
  const numbered = reply.toLowerCase().matchAll(/^(?:#+|\*\*)[ *]*(\p{L}+) ?\d/gmu)
  const words = [...Map.groupBy(numbered, ([, word = '']) => word)].filter(([, { length }]) => length > 1)
  const most = words.toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0]
  const isKnown = most === undefined || words.some(([word]) => lists[word] === list)
  return isKnown ? lists : { ...lists, [most]: list }
}

/** While a reply is cut: `early` once the list of its entries has begun, and of these all but the last. */
export function completeIn(
  ids: readonly string[],
  { value, isCut }: { value: object; isCut: boolean },
  { list, early, last }: { list: string; early: string; last: number },
): string[] {
  const open = isCut && Object.keys(value).at(-1) === list ? last : Number.POSITIVE_INFINITY
  return ids.filter((id) => !isCut || (id === early ? last > 0 : Number(id.split('-')[1]) < open))
}

/** Items of texts: the idea is the person's own, and `phrases` are the words that the model says it assumed. */
export function itemMaker(idea: string, phrases: readonly string[]) {
  const unused = new Set(phrases)
  const mark = (text: string): Span[] => {
    const phrase = phrases.find((one) => text.includes(one))
    if (phrase === undefined) return text === '' ? [] : [{ ...byModel, text }]
    unused.delete(phrase)
    const [before = '', ...behind] = text.split(phrase)
    return [...mark(before), { ...assumedByModel, text: phrase }, ...mark(behind.join(phrase))]
  }
  return {
    one: (id: string, text: string): Item | undefined =>
      text === '' ? undefined : item(id, text === idea ? [you('idea', text)] : mark(text)),
    /** What stands in none of the texts. */
    assumed: () => [...unused].map((text, at) => plainItem(`assumed-${at + 1}`, text, assumedByModel)),
  }
}

type MakeItem = (id: string, text: string) => Item | undefined

/** An item for each entry of a list. */
export function listItems(id: string, entries: readonly unknown[], make: MakeItem): Item[] {
  return entries.flatMap((entry, at) => make(`${id}-${at + 1}`, plainText(entry)) ?? [])
}

/** The fields that are there, as texts. */
export function fieldTexts<Key extends string>(
  keys: readonly Key[],
  of: { [Field in Key]?: Item | undefined },
) {
  return Object.fromEntries(keys.flatMap((key) => (of[key] ? [[key, textOf(of[key])]] : [])))
}

/** An answer as a reply in JSON. `assumed` lists what a model assumed, not what our own code did, whose spans name a row. */
export function writeObject<Plan extends { assumed: readonly Item[] }>(plan: Plan, answer: object): string {
  const inTexts = planItems({ ...plan, assumed: [] }).flatMap(({ words }) =>
    words.filter(({ from, row }) => from === 'assumed' && row === undefined).map(({ text }) => text),
  )
  const assumed = [...new Set([...inTexts, ...plan.assumed.map(textOf)])]
  return JSON.stringify({ ...answer, assumed }, undefined, 2)
}
