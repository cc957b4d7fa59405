import { z } from 'zod'
import { options } from './form.ts'
import { emptyTitle } from './messages.ts'

function choice<Value extends string>(given: readonly { value: Value }[]) {
  const values: readonly (Value | '')[] = ['', ...given.map(({ value }) => value)]
  return z
    .enum(values)
    .optional()
    .transform((value) => (value ?? '') as Value | '')
}

/** A title or an idea for a video; only the title is needed. */
export const ThumbnailInput = z.object({
  title: z
    .string({ error: emptyTitle })
    .trim()
    .min(1, emptyTitle)
    .max(5_000, 'Please shorten this to 5,000 characters'),
  mode: z.enum(['prompt', 'idea'], 'Choose prompt or idea').default('prompt'),
  niche: choice(options.niche),
  face: choice(options.face),
  emotion: choice(options.emotion),
  overlay: choice(options.overlay),
  ownWords: z.string().trim().max(40, 'Please keep the words to 40 characters').default(''),
  colors: z.string().trim().max(120, 'Please keep the colors to 120 characters').default(''),
  layout: choice(options.layout),
})
export type ThumbnailInput = z.infer<typeof ThumbnailInput>
