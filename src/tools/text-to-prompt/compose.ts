import { detectLanguage } from '#reading/language.ts'
import { countWords } from '#shared/text/count-words.ts'
import { languageName } from '../contract/languages.ts'
import { chosen, chosenRow, item, rowOf, you, type Choice, type Span } from '../contract/plan.ts'
import { assumedLine, closedForms, formCraft, lengthCraft, readerCraft, toneCraft } from './craft/chips.ts'
import { anyKind, askForText, keepFacts, kindCraft, textKinds, textStandsApart } from './craft/kinds.ts'
import type { KindCraft, UsualPart } from './craft/kinds.ts'
import { findMaterial } from './find-material.ts'
import type { TextPromptInput } from './input.ts'
import { emptyPlan, inSections, requestLabel, type TextPlan } from './plan.ts'

/** The request whole, and round it what the choices ask for; what only understanding can add is left to the assistant. */
export function compose(input: TextPromptInput): TextPlan {
  return input.kind === 'improve' ? ownPrompt(input) : framedRequest(input)
}

export function craftOf(kind: TextPromptInput['kind']): KindCraft {
  return kind === '' ? anyKind : kindCraft[kind]
}

function framedRequest(input: TextPromptInput): TextPlan {
  const { idea, kind, form } = input
  const craft = craftOf(kind)
  const row = (name: string, text = '', by: readonly Choice[] = []) => kindRow(input, name, text, by)
  const rows = choiceRows(input)
  const givesWay = closedForms.includes(form) ? 'As far as the format below has room: ' : ''
  const marked = findMaterial(input)
  const behindMarks = idea.split('<input>').slice(1)
  const isApart = marked !== undefined || behindMarks.some((text) => text.trim().indexOf('</input>') > 0)
  const parts = (marked ? [marked.before, marked.after] : [idea]).filter(Boolean)
  const spans = parts.flatMap((text, at) => [...(at === 0 ? [] : [row('label', '\n\n')]), you('idea', text)])
  const usual = (part: UsualPart, text = craft[part]) =>
    rows[part] ?? row(part, text, chosen(part, input[part]))
  const unlessAsked = (label: string, text?: string) =>
    text && kind !== '' ? `${label}: ${text}, unless my request says otherwise.` : text
  const wanted = craft.requirements.slice(0, countWords(idea) < smallRequest ? -1 : undefined)
  return {
    ...emptyPlan,
    labels: { context: row('label', requestLabel) },
    language: inSections.rows('language', [languageRow(input, parts.join('\n'))]),
    task: inSections.rows('task', [row('task', craft.task)]),
    context: spans.length === 0 ? [] : [item('context', spans)],
    material: marked ? [item('material', [you('idea', marked.material)])] : [],
    requirements: inSections.rows('requirements', [
      usual('reader'),
      usual('tone'),
      ...wanted.map((text, at) => row(`requirements-${at + 1}`, text)),
      row('facts', keepFacts),
      row('material', isApart ? textStandsApart : textKinds.includes(kind) ? askForText : ''),
    ]),
    output: inSections.rows('output', [
      row('output', `${givesWay}${craft.output}`, chosen('form', form)),
      usual('form', unlessAsked('Format', craft.form)),
      usual('length', unlessAsked('Length', craft.length)),
      rows.assumed,
    ]),
    check: inSections.rows('check', [row('check', craft.check)]),
  }
}

/** A prompt that is one already keeps its words; what it says word for word, as our own prompts do, is not said again. */
function ownPrompt(input: TextPromptInput): TextPlan {
  const { idea, language } = input
  const { reader, tone, form, length, assumed } = choiceRows(input)
  const { requirements, output, check } = kindCraft.improve
  const isOurs = idea.includes(keepFacts)
  const guard = (text: string, at: number) => kindRow(input, `requirements-${at + 1}`, text)
  const guards = isOurs ? [] : [...requirements, keepFacts, output].map(guard)
  const last = isOurs ? [] : [assumed, kindRow(input, 'check', `Before you answer, check this: ${check}`)]
  const added = [language && languageRow(input), reader, tone, ...guards, form, length, ...last]
  const label = (text: string) => kindRow(input, 'label', text)
  const missing = added.flatMap((span) => (span && !idea.includes(span.text) ? span : []))
  return {
    ...emptyPlan,
    labels: { context: label(''), requirements: label('Changes to the above') },
    context: [item('context', [you('idea', idea)])],
    requirements: inSections.rows('requirements', missing),
  }
}

/** Words; a line of request does not need every demand. */
const smallRequest = 12

function kindRow({ kind }: TextPromptInput, row: string, text: string, by: readonly Choice[] = []): Span {
  return rowOf(`kinds/${kind || 'any'}/${row}`, text, [...chosen('kind', kind), ...by])
}

function choiceRows({ reader, tone, form, length }: TextPromptInput) {
  const words = length && lengthCraft[length]
  return {
    reader: chosenRow('reader', reader, reader && readerCraft[reader]),
    tone: chosenRow('tone', tone, tone && toneCraft[tone]),
    form: chosenRow('form', form, form && formCraft[form]),
    length: chosenRow('length', length, `Length: ${words}; code, tables and quoted text not counted.`),
    assumed: rowOf('assumed/line', closedForms.includes(form) ? '' : assumedLine, chosen('form', form)),
  }
}

/** Without a choice the language of the request, which may itself name another one for the result. */
function languageRow({ idea, language, kind }: TextPromptInput, request = idea): Span {
  const label = languageName(language)
  const by = chosen('language', language)
  if (label) return rowOf(`language/${language}`, `Answer in ${label}.`, by)
  const name = detectLanguage(request)?.name
  const text =
    kind === 'translate'
      ? 'Translate into the language that my request names.'
      : `Answer in ${name ?? 'the language of my request'}, unless I ask for another language.`
  return rowOf(`language/${name ?? 'any'}`, text, [...by, ...chosen('kind', kind)])
}
