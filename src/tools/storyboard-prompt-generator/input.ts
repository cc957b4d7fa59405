import { z } from 'zod'
import { ideaText } from '../contract/input-fields.ts'
import { ageBands, aspects, formats } from './form.ts'
import * as texts from './input.texts.ts'
import { emptyIdea } from './messages.texts.ts'

const [fewestScenes, mostScenes] = [3, 20]

/** Only `idea` is needed; the rest is decided from it. */
export const StoryboardInput = z.object({
  idea: ideaText(emptyIdea),
  ageBand: z.enum(['', ...ageBands], texts.chooseAge).default(''),
  format: z.enum(['', ...formats], texts.chooseMedium).default(''),
  /** A number within the limits, as text; "" leaves it to the age. */
  scenes: z
    .union([z.string(), z.number()], texts.noNumber)
    .transform((value) => String(value).trim())
    .refine((value) => value === '' || Number.isFinite(Number(value)), texts.noNumber)
    .transform((value) =>
      value === '' ? '' : String(Math.min(mostScenes, Math.max(fewestScenes, Math.round(Number(value))))),
    )
    .default(''),
  artStyle: z.string().trim().max(120, texts.artStyleTooLong).default(''),
  lesson: z.string().trim().max(200, texts.lessonTooLong).default(''),
  aspect: z.enum(['', ...aspects], texts.chooseAspect).default(''),
  language: z.string().trim().max(40, texts.languageTooLong).default(''),
})
export type StoryboardInput = z.infer<typeof StoryboardInput>
