import { missingFacts } from '#reading/facts.ts'
import { detectLanguage } from '#reading/language.ts'
import { readQuotes } from '#reading/quotes.ts'
import { joinList } from '#shared/text/join-list.ts'
import { markupFaults } from '../contract/checks.ts'
import { item, textOf, you } from '../contract/plan.ts'
import { renderedText } from '../contract/rendered.ts'
import type { AnswerNote, Fault } from '../contract/tool-core.ts'
import type { ImageInput } from './input.ts'
import * as texts from './notes.texts.ts'
import type { ImagePlan } from './plan.ts'
import { dialects } from './render/dialects.ts'
import { plainMarks, prose } from './render/prose.ts'
import { parameter, sdxl } from './render/tags.ts'
import { rolesOf } from './roles.ts'

/** What would harm in a picture by a model: a given fact that is gone, no subject, markup that runs. */
export function findFaults(plan: ImagePlan, { idea }: ImageInput): Fault<ImagePlan>[] {
  const text = renderedText(prose(plan, { origin: { from: 'model' } }))
  const mend = (given: ImagePlan) => withIdea(given, idea)
  // Without parameters and quality words like "8k", which a description says in other words.
  const pictured = idea.split(parameter)[0]?.replace(/(?<![\p{L}\p{N}])\d{1,2}k(?![\p{L}\p{N}])/giu, ' ')
  const faults: Fault<ImagePlan>[] = missingFacts(pictured ?? '', text).map((fact) => ({
    sentence: `“${fact}” from the idea is missing. Put it in unchanged, where it can be seen.`,
    part: 'details',
    mend,
  }))
  if (plan.subject === undefined) faults.push({ sentence: 'The subject is missing.', part: 'subject', mend })
  const shown = plainMarks(textOf(plan.text?.words ?? []))
  const [, again] = readQuotes(text).filter((quote) => plainMarks(quote) === shown)
  const twice = `“${again}” would stand in the picture twice. Write it in "text", and nowhere else.`
  // Code cannot take it out of a sentence.
  if (again) faults.push({ sentence: twice, mend: (given) => given })
  return [...faults, ...markupFaults(plan, idea)]
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
    [...Map.groupBy(accents, ({ over }) => over[0]?.value ?? '')].map(([lead, others]) => {
      const text = texts.leads(lead, joinList(others.map(({ value }) => value)), others.length)
      return { kind: 'conflict', text, field }
    }),
  )
  const add = (kind: AnswerNote['kind'], field: string, text: string) => notes.push({ kind, text, field })
  if (input.fontStyle !== '' && input.imageText === '') add('hint', 'imageText', texts.fontStyleNeedsText)
  if (input.avoid !== '') add('limit', 'avoid', texts.noListForFlux)
  for (const { name, mostCharacters: most = Infinity, render } of dialects)
    if (renderedText(render(plan, input)).length > most) add('limit', 'idea', texts.promptTooLong(name, most))
  if (plan.ratio?.words[0]?.field === 'idea' && input.ratio !== '')
    add('conflict', 'ratio', texts.ideaGivesRatio(textOf(plan.ratio), input.ratio))
  // The short form is in English. Few words show their script, though not their language.
  const shown = textOf(sdxl(plan, input)[0]?.pieces ?? [])
  const language = shown === textOf(plan.brief?.words ?? []) ? undefined : detectLanguage(shown)
  const isLatin = shown.split(/\p{sc=Latin}/u).length * 2 > shown.split(/\p{L}/u).length
  if (language ? language.code !== 'en' : !isLatin) add('limit', 'idea', texts.translateWords(language?.name))
  return notes
}
