import { assumedByModel, byModel, shapeOf, you, type Origin, type Span } from '../contract/plan.ts'
import { lettersOf } from '../contract/reply-json.ts'
import { readSections } from '../contract/reply-sections.ts'
import type { Reading } from '../contract/tool-core.ts'
import { isMarkup } from './compose/own-words.ts'
import { phrases } from './craft/platforms.ts'
import type { PromptDraft } from './form-rules.ts'
import { answersIn, type Given } from './given.ts'
import { openSections, priorities, sectionIds, sectionNames, sizes } from './plan.ts'
import type { BriefItem, BriefPlan, SectionId, Size } from './plan.ts'
import { headNumber, phrasesNumber, replySections } from './reply-form.ts'
import { trimEndOf } from '#shared/text/trim-end-of.ts'

/** A model's reply as a plan; the person's own sentences come back for their ids. */
export function readPlan(reply: string, draft: PromptDraft): Reading<BriefPlan> {
  const { sections, unread } = readSections(reply, replySections)
  const given = new Map(answersIn(draft).lines.map((line) => [line.id, line]))
  const plan = shapeOf<SectionId, BriefItem[]>(sectionIds, [])
  const headings: Record<string, string> = {}
  const read = { head: {}, phrases: {} }
  for (const { number, name, body } of sections) {
    const id = sectionIds[number - 2]
    if (number === headNumber) read.head = readHead(body, draft)
    else if (number === phrasesNumber) read.phrases = readPhrases(body)
    if (id === undefined) continue
    plan[id] = readBlocks(body).map((block, at) => readItem(block, id, at, given))
    if (![lettersOf(id), lettersOf(sectionNames[id]), ''].includes(lettersOf(name))) headings[id] = name
  }
  const complete = sections.flatMap(({ number, isComplete }) => (isComplete && sectionIds[number - 2]) || [])
  if (!sections.some(({ body }) => body !== '')) return { plan: undefined, unread, complete }
  return { plan: { size: 'large', ...read.head, ...plan, headings, phrases: read.phrases }, unread, complete }
}

/** "**Name:** ShiftSwap", in any language. */
const boldLabel = /^[>\s-]*\*\*[^*]{1,40}(?:[:：]\*\*|\*\*\s?[:：])/u

