import { z } from 'zod'
import { Item, shapeOf, Span } from '../contract/plan.ts'
import { planInSections } from '../contract/section-plan.ts'

/** The sections of a prompt in the order of a reply. */
export const sections = [
  { number: 1, key: 'task', name: 'Task', kind: 'text' },
  { number: 2, key: 'context', name: 'Context', kind: 'text' },
  { number: 3, key: 'material', name: 'Input', kind: 'text' },
  { number: 4, key: 'requirements', name: 'Requirements', kind: 'list' },
  { number: 5, key: 'output', name: 'Output', kind: 'list' },
  { number: 6, key: 'check', name: 'Check', kind: 'list' },
  { number: 7, key: 'assumed', name: 'Assumed unless I say otherwise', kind: 'list' },
  { number: 8, key: 'questions', name: 'Questions', kind: 'list' },
  { number: 9, key: 'language', name: 'Language', kind: 'text' },
] as const
export type SectionKey = (typeof sections)[number]['key']
const keys = sections.map(({ key }) => key)

/** The name of the context when it is the person's request, whole. */
export const requestLabel = 'My request'

/**
 * A prompt for an assistant: what it consists of, without a word about how it looks. `context`: the person's request or
 * the facts in it, with what an answer lost behind it; `material`: the text that the task works on; `questions`: for
 * the person, never part of the prompt.
 */
export const TextPlan = z.object({
  ...shapeOf(keys, z.array(Item)),
  labels: z.partialRecord(z.enum(keys), Span),
})
export type TextPlan = z.infer<typeof TextPlan>

export const emptyPlan: TextPlan = { ...shapeOf<SectionKey, Item[]>(keys, []), labels: {} }

export const inSections = planInSections<SectionKey, TextPlan>(sections, emptyPlan)
