import { readIdea, type Idea } from '#tools/idea/read-idea.ts'
import type { Note } from '#tools/workbench/answer.ts'
import type { Brief, Section, SectionRole } from '../brief.ts'
import { saferTasks } from '../knowledge/cautions.ts'
import type { ConditionalLine } from '../knowledge/craft.ts'
import { headsOf } from '../knowledge/heads.ts'
import { intentCrafts } from '../knowledge/intents.ts'
import { countWords } from '../read/count-words.ts'
import { formatOfPart, mailFormat, messageFormat, readFormat } from '../read/format.ts'
import { readIntent } from '../read/intent.ts'
import { readMaterial } from '../read/material.ts'
import { asSentence, quoted } from '../read/sentences.ts'
import { readSituations } from '../read/situation.ts'
import { splitIdea } from '../read/split-idea.ts'
import { wordBudget } from './budget.ts'
import { caseLines, type Case } from './case-lines.ts'
import { contextOf } from './context.ts'
import { framedLines, framingCount } from './framed-lines.ts'
import { aimOf, checkTexts, outputText } from './output.ts'
import { readSlots } from './slots.ts'
import { foreignTask, isOrder, isSpoken, taskSentence } from './task-sentence.ts'

export type Decision = {
  brief: Brief
  notes: Note[]
  /** The idea could not be served as it was, so its words are not repeated. */
  isReplaced: boolean
}

/** Reads an idea and decides what the prompt says; `attempt` chooses the framing. */
export function decideBrief(source: string, whole: Idea, attempt: number): Decision {
  const { intent, second } = readIntent(whole)
  const unsafe = whole.safety.findings.find(
    ({ category, grownUps }) => grownUps === 'refuse' && saferTasks[category],
  )
  const isReplaced = intent === 'support' || whole.safety.refuse
  const material = readMaterial(source, intent)
  const idea = material.given === undefined ? whole : readIdea(material.instruction)
  const format =
    readFormat(idea) ??
    (intent === 'write' && isSpoken(idea.isEnglish ? splitIdea(idea.text).core : idea.text)
      ? /^(?:tell|text|message|remind|invite|thank|apolog)/iu.test(idea.text) || /ways? to/iu.test(idea.text)
        ? messageFormat
        : mailFormat
      : undefined)
  const { core, rest } = idea.isEnglish
    ? splitIdea(idea.text.replace(/(?<![\p{L}\p{N}.'’-])i(?=['’ ](?!\.))/gu, 'I'))
    : { core: idea.inline, rest: [] }
  const given: Case = {
    idea,
    intent,
    format,
    situations: isReplaced ? [] : readSituations(idea, intent, core),
    slots: isReplaced ? {} : readSlots(idea),
    facts: rest,
  }
  if (isReplaced)
    return { ...supportive(given, attempt, unsafe && saferTasks[unsafe.category]), isReplaced: true }

  const things = idea.isEnglish && material.given === undefined ? listOfThings(core) : undefined
  const parts = things?.parts ?? (material.given === undefined && idea.isEnglish ? tasksOf(idea) : [])
  if (!/[\p{L}\p{N}]/u.test(idea.text))
    return { brief: emptyBrief(attempt), isReplaced: true, notes: notesOf(given, second, whole, []) }
  const task =
    parts.length > 1
      ? `Do each of these${things ? ` ${things.about}` : ''}, in order, as separate results:`
      : idea.isEnglish
        ? (topicSentence(rest, format) ?? taskSentence(core, intent, format))
        : foreignTask(idea, intent, format)
  const steps = parts.map((part) => partSentence(part))
  const hasTopic = idea.isEnglish && parts.length < 2 && topicSentence(rest, format) !== undefined
  const around = hasTopic ? [core, ...rest.filter((piece) => !topic.test(piece))] : rest
  const context = things ? contextOf(rest) : parts.length > 1 ? '' : contextOf(around)
  const inputNoun = material.given === undefined ? neededNoun(given) : undefined
  const input = material.given ?? (inputNoun ? `Paste the ${inputNoun} here` : '')

  const { limit, isCompact } = wordBudget(
    idea.wordCount,
    isTrivial(given, rest.length, input !== '' || parts.length > 1),
  )
  const framing = (attempt - 1) % framingCount
  const checks = checkTexts(given)
  const check = checks[attempt === 1 ? 0 : framing % checks.length] ?? checks[0] ?? ''
  const output = parts.length > 1 ? partsOutput(given) : outputText(given)
  const heads = headsOf(framing)
  const aimed = isCompact || parts.length > 1 ? task : `${task} Aim: ${aimOf(given)}.`
  const fixed: Partial<Record<SectionRole, string>> = {
    task: aimed,
    context,
    output,
    check: asSentence(check),
  }
  const used =
    countWords([...Object.values(fixed), ...steps, material.given ? '' : input].join(' ')) +
    (isCompact ? 5 : 8)
  const lines = takeLines(
    framedLines(attempt, intent, caseLines(given)),
    limit - used,
    isCompact ? 3 : 7,
    isCompact ? 2 : 3,
  )
  const section = (role: SectionRole, text: string, items: string[] = [], isOrdered = false): Section => ({
    role,
    head: heads[role],
    text,
    items,
    isOrdered,
  })
  const sections = [
    section('task', aimed, steps, true),
    section('context', context),
    section('input', input),
    section('requirements', '', lines, framing === 2),
    section('output', output),
    section('check', asSentence(check)),
  ].filter(({ text, items }) => text !== '' || items.length > 0)
  return {
    brief: {
      sections,
      isCompact: isCompact && input === '' && steps.length === 0,
      reason: intentCrafts[intent].reason,
    },
    isReplaced: false,
    notes: notesOf(given, second, whole, lines, inputNoun !== undefined),
  }
}

