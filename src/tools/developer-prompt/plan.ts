import { z } from 'zod'
import { Item, shapeOf, textOf } from '../contract/plan.ts'

export const planVersion = 1

/** tiny: one screen or command · small: a site or few screens with one role · large: several roles, shared records, money. */
export const sizes = ['tiny', 'small', 'large'] as const
export type Size = (typeof sizes)[number]

/** In the order of a brief. */
export const sectionNames = {
  product: 'Product',
  outOfScope: 'Out of scope',
  core: 'Core',
  users: 'Users',
  journeys: 'Key journeys',
  requirements: 'Requirements',
  data: 'Data and content',
  screens: 'Screens',
  design: 'Design',
  services: 'Services and secrets',
  quality: 'Quality bars',
  stack: 'Stack',
  tests: 'Tests and done',
  phases: 'Build order',
  boundaries: 'Boundaries',
  assumptions: 'Assumptions',
  questions: 'Open questions',
} as const
export type SectionId = keyof typeof sectionNames
export const sectionIds = Object.keys(sectionNames) as SectionId[]

/** All that stands in these is assumed or open, so no mark says it of one item. */
export const openSections: ReadonlySet<SectionId> = new Set(['assumptions', 'questions'])

export const priorities = ['must', 'should', 'could'] as const

/** A Markdown block: a bullet without its dash unless `block` says otherwise. */
export const BriefItem = Item.extend({
  /** check: a box to tick · fence: the last span is a person's text that holds markup and stands in a fenced block. */
  block: z.enum(['text', 'table', 'check', 'fence']).optional(),
  /** Belongs below the item before it. */
  level: z.literal(1).optional(),
  priority: z.enum(priorities).optional(),
  /** The step of the build order that a requirement belongs to. */
  phase: z.int().optional(),
  /** Left out of briefs below this size. */
  least: z.enum(sizes).optional(),
  /** What a person lists or says in it gets ids where it is shown: D-1, D-2 … */
  numbered: z.literal(true).optional(),
  /** Hands work over to the builder. */
  derive: z.literal(true).optional(),
})
export type BriefItem = z.infer<typeof BriefItem>

/** What to build, whoever builds it: the text for each platform is rendered from this. */
export const BriefPlan = z.object({
  size: z.enum(sizes),
  /** In English; "" when the texts do not tell. Missing in a model's plan, which says so itself. */
  language: z.string().optional(),
  name: BriefItem.optional(),
  oneLine: BriefItem.optional(),
  ...shapeOf(sectionIds, z.array(BriefItem)),
  /** Names of sections and phrases around them, where a model wrote them in the person's language. */
  headings: z.record(z.string(), z.string()),
  phrases: z.record(z.string(), z.string()),
})
export type BriefPlan = z.infer<typeof BriefPlan>

/** What the product is called in the brief; "" when nothing is. */
export function nameIn(plan: Partial<BriefPlan> | undefined): string {
  return plan?.name ? textOf(plan.name) : ''
}

/** Put together without a model. A model writes in the person's language and names none. */
export function isComposed({ language }: BriefPlan): boolean {
  return language !== undefined
}

/** Paragraphs and tables have an empty line around them. */
export function standsApart(item: BriefItem | undefined): boolean {
  return item?.block === 'text' || item?.block === 'table'
}

/** What the person gave stands in a brief of every size. */
export function isShown({ least, words, kept }: BriefItem, size: Size): boolean {
  if (least === undefined || kept === true) return true
  return sizes.indexOf(size) >= sizes.indexOf(least) || words.some(({ from }) => from === 'you')
}

/** What the builder is to work out, by the section that the result belongs to; empty where nothing is. */
export function handedOver(plan: BriefPlan, size: Size): { id: SectionId; items: BriefItem[] }[] {
  return sectionIds
    .map((id) => ({ id, items: plan[id].filter((item) => item.derive && isShown(item, size)) }))
    .filter(({ items }) => items.length > 0)
}
