import { jsonrepair } from 'jsonrepair'
import { countWords } from '#shared/text/count-words.ts'

/** Longer replies are no answer to anything we ask. */
const mostCharacters = 200_000

/**
 * The JSON object in a reply, mended when it is cut or malformed; undefined when there is none. Of several the longest:
 * drafts in a model's thoughts and braces in its chatter are short.
 */
export function readReplyJson(reply: string): { value: unknown; isCut: boolean } {
  const [text = ''] = splitJsonAnswers(reply).toSorted((one, other) => other.length - one.length)
  const isCut = text !== '' && endOfObject(text, 0) === Infinity
  // Mending takes long, and pieces that are whole are read again with each new word.
  const value = parsed(text) ?? parsed(text, jsonrepair)
  // The library gives up on a text that is cut behind a comma inside a string; a closing quote helps it.
  return { value: value ?? (isCut ? parsed(`${text}"`, jsonrepair) : undefined), isCut }
}

function parsed(text: string, mend = (given: string) => given): unknown {
  try {
    return JSON.parse(mend(text))
  } catch {
    return undefined
  }
}

/** Every object that stands alone in the reply, as text, the last one perhaps cut; chats asked twice answer twice. */
export function splitJsonAnswers(reply: string): string[] {
  const whole = reply.slice(0, mostCharacters)
  const objects: string[] = []
  let start = whole.indexOf('{')
  while (start !== -1) {
    const end = endOfObject(whole, start)
    objects.push(whole.slice(start, end))
    start = whole.indexOf('{', end)
  }
  return objects
}

/** Behind the brace that closes the object at `start`; infinite when it is never closed. */
function endOfObject(text: string, start: number): number {
  let depth = 0
  const tokens = text.slice(start).matchAll(/[{}]|"(?:[^"\\]|\\.)*(?:"|\\?$)/gsu)
  for (const { 0: token, index } of tokens) {
    depth += token === '{' ? 1 : token === '}' ? -1 : 0
    if (depth === 0 && token === '}') return start + index + 1
  }
  return Infinity
}

/** Whether a reply without JSON describes the picture itself; fewer words are the beginning of something else. */
export function isDescription(reply: string): boolean {
  return !reply.includes('{') && !reply.includes('```') && countWords(reply) >= 10
}

const label =
  /^(\s*(?:[-*+•]\s+)?(?:\*\*|__)?)([\p{L}][\p{L}\p{N} _/-]{0,40}?)(?:\*\*|__)?\s*[:：](?:\*\*|__)?(.*)$/u
const heading = /^\s*(?:#{1,6}\s+|\*\*)([^*#\s][^*#\n]{0,79}?)\**\s{0,3}:?$/u
export const bullet = /^[ \t\u00a0\u3000]*(?:(?:[-*+–]|\d{1,2}[.)])[^\S\n]|[•・‣▪◦●○]|\d{1,2}[、．）])/mu
const trailingNumber = /[\s_#-]{0,9}\d{1,3}\s*(?:[.:–—-].*)?$/u

type Labelled = { [key: string]: string | string[] | Labelled | Labelled[] }

/**
 * A reply in headings and labels read as the object that was asked for: "Subject: …" becomes a field, "## Shot 2" an
 * entry of the list that `lists` names for "shot". Keys are matched without case and punctuation. A label that nobody
 * knows is a field of its own, and a paragraph behind a field belongs to none.
 */
export function readLabelled(
  reply: string,
  keys: readonly string[],
  lists: Readonly<Record<string, string>> = {},
): Labelled {
  const known = new Map(keys.map((key) => [lettersOf(key), key]))
  const styles = new Set(['#'])
  const result: Labelled = {}
  let target: Labelled = result
  let listLevel = 0
  let open: string | undefined
  let isAlone = false
  let isApart = false
  for (const line of reply.slice(0, mostCharacters).split('\n')) {
    if (line.trim() === '') isApart = true
    if (line.length > 4_000 || line.trim() === '') continue
    const level = /^\s*(#{1,6})\s/u.exec(line)?.[1]?.length ?? 0
    const [, title = ''] = heading.exec(line.trimEnd()) ?? []
    const list = lists[lettersOf(title.replace(trailingNumber, ''))]
    // "**Cast:**" inside an entry is a label of it, "**Cast 2**" and "## Cast" begin one.
    if (list !== undefined && (level > 0 || trailingNumber.test(title))) {
      target = {}
      listLevel = level
      open = undefined
      const entries = (result[list] ??= []) as Labelled[]
      if (Array.isArray(entries)) entries.push(target)
      continue
    }
    // A heading as high as that of an entry belongs to none.
    if (level > 0 && level <= listLevel) target = result
    const [, style = '', name = '', value = ''] = title ? ['', '#', title] : (label.exec(line) ?? [])
    const before = open === undefined ? undefined : target[open]
    // What stands below a label that stands alone is its content, whatever it looks like.
    const mayEnd = !isAlone || level > 0 || Array.isArray(before) || (isApart && before !== undefined)
    const ownKey = known.get(lettersOf(name))
    if (ownKey !== undefined) styles.add(style)
    if (ownKey !== undefined || (mayEnd && name !== '' && styles.has(style))) {
      const key = ownKey ?? unbold(name)
      isAlone = value.trim() === ''
      // A label that comes again begins another answer.
      open = key in target ? undefined : key
      if (!isAlone && open !== undefined) addLine(target, open, value.trimStart())
    } else {
      if (mayEnd && isApart && !bullet.test(line)) open = undefined
      if (open !== undefined) addLine(target, open, line)
    }
    isApart = false
  }
  return result
}

/** A line of text, or an entry where the field is a list; what is indented goes on with the entry above. */
function addLine(target: Labelled, key: string, line: string): void {
  const before = target[key] ?? []
  const texts = (Array.isArray(before) ? before : [before]) as string[]
  const isEntry = bullet.test(line)
  const isList = isEntry || (Array.isArray(before) && texts.length > 0)
  const goesOn = !isEntry && texts.length > 0 && (!isList || line.startsWith('  '))
  texts.push(goesOn ? `${texts.pop()}\n${line.trim()}` : unbold(line.replace(bullet, '')))
  target[key] = isList ? texts : texts.join('')
}

/** Letters and digits in lower case, to compare names that chats write in their own ways. */
export function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
}

function unbold(text: string): string {
  return text.replaceAll('**', '').trim()
}
