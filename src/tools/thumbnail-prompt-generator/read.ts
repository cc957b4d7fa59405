import { asRecord, isRecord } from '#shared/record.ts'
import { readQuotes } from '#reading/quotes.ts'
import { planItems } from '../contract/edit-plan.ts'
import { assumedByModel, byModel, item, plainItem, textOf, you } from '../contract/plan.ts'
import { isDescription, lettersOf, readLabelled, readReplyJson } from '../contract/reply-json.ts'
import { splitJsonAnswers } from '../contract/reply-json.ts'
import type { Reading } from '../contract/tool-core.ts'
import { fittedBoxes } from './fitted-boxes.ts'
import type { ThumbnailInput } from './input.ts'
import { boxNumbers, conceptId, lineNames, lines } from './plan.ts'
import type { Concept, Line, ThumbnailPlan } from './plan.ts'

type Given = Readonly<Record<string, unknown>>

/** Lines by their own names, by the names that people see, and by those that chats like. */
const lineOf = new Map<string, Line>([
  ...lineNames.flatMap((line) => [line, lines[line]].map((name) => [lettersOf(name), line] as const)),
  ...Object.entries({ title: 'name', picture: 'subject', textonimage: 'words', colours: 'colors' } as const),
])
const notLines = new Set(['concepts', 'assumed', 'hasface', 'boxes'])
const nothing = new Set(['', 'none', 'no', 'notext', 'nowords'])

/** "Concept 2: The cold plug", with or without marks of a heading. */
const conceptHeading = /^[ \t#*_>-]{0,12}concept[ \t]{0,3}(\d)[ \t*]{0,3}[:.)–—-]?[ \t*]{0,3}(.*)$/gimu

/** A reply as a plan: one object, several, a list in one, labels instead of JSON, or the bare text of a picture. */
export function readPlan(reply: string, input: ThumbnailInput): Reading<ThumbnailPlan> {
  const answers = splitJsonAnswers(reply).map((one) => readReplyJson(one))
  const isJson = isRecord(answers[0]?.value)
  const unread: string[] = []
  const read = (given: readonly Given[]) =>
    given.flatMap((one, at) => conceptOf(one, at, input, unread) ?? [])
  const labeled = read(isJson ? fromJson(answers.map(({ value }) => value)) : fromLabels(reply))
  const concepts = labeled.length === 0 && isDescription(reply) ? read([{ subject: reply.trim() }]) : labeled
  if (concepts.length === 0) return { plan: undefined, unread, complete: [] }
  const most = input.mode === 'prompt' ? 1 : 3
  unread.push(...concepts.slice(most).map((concept) => planItems(concept).map(textOf).join('\n')))
  const isWhole = isJson && !answers.some(({ isCut }) => isCut)
  const plan = { concepts: concepts.slice(0, most) }
  const whole = plan.concepts.slice(0, isWhole ? most : concepts.length - 1)
  return { plan, unread, complete: whole.map((_, at) => conceptId(at)) }
}

/** A list in an object, or an object for each concept, alone or in a list. */
function fromJson(answers: readonly unknown[]): Given[] {
  const objects = answers.flatMap<Given>((answer) => {
    // `{"thumbnail": {…}}`: the object within is the answer.
    const [inner, ...others] = Object.values(asRecord(answer) ?? {})
    return (others.length === 0 ? asRecord(inner) : undefined) ?? asRecord(answer) ?? []
  })
  const [, list] = Object.entries(objects[0] ?? {}).find(([name]) => lettersOf(name) === 'concepts') ?? []
  return Array.isArray(list) ? list.filter(isRecord) : objects
}

function fromLabels(reply: string): Given[] {
  const marked = reply.replace(conceptHeading, '## Concept $1\nName: $2')
  const read = readLabelled(marked, [...lineOf.keys(), ...notLines], { concept: 'concepts' })
  const { concepts, ...rest } = read
  return Array.isArray(concepts) ? (concepts as unknown[]).filter(isRecord) : [rest]
}

function conceptOf(given: Given, at: number, input: ThumbnailInput, unread: string[]): Concept | undefined {
  const texts = new Map<Line, string>()
  const others = new Map<string, unknown>()
  for (const [name, content] of Object.entries(given)) {
    const line = lineOf.get(lettersOf(name))
    const text = textIn(content)
    if (notLines.has(lettersOf(name))) others.set(lettersOf(name), content)
    else if (line !== undefined && !texts.has(line) && text !== '') texts.set(line, text)
    else if (line === undefined && text !== '') unread.push(`${name}: ${text}`)
  }
  if (texts.size === 0) return undefined
  const assumed = [others.get('assumed')].flat()
  const assumedLines = new Set(assumed.map((name) => lineOf.get(lettersOf(String(name)))))
  takeWords(texts, input)
  const read = [...texts].map(([line, text]) => {
    const id = conceptId(at, line)
    if (line === 'words' && text === input.ownWords) return [line, item(id, [you('ownWords', text)])]
    return [line, plainItem(id, text, assumedLines.has(line) ? assumedByModel : byModel)]
  })
  return {
    ...(Object.fromEntries(read) as Partial<Concept>),
    hasFace: input.face === 'face' || (input.face === '' && others.get('hasface') === true),
    boxes: fittedBoxes(others.get('boxes'), input.layout, at),
  }
}

/** The person's own words or none, as they chose; else the model's without quotation marks and what stands behind them. */
function takeWords(texts: Map<Line, string>, { ownWords, overlay }: ThumbnailInput): void {
  const given = texts.get('words') ?? ''
  const [quoted] = readQuotes(given)
  const words = quoted ?? given
  const behind = quoted === undefined ? '' : given.slice(given.indexOf(quoted) + quoted.length + 1)
  const lettering = (texts.get('lettering') ?? behind).replace(/^[\s,]*(?:in\s)?\s*/u, '')
  texts.delete('words')
  if (ownWords !== '') texts.set('words', ownWords)
  else if (overlay === '' && !nothing.has(lettersOf(words))) texts.set('words', words)
  if (!texts.has('words') || lettering === '') texts.delete('lettering')
  else texts.set('lettering', lettering)
}

function textIn(content: unknown): string {
  if (Array.isArray(content)) return content.map(textIn).filter(Boolean).join(', ')
  if (isRecord(content))
    return Object.entries(content)
      .map(([name, one]) => `${name}: ${textIn(one)}`)
      .join(', ')
  return typeof content === 'string' ? content.trim() : typeof content === 'number' ? String(content) : ''
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