function tasksOf({ task }: Idea): readonly string[] {
  return task.parts.length > 1 && task.parts.every(isOrder) ? task.parts : []
}

// "write product names, a tagline and an ad for my soap"
function listOfThings(core: string): { parts: string[]; about: string } | undefined {
  const match =
    /^(write|create|make|draft|give me|generate|suggest|prepare)(?: me)? ([^,]{3,40}(?:, [^,]{3,40}){0,3},? and [^,]{3,40}?) ((?:for|about|on) .+)$/iu.exec(
      core,
    )
  const items = match?.[2]?.split(/, (?:and )?| and /u) ?? []
  if (
    !match?.[1] ||
    !match[3] ||
    items.length < 2 ||
    !items.every((item) => formatOfPart(item) !== undefined || /\bnames?\b/iu.test(item))
  )
    return undefined
  return { parts: items.map((item) => `${match[1] ?? ''} ${item}`), about: match[3] }
}

const topic = /^(?:topic|subject|theme)\s?[:：-]\s*(.+)$/iu

// "my essay is due tomorrow, topic: …": the topic is what it is about.
function topicSentence(rest: readonly string[], format: Case['format']): string | undefined {
  const named = rest.map((piece) => topic.exec(piece)?.[1]).find((piece) => piece !== undefined)
  return named && format
    ? asSentence(`Write ${format.noun} on this topic: ${named.replace(/[.?!]+$/u, '')}`)
    : undefined
}

function neededNoun({ idea, intent }: Case): string | undefined {
  if (intent === 'build')
    return /\b(?:tests?|docs|documentation|comments|types) for (?:my|our|this|the following)\b/iu.test(
      idea.text,
    )
      ? 'code'
      : undefined
  if (intent === 'transform' && /\b(?:this|the|my) table\b/iu.test(idea.text)) return 'table'
  return idea.task.needsInput ? nounOf(idea) : undefined
}

// The noun of another language would stand oddly in an English sentence.
function nounOf({ isEnglish, task }: Idea): string {
  const noun = task.inputNoun ?? 'text'
  return isEnglish || /^(?:code|data)$/u.test(noun) ? noun.replace(/^cv$/u, 'CV') : 'text'
}

function isTrivial({ idea, intent }: Case, restCount: number, hasParts: boolean): boolean {
  return (
    !hasParts &&
    restCount === 0 &&
    idea.wordCount <= 7 &&
    idea.safety.findings.length === 0 &&
    /^(?:question|learn|unclear|write|transform|brainstorm)$/u.test(intent) &&
    (intent !== 'write' || idea.wordCount <= 4)
  )
}

function takeLines(lines: readonly string[], words: number, most: number, least: number): string[] {
  const taken: string[] = []
  let left = words
  for (const line of lines) {
    if (taken.length >= most) break
    const cost = countWords(line)
    if (cost > left && taken.length >= least) continue
    taken.push(line)
    left -= cost
  }
  return taken
}

function partSentence(part: string): string {
  const format = formatOfPart(part)
  const hasLength = /\d/u.test(part) || format === undefined
  return asSentence(hasLength ? part : `${part.replace(/[.\s]+$/u, '')} (${format.size})`)
}

function partsOutput(given: Case): string {
  const language = given.idea.wishes.answerIn ? '' : ' In English where I named no other language.'
  return `one numbered result for each task under a short heading, in this order; where a task builds on an earlier result, use that.${language}`
}

