import { missingFacts } from '#reading/facts.ts'
import { detectLanguage } from '#reading/language.ts'
import { joinList } from '#shared/text/join-list.ts'
import { markupFaults } from '../contract/checks.ts'
import { planItems } from '../contract/edit-plan.ts'
import { item, textOf, you } from '../contract/plan.ts'
import { renderedText } from '../contract/rendered.ts'
import type { AnswerNote, Fault } from '../contract/tool-core.ts'
import type { ImageInput } from './input.ts'
import * as texts from './notes.texts.ts'
import type { ImagePlan } from './plan.ts'
import { dialects } from './render/dialects.ts'
import { prose } from './render/prose.ts'
import { rolesOf } from './roles.ts'

/** What would harm in a picture by a model: a given fact that is gone, no subject, markup that runs. */
export function findFaults(plan: ImagePlan, { idea }: ImageInput): Fault<ImagePlan>[] {
  const text = renderedText(prose(plan, { origin: { from: 'model' } }))
  const mend = (given: ImagePlan) => withIdea(given, idea)
  const faults: Fault<ImagePlan>[] = missingFacts(pictured(idea), text).map((fact) => ({
    sentence: `“${fact}” from the idea is missing. Put it in unchanged, where it can be seen.`,
    part: 'details',
    mend,
  }))
  if (plan.subject === undefined) faults.push({ sentence: 'The subject is missing.', part: 'subject', mend })
  return [...faults, ...markupFaults<ImagePlan>(planItems(plan).map(textOf).join('\n'), idea)]
}

/** Without parameters and quality words like "8k", which a description says in other words. */
function pictured(idea: string): string {
  return (idea.split(' --')[0] ?? '').replace(/(?<![\p{L}\p{N}])\d{1,2}k(?![\p{L}\p{N}])/giu, ' ')
}

/** The person's own words whole, in front of what is there. */
function withIdea(plan: ImagePlan, idea: string): ImagePlan {
  const words = plan.subject?.words ?? []
  if (textOf(words).includes(idea)) return plan
  const gap = words.length === 0 ? '' : '\n\n'
  return { ...plan, subject: item('subject', [you('idea', idea), { from: 'model', text: gap }, ...words]) }
}

/** What leads where choices cannot all decide, and what a receiver cannot do. */
export function notesOn(plan: ImagePlan, input: ImageInput): AnswerNote[] {
  const notes: AnswerNote[] = Object.entries(rolesOf(input)).flatMap(([field, { accents }]) =>
    [...new Set(accents.map(({ over }) => over[0]?.value ?? ''))].map((lead): AnswerNote => {
      const values = accents.filter(({ over }) => over[0]?.value === lead).map(({ value }) => value)
      const text = texts.leads(lead, joinList(values), values.length)
      return { kind: 'conflict', text, field }
    }),
  )
  if (input.fontStyle !== '' && input.imageText === '')
    notes.push({ kind: 'hint', text: texts.fontStyleNeedsText, field: 'imageText' })
  if (input.avoid !== '') notes.push({ kind: 'limit', text: texts.noListForFlux, field: 'avoid' })
  for (const { name, mostCharacters: most = Infinity, render } of dialects)
    if (renderedText(render(plan, input)).length > most)
      notes.push({ kind: 'limit', text: texts.promptTooLong(name, most), field: 'idea' })
  const language = detectLanguage(input.idea)
  if (language !== undefined && language.code !== 'en')
    notes.push({ kind: 'limit', text: texts.translateWords(language.name), field: 'idea' })
  return notes
}
