import { z } from 'zod'
import { choiceOf, ideaText } from '../contract/input-fields.ts'
import { options } from './form.ts'
import * as texts from './input.texts.ts'
import { emptyIdea } from './messages.texts.ts'

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Any of them, in the order of the specification, which decides what leads. */
function choices<Value extends string>(options: readonly { value: Value }[]) {
  const values = options.map(({ value }) => value)
  return z
    .array(z.enum(values))
    .default([])
    .transform((given) => values.filter((value) => (given as string[]).includes(value)))
}

/** One of them or nothing; the specification also writes "None" for nothing. */
function choice<Value extends string>(options: readonly { value: Value }[]) {
  return z.preprocess((value) => (value === 'None' ? '' : value), choiceOf(options))
}

export const ImageInput = z.object({
  idea: ideaText(emptyIdea),
  style: choices(options.style),
  background: choices(options.background),
  lighting: choices(options.lighting),
  camera: choices(options.camera),
  quality: choices(options.quality),
  ratio: choice(options.ratio),
  imageText: z
    .string()
    .trim()
    .max(400, texts.textTooLong)
    // Counted as people do: a flag or a letter with its accents is one.
    .refine((text) => [...segmenter.segment(text.slice(0, 400))].length <= 25, texts.textTooLong)
    .default(''),
  fontStyle: choice(options.fontStyle),
  extra: choices(options.extra),
  medium: choice(options.medium),
  lightFrom: choice(options.lightFrom),
  palette: choice(options.palette),
  mood: choice(options.mood),
  avoid: z.string().trim().max(300, texts.fieldTooLong).default(''),
  gaps: z.enum(options.gaps.map(({ value }) => value)).default('guide'),
})
export type ImageInput = z.infer<typeof ImageInput>
/** What was chosen in a field, without "nothing". */
export type Chosen<Field extends keyof ImageInput> = Exclude<
  ImageInput[Field] extends readonly (infer Value)[] ? Value : ImageInput[Field],
  ''
>
