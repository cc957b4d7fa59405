import { z } from 'zod'
import { ideaText } from '../contract/input-fields.ts'
import { cameras, dialogues, lights, looks, sounds } from './craft/treatment.ts'
import { aspects } from './craft/video-models.ts'
import * as texts from './input.texts.ts'
import { emptyIdea, refineWish } from './messages.texts.ts'

/** A key of a craft table; "" is among them, for a chip that was left alone. */
function choiceOf<Row extends string>(table: Record<Row, unknown>) {
  return z.enum(Object.keys(table) as [Row, ...Row[]]).default('' as never)
}

/** A count as the form (text) and other callers (number) send it. */
function count(most: number, sentence: string) {
  const isCount = (value: number) => Number.isInteger(value) && value >= 1 && value <= most
  const isGood = (value: string) => value === '' || isCount(Number(value))
  return z.coerce.string().trim().refine(isGood, sentence).default('')
}

export const VideoInput = z.object({
  idea: ideaText(emptyIdea),
  seconds: count(120, texts.chooseSeconds),
  shots: count(12, texts.chooseShots),
  aspect: z.enum(['', ...aspects]).default(''),
  look: choiceOf(looks),
  camera: choiceOf(cameras),
  light: choiceOf(lights),
  sound: choiceOf(sounds),
  dialogue: choiceOf(dialogues),
})
export type VideoInput = z.infer<typeof VideoInput>

/** The idea without what our own Refine button put behind it. */
export function ideaOf(input: Pick<VideoInput, 'idea'>): string {
  let idea = input.idea.trim()
  while (idea.endsWith(refineWish) && idea !== refineWish) idea = idea.slice(0, -refineWish.length).trimEnd()
  return idea
}
