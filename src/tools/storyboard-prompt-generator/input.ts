import { z } from 'zod'
import { ageBands, formats } from './craft/bands.ts'
import { emptyIdea } from './messages.ts'

export const aspects = ['16:9', '9:16', '1:1', '4:3', '3:4', '3:2', '2:3', '2:1'] as const

const noNumber = 'Enter the number of scenes as a number, or leave it empty.'
const [fewestScenes, mostScenes] = [3, 20]

/** Only `idea` is needed; the rest is decided from it. */
export const StoryboardInput = z.object({
  idea: z.string(emptyIdea).trim().min(1, emptyIdea).max(5_000, 'Please shorten this to 5,000 characters'),
  ageBand: z.enum(['', ...ageBands], 'Choose one of the ages, or leave it to the idea.').default(''),
  format: z
    .enum(['', ...formats], 'Choose picture book, video or comic, or leave it to the idea.')
    .default(''),
  /** A number within the limits, as text; "" leaves it to the age. */
  scenes: z
    .union([z.string(), z.number()], noNumber)
    .transform((value) => String(value).trim())
    .refine((value) => value === '' || Number.isFinite(Number(value)), noNumber)
    .transform((value) =>
      value === '' ? '' : String(Math.min(mostScenes, Math.max(fewestScenes, Math.round(Number(value))))),
    )
    .default(''),
  artStyle: z
    .string()
    .trim()
    .max(120, 'Please describe the art style in at most 120 characters.')
    .default(''),
  lesson: z.string().trim().max(200, 'Please describe the lesson in at most 200 characters.').default(''),
  aspect: z.enum(['', ...aspects], 'Choose one of the aspect ratios.').default(''),
  language: z.string().trim().max(40, 'Please name the language in at most 40 characters.').default(''),
})
export type StoryboardInput = z.infer<typeof StoryboardInput>
