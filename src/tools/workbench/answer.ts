import { z } from 'zod'
import { Written } from './writing/written.ts'
import { handOffTargets, type HandOffTargetId } from '../hand-off.ts'

const targetIds = Object.keys(handOffTargets) as HandOffTargetId[]

/** The result in the wording of one family of models; the first variant is the result itself. */
export const Variant = z.object({
  /** Kebab-case, unique within an answer. */
  id: z.string(),
  /** As on the tab: "Midjourney". */
  name: z.string(),
  text: z.string().min(1),
  /** What is set beside the prompt in that product: ratio, size, length. */
  settings: z.string().optional(),
  handOff: z.array(z.enum(targetIds)),
})
export type Variant = z.infer<typeof Variant>

/** What the composer did that a reader of the result would want to know. */
export const Note = z.object({
  /** resolved: two wishes clashed · assumed: something was missing · changed: made safe or fitting · hint: what to try next. */
  kind: z.enum(['resolved', 'assumed', 'changed', 'hint']),
  text: z.string(),
})
export type Note = z.infer<typeof Note>

/** Undefined for whoever is not signed in. */
export const savedState = z.enum(['saved', 'not-saved']).optional().catch(undefined)

/** What every creative tool answers beside its own result. */
export const AnswerParts = Written.extend({
  /** For somebody who is signed in: whether the server put it into the history. */
  history: savedState,
  composedBy: z.enum(['composer', 'model']),
  variants: z.array(Variant),
  notes: z.array(Note),
})
export type AnswerParts = z.infer<typeof AnswerParts>
