import { z } from 'zod'
import { options } from './form.ts'
import * as texts from './input.texts.ts'
import { emptyTitle } from './messages.texts.ts'

function choice<Value extends string>(given: readonly { value: Value }[]) {
  const values: readonly (Value | '')[] = ['', ...given.map(({ value }) => value)]
  return z
    .enum(values)
    .optional()
    .transform((value) => (value ?? '') as Value | '')
}

/** A title or an idea for a video; only the title is needed. */
export const ThumbnailInput = z.object({
  title: z.string({ error: emptyTitle }).trim().min(1, emptyTitle).max(5_000, texts.ideaTooLong),
  mode: z.enum(['prompt', 'idea'], texts.choosePromptIdea).default('prompt'),
  niche: choice(options.niche),
  face: choice(options.face),
  emotion: choice(options.emotion),
  overlay: choice(options.overlay),
  ownWords: z.string().trim().max(40, texts.wordsTooLong).default(''),
  colors: z.string().trim().max(120, texts.colorsTooLong).default(''),
  layout: choice(options.layout),
})
export type ThumbnailInput = z.infer<typeof ThumbnailInput>