function readHead(body: string, draft: PromptDraft): Partial<BriefPlan> {
  const lines = body
    .split('\n')
    .map((line) => trimEndOf(line.replace(boldLabel, '').replace(/^[#>*\s-]+/u, ''), /[*\s]/u))
    .filter(Boolean)
  const own = draft.projectName.trim()
  // A name may end like a size, and stands before it.
  const sizeAt = lines.findLastIndex((line, at) => sizeIn(line) !== undefined && (at > 0 || line !== own))
  const size = sizeIn(lines[sizeAt] ?? '')
  const [name, ...rest] = lines.filter((_, at) => at !== sizeAt)
  const nameSpan = name === own ? you('projectName', own) : { ...byModel, text: name ?? '' }
  return {
    ...(size && { size }),
    ...(name !== undefined && { name: { id: 'name', words: [nameSpan] } }),
    ...(rest.length > 0 && { oneLine: { id: 'oneLine', words: [{ ...byModel, text: rest.join(' ') }] } }),
  }
}

/** "small", also behind a label in any language. */
function sizeIn(line: string): Size | undefined {
  if (line.length > 24) return undefined
  const words = trimEndOf(line.toLowerCase(), /\W/u).split(/[\s:：]+/u)
  return sizes.find((size) => size === words.at(-1))
}

function readPhrases(body: string): Record<string, string> {
  return Object.fromEntries(
    body.split('\n').flatMap((line) => {
      const [, id = '', text = ''] = /^[-*\s`]*([a-z][a-z\d.-]*)[`*]*\s*[:：](.+)$/iu.exec(line) ?? []
      return Object.hasOwn(phrases, id) ? [[id, text.trim()]] : []
    }),
  )
}

type Block = { text: string } & Pick<BriefItem, 'block' | 'level'>

const bullet = /^(\s*)(?:[-*+–]\s+|\d{1,2}[.)]\s+|[•・‣▪◦●○]\s*)(?:\[([ xX])\]\s+)?((?:\S.*)?)$/u
const quote = /^\s*>\s?/u
const groupLine = /^(?:#{3,6}\s+)?\**(must|should|could)\**(?::\**)?$/iu
const reference = /^\**FR-\d{1,3}\**:?\s*/u

/** The items of a section: bullets with what hangs below them, boxes, tables, paragraphs. Lines of a group name the priority. */
function readBlocks(body: string): Block[] {
  const blocks: Block[] = []
  let isApart = false
  let isFenced = false
  let group = ''
  const isCopied = body.includes('\n') && !/^(?:\s|$|[-*+–]\s|[•・‣▪◦●○>|`]|\d{1,2}[.)])/mu.test(body)
  for (const line of body.split('\n')) {
    const last = blocks.at(-1)
    const trimmed = line.trim()
    const isIndented = line.startsWith('  ') || quote.test(line)
    const isItem = isCopied || (!isIndented && refMark.test(line.replace(assumedMark, '')))
    const [, gap = '', box, text = isItem ? line : undefined] = bullet.exec(line) ?? []
    const groupName = groupLine.exec(trimmed)?.[1]
    const isTable = trimmed.startsWith('|')
    const continues =
      last !== undefined && (last.block === 'table' ? isTable && !isApart : isIndented ? true : !isApart)
    if (isFenced && last !== undefined) last.text += `\n${line.replace(/^ {1,4}/u, '')}`
    else if (trimmed === '') isApart = true
    else if (groupName !== undefined) group = `(${groupName}) `
    else if (text !== undefined) {
      const isBelow = gap.length > 1 && last !== undefined
      const [ref = ''] = isBelow ? [] : (reference.exec(text) ?? [])
      const own = ref === '' ? text : `${ref}${group}${text.slice(ref.length)}`
      blocks.push({ text: own, ...(box !== undefined && { block: 'check' }), ...(isBelow && { level: 1 }) })
      isApart = false
    } else if (continues && isTable === (last.block === 'table'))
      last.text += `\n${trimmed.replace(quote, '')}`
    else {
      blocks.push({ text: trimmed, block: isTable ? 'table' : 'text' })
      isApart = false
    }
    if (trimmed.startsWith('```')) isFenced = !isFenced
  }
  return blocks
}

const refMark = /^\**((?:FR-\d{1,3})|(?:BR|US|T|A|Q)-\d{1,3})\**(?:\s*[:.)–—-](?=\s)|:)?\s*/u
const priorityMark = /^(?:[([]\**|\*\*)(must|should|could)(?:\**[)\]]|:?\*\*)[:.]?\s*/iu
const assumedMark = /^\(A\)\s*/u
const idMark = /\[((?:[RCX]\d{1,3})|(?:F:[a-z0-9-]{2,40}))\]\s?/gu

type GivenLines = ReadonlyMap<string, Given>

function readItem({ text, block, level }: Block, section: SectionId, at: number, given: GivenLines) {
  const id = `${section}-${at + 1}`
  const item: BriefItem = { id, words: [], ...(block && { block }), ...(level && { level }) }
  let rest = text
  let isAssumed = openSections.has(section)
  // Marks come in any order and some more than once.
  for (let turn = 0; turn < 4; turn++) {
    const [mark = '', ref] = block === 'table' ? [] : (refMark.exec(rest) ?? [])
    // "**BR-1 Limits.** At most …" keeps its bold title.
    const bold = /^\*\*[^*]+$/u.test(mark) ? '**' : ''
    if (ref !== undefined && item.ref === undefined)
      [item.ref, rest] = [ref, `${bold}${rest.slice(mark.length)}`]
    const [priority, word] = section === 'requirements' ? (priorityMark.exec(rest) ?? []) : []
    if (priority !== undefined && item.ref !== undefined && item.priority === undefined) {
      item.priority = priorities.find((one) => one === word?.toLowerCase())
      rest = rest.slice(priority.length)
    }
    if (assumedMark.test(rest)) [isAssumed, rest] = [true, rest.replace(assumedMark, '')]
  }
  const { words, answers } = withGiven(rest, isAssumed ? assumedByModel : byModel, given)
  const isRaw = words.some(({ from, text: own }) => from === 'you' && isMarkup(own))
  return {
    ...item,
    words,
    ...(isRaw && { block: 'fence' as const }),
    ...(answers.length > 0 && { about: answers[0], ...(answers.length > 1 && { answers }) }),
  }
}

const ended = /[\p{Po}\p{Pe}\p{Pf}"]$/u
const nextSentence = /^\s+[\p{Lu}\p{Lo}]/u
const stopAfter = (text: string) => (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]$/u.test(text) ? '。' : '.')

/** The text with the person's sentences in the place of their ids; one without a full stop gets it before the next. */
function withGiven(text: string, origin: Origin, given: GivenLines) {
  const words: Span[] = []
  const answers: string[] = []
  let from = 0
  const add = (part: string) => {
    const own = words.at(-1)
    const isOpen = own?.from === 'you' && !ended.test(own.text) && nextSentence.test(part)
    const text = own ? `${isOpen ? stopAfter(own.text) : ''}${part}` : part.replace(/^\s*[:：]\s*/u, '')
    if (text !== '') words.push({ ...origin, text })
  }
  for (const { index, 0: mark, 1: id = '' } of text.matchAll(idMark)) {
    add(text.slice(from, index))
    const line = given.get(id)
    if (line !== undefined) words.push(you(line.field, line.text))
    from = index + (line === undefined ? mark : mark.trimEnd()).length
    if (line !== undefined || id.startsWith('F:')) answers.push(id.replace('F:', ''))
  }
  add(text.slice(from))
  return { words, answers: [...new Set(answers)] }
}
