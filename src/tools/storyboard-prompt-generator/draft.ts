import { z } from 'zod'
import { ideaDraft } from '#tools/workbench/idea-text.ts'
import { ageBands, formats } from './compose/bands.ts'
import { aspects } from './input.ts'

/** What the form holds; empty means that the idea decides. */
export const StoryboardDraft = z.object({
  idea: ideaDraft,
  ageBand: z.enum(['', ...ageBands]).catch(''),
  format: z.enum(['', ...formats]).catch(''),
  /** As typed; examples give a number. */
  scenes: z.union([z.string(), z.number().transform(String)]).catch(''),
  artStyle: z.string().catch(''),
  lesson: z.string().catch(''),
  aspect: z.enum(['', ...aspects]).catch(''),
})
export type StoryboardDraft = z.infer<typeof StoryboardDraft>

/** Leaves out what the idea is to decide. */
export function toInput(draft: StoryboardDraft) {
  const given = Object.fromEntries(Object.entries(draft).filter(([, value]) => value.trim() !== ''))
  return {
    ...given,
    idea: draft.idea,
    ...(draft.scenes.trim() === '' ? {} : { scenes: Number(draft.scenes) }),
  }
}
