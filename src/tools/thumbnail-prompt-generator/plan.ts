import { z } from 'zod'
import { Item, shapeOf } from '../contract/plan.ts'

/** Where something lies, in shares of the width and the height. */
const Box = z.object({ x: z.number(), y: z.number(), w: z.number(), h: z.number() })
export type Box = z.infer<typeof Box>
const Boxes = z.object({ subject: Box, object: Box.optional(), words: Box.optional() })
export type Boxes = z.infer<typeof Boxes>

/** What a model writes of one picture; every line can be taken out on the page. */
export const lines = {
  name: 'Name',
  hook: 'Hook',
  subject: 'Focal subject',
  object: 'Key object',
  background: 'Background',
  words: 'Text',
  lettering: 'Lettering',
  colors: 'Colors',
  light: 'Light',
  finish: 'Finish',
  avoid: 'Avoid',
  differs: 'Why it differs',
  pairs: 'Pairs with title',
} as const
export type Line = keyof typeof lines
export const lineNames = Object.keys(lines) as Line[]

/** `hook`: what the viewer wonders; `words`: those on the picture, and nothing else; `colors`: ground, subject, words. */
const Concept = z.object({ ...shapeOf(lineNames, Item.optional()), hasFace: z.boolean(), boxes: Boxes })
export type Concept = z.infer<typeof Concept>

/** One concept in prompt mode, two or three in idea mode; `hasUnfit`: further ones that may not be shown. */
export const ThumbnailPlan = z.object({ concepts: z.array(Concept).max(9), hasUnfit: z.boolean().optional() })
export type ThumbnailPlan = z.infer<typeof ThumbnailPlan>

export function conceptId(at: number, line?: Line): string {
  return line === undefined ? `concept-${at + 1}` : `concept-${at + 1}-${line}`
}

/** Boxes as a reply writes them: [x, y, w, h]. */
export function boxNumbers(boxes: Boxes): [name: string, numbers: number[]][] {
  return Object.entries(boxes).flatMap(([name, box]) => (box ? [[name, [box.x, box.y, box.w, box.h]]] : []))
}
