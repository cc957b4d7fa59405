import { jsonrepair } from 'jsonrepair'
import { parseJson } from '#shared/parse-json.ts'
import { countWords } from '#shared/text/count-words.ts'

/** Longer replies are no answer to anything we ask. */
const mostCharacters = 200_000
/** Quotes inside strings cost the library time that grows with the square of the length: 0.8 s here. */
const mostMended = 50_000

/**
 * The JSON object in a reply, mended when it is cut or malformed; undefined when there is none. Of several the longest:
 * drafts in a model's thoughts and braces in its chatter are short.
 */
export function readReplyJson(reply: string): { value: unknown; isCut: boolean } {
  const [text = ''] = splitJsonAnswers(reply).toSorted((one, other) => other.length - one.length)
  const isCut = text !== '' && endOfObject(text, 0) === Infinity
  // Mending takes long, and pieces that are whole are read again with each new word.
  const value = parseJson(text) ?? mended(text)
  // The library gives up on a text that is cut behind a comma inside a string; a closing quote helps it.
  return { value: value ?? (isCut ? mended(`${text}"`) : undefined), isCut }
}

function mended(text: string): unknown {
  try {
    return text.length > mostMended ? undefined : parseJson(jsonrepair(text))
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

/**
 * A picture described in a reply without JSON: what a chat puts into a fence or quotes for copying, or all of it. Fewer
 * words are the beginning of something else.
 */
export function descriptionIn(reply: string): string | undefined {
  const quoted = Array.from(reply.matchAll(/^[ \t]{0,3}>(.*)$/gmu), ([, line = '']) => line.trim()).join('\n')
  const [, fenced] = reply.split(/```(?:\w*\n)?/u)
  const texts = fenced === undefined ? [quoted, reply] : [fenced]
  return texts.map((text) => text.trim()).find((text) => !text.includes('{') && countWords(text) >= 10)
}

const label =
  /^(\s*(?:(?:[-*+•]|\d{1,2}[.)])\s+)?(?:\*\*|__)?)([\p{L}][\p{L}\p{N} _/-]{0,40}?)(?:\*\*|__)?\s*[:：](?:\*\*|__)?(.*)$/u
const heading = /^\s*(?:#{1,6}\s+|\*\*)(?:\d{1,2}[.)]\s+)?([^*#\s][^*#\n]{0,79}?):?\**\s{0,3}:?$/u
export const bullet = /^[ \t\u00a0\u3000]*(?:(?:[-*+–]|\d{1,2}[.)])[^\S\n]|[•・‣▪◦●○]|\d{1,2}[、．）])/mu
/** "Shot 2", "1. Shot", "Scene 3 (final)", "Concept 1: The stair". */
const entryTitle =
  /^(\d{1,3}[.)]\s+)?(\p{L}{1,40})[\s_#-]{0,9}(\d{0,3})\s{0,9}(?:$|[.:：|–—-]\s{0,3}|(?=\())(.*?):?$/u

type Labelled = { [key: string]: string | string[] | Labelled | Labelled[] }

/**
 * A reply in headings and labels read as the object that was asked for: "Subject: …" becomes a field, "## Shot 2" an
 * entry of the list that `lists` names for "shot". With a list for "", labels that come again below another heading
 * begin an entry of it. An entry without labels is a text. Keys are matched without case and punctuation. A label that
 * nobody knows is a field of its own; a paragraph behind a field belongs to none and goes to `unread`.
 */
export function readLabelled(
  reply: string,
  keys: readonly string[],
  lists: Readonly<Record<string, string>> = {},
  unread: string[] = [],
): Labelled {
  const listOf = new Map(Object.entries(lists))
  const known = new Map([...keys, ...listOf.values()].map((key) => [lettersOf(key), key]))
  const anyList = listOf.get('')
  const styles = new Set(['#'])
  const top: Labelled = {}
  let [result, target] = [top, top]
  let listLevel = 0
  let open: string | undefined
  let isAlone = false
  let isApart = false
  // The last heading that has nothing below it yet, and the heading of the first labels. A heading above a group of
  // labels is not reported as unread.
  let [title, first] = ['', '']
  const leaveTitle = (next = '') => {
    if (title !== '' && (!title.startsWith('#') || title.includes(':'))) unread.push(title)
    title = next
  }
  const begin = (list: string, name: string) => {
    target = name === '' ? {} : { name }
    const entries = (result[list] ??= []) as Labelled[]
    if (Array.isArray(entries)) entries.push(target)
  }
  for (const line of reply.slice(0, mostCharacters).split('\n')) {
    if (line.length > 4_000) unread.push(line)
    // What was opened may stand below an empty line.
    if (line.trim() === '') isApart = open === undefined || open in target
    if (line.length > 4_000 || line.trim() === '') continue
    const [, { length: level } = '', plain = ''] = /^\s{0,9}(#{1,6}(?=\s))?(.*)$/u.exec(line) ?? []
    const [, headed = ''] = heading.exec(line.trimEnd()) ?? []
    const before = open === undefined ? undefined : target[open]
    // What stands below a label that stands alone is its content, whatever it looks like.
    const mayEnd = !isAlone || level > 0 || Array.isArray(before) || isApart
    const [, place = '', kind = '', number = '', words = ''] = entryTitle.exec(unbold(plain)) ?? []
    const list = listOf.get(kind.toLowerCase() || '-')
    // A heading as high as that of an entry belongs to none.
    if (level > 0 && level <= listLevel) target = result
    // "**Cast:**" inside an entry is a label of it, "**Cast 2**" and "## Cast" begin one.
    if (list !== undefined && (level > 0 || place + number !== '') && (mayEnd || headed !== '')) {
      leaveTitle()
      begin(list, words)
      listLevel = level
      open = 'description'
      isAlone = isApart = false
      continue
    }
    const [, style = '', name = '', value = ''] = headed ? ['', '#', headed] : (label.exec(line) ?? [])
    const look = style.replace(/\d+/u, '1')
    let content = line
    const ownKey = known.get(lettersOf(name))
    if (ownKey !== undefined) styles.add(look)
    if (ownKey !== undefined || (mayEnd && name !== '' && styles.has(look))) {
      const key = ownKey ?? unbold(name)
      if (anyList !== undefined && ownKey !== undefined && title !== '') {
        const [, called = ''] = heading.exec(title) ?? []
        title = ''
        if (!(key in target)) first ||= called
        else {
          if (target === top) result = { [anyList]: [{ name: first, ...top }] }
          begin(anyList, called)
        }
      }
      content = value.trimStart()
      isAlone = content === ''
      // A label that comes again begins another answer.
      open = key in target ? undefined : key
      leaveTitle(headed !== '' && ownKey === undefined ? line : '')
    } else if (mayEnd && isApart && !bullet.test(line)) open = undefined
    else if (open !== undefined) title = ''
    if (open === undefined) unread.push(line)
    else if (content !== '') addLine(target, open, content)
    isApart = false
  }
  leaveTitle(result === top ? first : '')
  leaveTitle()
  const asTexts = (entry: string | Labelled, _: number, { length }: { length: number }) => {
    const { name = '', description = '', ...others } = entry as Labelled
    if (typeof entry === 'string' || Object.keys(others).length > 0) return entry
    // "## Cast" and a list below it.
    const isList = Array.isArray(description) && length === 1
    return isList ? description : [name, description].flat().join('\n').trim()
  }
  for (const [key, one] of Object.entries(result))
    if (Array.isArray(one)) result[key] = one.flatMap(asTexts) as string[]
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
