import { z } from 'zod'
import { Item, shapeOf, Span } from '../contract/plan.ts'
import { planInSections } from '../contract/section-plan.ts'

const storySections = [
  { number: 1, key: 'title', name: 'Title', kind: 'text' },
  { number: 2, key: 'story', name: 'Story', kind: 'paragraphs' },
  { number: 3, key: 'extra', name: 'After the story', kind: 'paragraphs' },
] as const

const promptSections = [
  { number: 1, key: 'order', name: 'Order', kind: 'text' },
  { number: 2, key: 'premise', name: 'Premise', kind: 'text' },
  { number: 3, key: 'protagonist', name: 'Protagonist', kind: 'text' },
  { number: 4, key: 'pressure', name: 'Pressure', kind: 'text' },
  { number: 5, key: 'world', name: 'World', kind: 'text' },
  { number: 6, key: 'thread', name: 'Thread object', kind: 'text' },
  { number: 7, key: 'shape', name: 'Shape', kind: 'list' },
  { number: 8, key: 'voice', name: 'Voice', kind: 'list' },
  { number: 9, key: 'ending', name: 'Ending', kind: 'text' },
  { number: 10, key: 'do', name: 'Do', kind: 'list' },
  { number: 11, key: 'avoid', name: 'Avoid', kind: 'list' },
  { number: 12, key: 'output', name: 'Output', kind: 'list' },
  { number: 13, key: 'chosen', name: 'Chosen here, change freely', kind: 'list' },
] as const

const sections = [...storySections, ...promptSections]
const keys = sections.map(({ key }) => key)
type Section = (typeof sections)[number]
export type SectionKey = Section['key']

export function sectionsOf(mode: StoryPlan['mode']): readonly Section[] {
  return mode === 'story' ? storySections : promptSections
}

/** A story, or the brief for one; the sections of the other mode are empty. */
export const StoryPlan = z.object({
  ...shapeOf(keys, z.array(Item)),
  mode: z.enum(['story', 'prompt']),
  labels: z.partialRecord(z.enum(keys), Span),
})
export type StoryPlan = z.infer<typeof StoryPlan>

export function emptyPlan(mode: StoryPlan['mode']): StoryPlan {
  return { ...shapeOf<SectionKey, Item[]>(keys, []), mode, labels: {} }
}

export const story = planInSections<SectionKey, StoryPlan>(storySections, emptyPlan('story'))
export const brief = planInSections<SectionKey, StoryPlan>(promptSections, emptyPlan('prompt'))
