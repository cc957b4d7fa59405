import { missingFacts } from '#reading/facts.ts'
import { readSentences } from '#reading/lists.ts'
import { markupFaults } from '../contract/checks.ts'
import { standard, textOf, words, you, type Span } from '../contract/plan.ts'
import { renderedText } from '../contract/rendered.ts'
import { lettersOf } from '../contract/reply-json.ts'
import type { Fault } from '../contract/tool-core.ts'
import { planItems } from '../contract/edit-plan.ts'
import { refText } from './compose/entry.ts'
import { fieldRows, type FieldRow, type TextField } from './craft/fields.ts'
import type { PromptDraft } from './form-rules.ts'
import { answersIn } from './given.ts'
import type { BriefItem, BriefPlan, SectionId } from './plan.ts'
import { renderBrief } from './render/brief.ts'

/** What would harm: a rule, feature, note or fact of the form that is gone, and markup where none may be. */
export function faults(plan: BriefPlan, draft: PromptDraft): Fault<BriefPlan>[] {
  const text = renderedText(renderBrief(plan, draft, draft.platform || 'other'))
  const found = new Set(planItems(plan).flatMap(({ about, answers = [] }: BriefItem) => [about, ...answers]))
  const plain = lettersOf(text)
  const { lines, features } = answersIn(draft)
  const goneLines = lines.filter(({ id, text: own }) => !found.has(id) && !plain.includes(lettersOf(own)))
  const goneFeatures = features.filter(({ id }) => !found.has(id))
  return [
    ...goneLines.map(({ id, field, text: own }) => {
      const sentence = `[${id}] is missing: “${own}”. Put the id where the sentence belongs and say what makes it work.`
      return missing(sentence, id.startsWith('C') ? 'requirements' : 'core', [you(field, own)], id)
    }),
    ...goneFeatures.map(({ id, label, accept, by }) => {
      const sentence = `The chosen feature [F:${id}] (${label}) is missing: give it a requirement.`
      const spans = words(standard(`features/${id}`, by))`**${label}**: ${accept}`
      return missing(sentence, 'requirements', spans, id)
    }),
    ...factFaults(text, draft),
    ...markupFaults(plan),
  ]
}

/** What is gone, mended by an item of these words in the section they belong to. */
function missing(sentence: string, part: SectionId, spans: Span[], about?: string): Fault<BriefPlan> {
  // One sentence can hold several facts.
  const isBack = (plan: BriefPlan) => plan[part].some((one) => textOf(one) === textOf(spans))
  return { sentence, part, mend: (plan) => (isBack(plan) ? plan : withItem(plan, part, spans, about)) }
}

/** The item at the end of its section, with the next number of its kind. */
function withItem(plan: BriefPlan, section: SectionId, spans: Span[], about?: string): BriefPlan {
  const kind = section === 'requirements' ? 'FR' : about?.startsWith('R') ? 'BR' : undefined
  const numbers = plan[section].map(({ ref = '' }) =>
    kind && ref.startsWith(kind) ? Number(ref.slice(3)) : 0,
  )
  const taken = new Set(plan[section].map(({ id }) => id))
  let number = plan[section].length + 1
  while (taken.has(`${section}-${number}`)) number += 1
  const item: BriefItem = {
    id: `${section}-${number}`,
    words: spans,
    ...(about !== undefined && { about }),
    ...(kind && { ref: refText(kind, Math.max(0, ...numbers) + 1) }),
    ...(section === 'requirements' &&
      plan.requirements.some(({ priority }) => priority) && { priority: 'must' as const }),
  }
  return { ...plan, [section]: [...plan[section], item] }
}

/** Of a story that a description tells. With more of them, or other facts, the model may have overlooked a wish. */
const mostNames = 3
const oneName = /^[\p{L}\p{M}’'-]+$/u
type FactField = 'projectName' | TextField
const factRows: Record<FactField, Omit<FieldRow, 'label'>> = { projectName: { to: 'product' }, ...fieldRows }
const factFields = (Object.keys(factRows) as FactField[]).filter((field) => factRows[field].read !== 'lines')

/** Numbers, names, quoted words, colors and addresses of the answers, each put back by its sentence. */
function factFaults(text: string, draft: PromptDraft): Fault<BriefPlan>[] {
  const lower = text.toLowerCase()
  // "Orders" of a relation is there where "Order" is.
  const isPlural = (fact: string) =>
    /^\p{L}.{3,}s$/u.test(fact) && lower.includes(fact.toLowerCase().replace(/e?s$/u, ''))
  const typed = factFields.map((field) => draft[field]).join('\n')
  const gone = missingFacts(typed, text).filter((fact) => !isPlural(fact))
  return factFields.flatMap((field) => {
    const facts = gone.filter((fact) => draft[field].includes(fact))
    const sentences = readSentences(draft[field])
    const areNames =
      field === 'projectDescription' && facts.length <= mostNames && facts.every((one) => oneName.test(one))
    return facts.map((fact): Fault<BriefPlan> => {
      const sentence = `“${fact}” of ${field} is missing. Use it where it acts, in its wording.`
      const said = sentences.find((one) => one.includes(fact) && draft[field].includes(one))
      const own = [you(field, said ?? draft[field].trim())]
      return { ...missing(sentence, factRows[field].to, own), ...(areNames && { byCode: true }) }
    })
  })
}
