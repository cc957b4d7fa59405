import { asRecord, isRecord } from '#shared/record.ts'
import { readQuotes } from '#reading/quotes.ts'
import { countWords } from '#shared/text/count-words.ts'
import { planItems } from '../contract/edit-plan.ts'
import { assumedByModel, byModel, item, plainItem, textOf, you } from '../contract/plan.ts'
import { plainText, replyFields } from '../contract/reply-fields.ts'
import { descriptionIn, lettersOf, readLabelled, readReplyJson } from '../contract/reply-json.ts'
import { splitJsonAnswers } from '../contract/reply-json.ts'
import type { Reading } from '../contract/tool-core.ts'
import { mostWords } from './checks.ts'
import { byLetters, fittedBoxes } from './fitted-boxes.ts'
import type { ThumbnailInput } from './input.ts'
import { boxNumbers, conceptId, lineNames, lines } from './plan.ts'
import type { Concept, Line, ThumbnailPlan } from './plan.ts'

type Given = Readonly<Record<string, unknown>>

/** Lines by their own names, by the names that people see, and by those that chats like. */
const namesOf = (line: Line) => [line, lines[line], otherNames[line] ?? line]
const otherNames: { [Name in Line]?: string } = {
  name: 'title',
  subject: 'picture',
  words: 'text on image',
  colors: 'colours',
}
const labels = [...lineNames.flatMap(namesOf), 'assumed', 'boxes', 'concepts', 'hasFace']
const entries = { concept: 'concepts', '': 'concepts' }
const nothing = new Set(['', 'none', 'no', 'notext', 'nowords'])

/** A reply as a plan: one object, several, a list in one, labels instead of JSON, or the bare text of a picture. */
export function readPlan(reply: string, input: ThumbnailInput): Reading<ThumbnailPlan> {
  const found = splitJsonAnswers(reply)
  // Where one is asked for, a draft in a model's thoughts is shorter than its answer.
  if (input.mode === 'prompt') found.sort((one, other) => other.length - one.length)
  const answers = found.map((one) => readReplyJson(one))
  const isJson = answers.some(({ value }) => isRecord(value))
  const unread: string[] = []
  const read = (given: Given[]) => given.flatMap((one, at) => conceptOf(one, at, input, unread) ?? [])
  const plain = reply.replaceAll('```', '')
  const given = isJson ? answers.map(({ value }) => value) : [readLabelled(plain, labels, entries, unread)]
  const labeled = read(given.flatMap((one) => fromJson(one, unread)))
  const bare = input.mode === 'prompt' ? descriptionIn(reply) : undefined
  // Labels in another language are not known; of the few that are, no concept could be made.
  const isRead = isJson || labeled.some(({ subject }) => subject)
  if (!isRead) unread.length = 0
  const concepts = isRead ? labeled : bare ? read([{ subject: bare }]) : []
  if (concepts.length === 0) return { plan: undefined, unread, complete: [] }
  const most = input.mode === 'prompt' ? 1 : 3
  unread.push(...concepts.slice(most).map((concept) => planItems(concept).map(textOf).join('\n')))
  const isWhole = isJson && !answers.some(({ isCut }) => isCut)
  const plan = { concepts: concepts.slice(0, most) }
  const whole = plan.concepts.slice(0, isWhole ? most : concepts.length - 1)
  return { plan, unread, complete: whole.map((_, at) => conceptId(at)), isBare: !isRead }
}

/** An object with a list of concepts, what stands beside it being unread, or an object for one concept. */
function fromJson(answer: unknown, unread: string[]): Given[] {
  const [inner, ...others] = Object.values(asRecord(answer) ?? {})
  // `{"thumbnail": {…}}`: the object within is the answer.
  const object = (others.length === 0 ? asRecord(inner) : undefined) ?? asRecord(answer) ?? {}
  const fields = replyFields(object)
  const concepts = fields.list('concepts')
  if (concepts.length === 0) return [object]
  unread.push(...fields.rest())
  return concepts.flatMap<Given>((one) =>
    typeof one === 'string' ? { subject: one } : (asRecord(one) ?? []),
  )
}

function conceptOf(given: Given, at: number, input: ThumbnailInput, unread: string[]): Concept | undefined {
  const fields = replyFields(given)
  const found = lineNames.map((line) => [line, textIn(fields.list(...namesOf(line)))] as const)
  const texts = new Map(found.filter(([, text]) => text !== ''))
  const assumed = fields.list('assumed').map((name) => lettersOf(textIn(name)))
  const { boxes, hasface } = byLetters(given)
  fields.list('boxes')
  const face = lettersOf(String(hasface))
  // Anything but a plain answer stays for the person to read.
  if (['true', 'false'].includes(face)) fields.list('hasFace')
  unread.push(...fields.rest())
  if (texts.size === 0) return undefined
  takeWords(texts, input)
  const read = [...texts].map(([line, text]) => {
    const id = conceptId(at, line)
    if (line === 'words' && text === input.ownWords) return [line, item(id, [you('ownWords', text)])]
    const isAssumed = namesOf(line).some((name) => assumed.includes(lettersOf(name)))
    return [line, plainItem(id, text, isAssumed ? assumedByModel : byModel)]
  })
  return {
    ...(Object.fromEntries(read) as Partial<Concept>),
    hasFace: input.face === 'face' || (input.face === '' && face === 'true'),
    boxes: fittedBoxes(boxes, input.layout, at),
  }
}

/** The person's own words or none, as they chose; else the model's without quotation marks and what stands behind them. */
function takeWords(texts: Map<Line, string>, { ownWords, overlay }: ThumbnailInput): void {
  const given = texts.get('words') ?? ''
  const [first = ''] = readQuotes(given)
  // Words that can be read as a whole may quote something themselves: Day 30: "done".
  const isQuoted = first !== '' && (given.indexOf(first) < 3 || countWords(given) > mostWords)
  const words = isQuoted ? first : given
  const behind = isQuoted ? given.slice(given.indexOf(first) + first.length + 1) : ''
  const lettering = (texts.get('lettering') ?? behind).replace(/^[\s,]*(?:in\s)?\s*/u, '')
  texts.delete('words')
  if (ownWords !== '') texts.set('words', ownWords)
  else if (overlay === '' && !nothing.has(lettersOf(words))) texts.set('words', words)
  if (!texts.has('words') || lettering === '') texts.delete('lettering')
  else texts.set('lettering', lettering)
}

function textIn(content: unknown): string {
  if (Array.isArray(content)) return content.map(textIn).filter(Boolean).join(', ')
  if (isRecord(content)) return textIn(Object.entries(content).map(([key, one]) => `${key}: ${textIn(one)}`))
  return plainText(content)
}

/** The plan in the form of a reply. */
export function writePlan({ concepts }: ThumbnailPlan): string {
  const written = concepts.map((concept) => ({
    ...Object.fromEntries(lineNames.map((line) => [line, concept[line] ? textOf(concept[line]) : ''])),
    hasFace: concept.hasFace,
    boxes: Object.fromEntries(boxNumbers(concept.boxes)),
    assumed: lineNames.filter((line) => concept[line]?.words.some(({ from }) => from === 'assumed')),
  }))
  return JSON.stringify({ concepts: written }, undefined, 1)
}