// Nothing but orders to the machine, or no letters at all.
function emptyBrief(attempt: number): Brief {
  const heads = headsOf((attempt - 1) % framingCount)
  const section = (role: SectionRole, text: string, items: string[] = []): Section => ({
    role,
    head: heads[role],
    text,
    items,
    isOrdered: false,
  })
  return {
    isCompact: false,
    sections: [
      section('task', 'Find out with me what I need, then make a first draft of it.'),
      section('requirements', '', [
        'Ask what should come of it, for whom, and what I have already: three questions, one at a time.',
        'Offer two examples for each question, so that I can pick one.',
        'Stop asking as soon as you can make something useful.',
      ]),
      section(
        'output',
        'your first question now; after my answers a draft of at most 200 words with its assumptions; in English.',
      ),
      section('check', 'I recognise my wish in the draft and had to write no more than three short answers.'),
    ],
  }
}

function supportive(
  given: Case,
  attempt: number,
  safer: string | undefined,
): Pick<Decision, 'brief' | 'notes'> {
  const { idea } = given
  const heads = headsOf(0)
  const intent = safer ? ('question' as const) : ('support' as const)
  const craft = intentCrafts[intent]
  const lines = safer
    ? [
        'Warning signs and protection, no method, no means, no recipe.',
        'Say where to report and where to get help, in general and for my country if I name it.',
        'Plain, calm words; no reproach.',
      ]
    : supportLines(attempt, craft.lines)
  const language = idea.isEnglish || idea.language.code === 'und' ? '' : ` Answer in ${idea.language.name}.`
  const section = (role: SectionRole, text: string, items: string[] = []): Section => ({
    role,
    head: heads[role],
    text,
    items,
    isOrdered: false,
  })
  return {
    brief: {
      sections: [
        section('task', safer ?? 'I am going through something very hard and need support. Talk with me.'),
        section('requirements', '', lines.slice(0, 6)),
        section('output', `${safer ? 'at most 250 words in short paragraphs' : craft.output}.${language}`),
        section(
          'check',
          asSentence(
            safer
              ? 'somebody can protect themselves or others with it, and nobody can do harm with it'
              : craft.check,
          ),
        ),
      ],
      isCompact: false,
    },
    notes: [
      {
        kind: 'changed',
        text: safer
          ? 'What you typed could help to do harm, so the prompt asks about protection and help instead.'
          : 'If you are thinking of harming yourself, please reach out to someone now: your local emergency number, or a crisis line in your country (findahelpline.com lists them). The prompt asks for support and contains no method.',
      },
    ],
  }
}

// Another framing may change the words around, never the safety of it.
function supportLines(attempt: number, lines: readonly (string | ConditionalLine)[]): string[] {
  const texts = lines.filter((line) => typeof line === 'string')
  if (attempt === 1) return texts
  const framed = framedLines(attempt, 'support', []).slice(0, 3)
  return [...texts.slice(1, 3), ...framed, ...texts.slice(-1)]
}

const nouns: Partial<Record<string, string>> = { decide: 'a decision', plan: 'a plan', learn: 'something to learn', question: 'a question', write: 'a text to write', research: 'research', brainstorm: 'a search for ideas', critique: 'a critique', analyse: 'an analysis', transform: 'a text to rework', data: 'data to prepare', debug: 'a fault to find', build: 'code to write', query: 'a query or formula', roleplay: 'a practice talk', visual: 'a picture' } // prettier-ignore

function notesOf(
  { idea, intent }: Case,
  second: string | undefined,
  whole: Idea,
  lines: readonly string[],
  hasSlot = false,
): Note[] {
  const notes: Note[] = []
  if (whole.quarantined.length > 0)
    notes.push({
      kind: 'changed',
      text: `Left out because it speaks to the machine, not about your idea: ${whole.quarantined.map((words) => quoted(words.slice(0, 120))).join(', ')}.`,
    })
  if (intent === 'unclear')
    notes.push({
      kind: 'hint',
      text: 'Your idea does not say what should come of it. Start with a verb, such as "write", "compare" or "explain", for a sharper prompt.',
    })
  else if (second && nouns[intent] && nouns[second])
    notes.push({
      kind: 'assumed',
      text: `Read as ${nouns[intent]}. If you meant ${nouns[second]}, say so in the first word.`,
    })
  if (lines.some((line) => line.includes('who do not know the background')))
    notes.push({
      kind: 'assumed',
      text: 'You named no reader, so the prompt assumes people who do not know the background.',
    })
  if (intent === 'visual')
    notes.push({
      kind: 'hint',
      text: 'For pictures, the Image Prompt Generator writes for image tools directly.',
    })
  if (!idea.isEnglish && idea.text !== '')
    notes.push({
      kind: 'assumed',
      text: `The frame is in English, your words stay as typed, and the answer is asked for in ${idea.wishes.answerIn?.language ?? idea.language.name}.`,
    })
  if (hasSlot)
    notes.push({
      kind: 'hint',
      text: 'The task needs your own material: put it where the prompt says "Paste".',
    })
  return notes
}
