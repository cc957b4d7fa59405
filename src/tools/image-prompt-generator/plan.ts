import { z } from 'zod'
import { Item, shapeOf } from '../contract/plan.ts'

/** One picture. Every part may be missing: it can be taken out on the page, and a cut reply ends early. */
export const ImagePlan = z.object({
  ...shapeOf(['subject', 'action', 'medium', 'setting', 'composition', 'light', 'palette'], Item.optional()),
  details: z.array(Item).default([]),
  // `text`: only the words in the picture; `lettering`: how they stand, by a model with “…” in their place; `leaveOut`:
  // the person's list; `without`: a model's sentence for it and the idea's, `excluded`: its list; `ratio`: "16:9".
  ...shapeOf(['text', 'lettering', 'leaveOut', 'without', 'excluded', 'ratio'], Item.optional()),
  /** By a model: the whole picture once more in few words, for receivers that read little. */
  brief: Item.optional(),
})
export type ImagePlan = z.infer<typeof ImagePlan>

/** What reads as the description, in its order. */
export const describing = {
  subject: 'Image',
  action: 'Action',
  medium: 'Medium',
  setting: 'Setting',
  composition: 'View',
  light: 'Light',
  palette: 'Colors',
  details: 'Details',
} as const
/** What a model writes. */
export const written = {
  ...describing,
  text: 'Text',
  lettering: 'Lettering',
  without: 'Without',
  excluded: 'Excluded',
  brief: 'Short form',
} as const

export function keysOf<Key extends string>(names: Readonly<Record<Key, string>>): Key[] {
  return Object.keys(names) as Key[]
}

export function itemsOf(plan: ImagePlan, key: keyof ImagePlan): Item[] {
  return [plan[key] ?? []].flat()
}
