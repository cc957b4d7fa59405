import { z } from 'zod'
import { Item, shapeOf, Span } from '../contract/plan.ts'

export const planVersion = 1

/** The sections of a prompt in the order of a reply; the number is the one in its marker. */
export const sections = [
  { number: 1, key: 'task', name: 'Task' },
  { number: 2, key: 'context', name: 'Context' },
  { number: 3, key: 'material', name: 'Input' },
  { number: 4, key: 'requirements', name: 'Requirements' },
  { number: 5, key: 'output', name: 'Output' },
  { number: 6, key: 'check', name: 'Check' },
  { number: 7, key: 'assumed', name: 'Assumed unless I say otherwise' },
  { number: 8, key: 'questions', name: 'Questions' },
  { number: 9, key: 'language', name: 'Language' },
] as const
export type SectionKey = (typeof sections)[number]['key']
const keys = sections.map(({ key }) => key)

/** The name of the context when it is the person's request, whole. */
export const requestLabel = 'My request'

/** Sections that are one text, however many paragraphs it has; the others are lists. */
const wholeSections: ReadonlySet<SectionKey> = new Set(['task', 'context', 'material', 'language'])

export function isList(key: SectionKey): boolean {
  return !wholeSections.has(key)
}

export function itemId(key: SectionKey, position: number): string {
  return isList(key) || position > 0 ? `${key}-${position + 1}` : key
}

/**
 * A prompt for an assistant: what it consists of, without a word about how it looks. `context`: the person's request or
 * the facts in it, with what an answer lost behind it; `material`: the text that the task works on; `questions`: for
 * the person, never part of the prompt.
 */
export const TextPlan = z.object({
  ...shapeOf(keys, z.array(Item)),
  /** What a section is called where that differs from its usual name; an empty text: without a name. */
  labels: z.partialRecord(z.enum(keys), Span),
})
export type TextPlan = z.infer<typeof TextPlan>

const noItems: Item[] = []

export const emptyPlan: TextPlan = { ...shapeOf(keys, noItems), labels: {} }
