import { z } from 'zod'
import { ideaText } from '#tools/workbench/idea-text.ts'
import {
  artStyles,
  aspectRatios,
  backgrounds,
  cameras,
  fontStyles,
  lightings,
  qualities,
  specialEffects,
} from './options.ts'

export const emptyIdea = 'Please enter an image idea'
/** Characters as people count them: a flag or a letter with its accents is one. */
export const maxImageTextLength = 25

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

export function countCharacters(text: string): number {
  return Array.from(segmenter.segment(text)).length
}

/** As much of a text as may stand in the image. */
export function firstCharacters(text: string): string {
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
    .slice(0, maxImageTextLength)
    .join('')
}

function choices<const Labels extends readonly [string, ...string[]]>(labels: Labels) {
  return z
    .array(z.enum(labels))
    .default([])
    .transform((chosen) => [...new Set(chosen)])
}

/** Field names and labels are those of the specification; '' and 'None' both mean that nothing was chosen. */
export const ImagePromptInput = z.object({
  idea: ideaText(emptyIdea),
  style: choices(artStyles),
  background: choices(backgrounds),
  lighting: choices(lightings),
  camera: choices(cameras),
  quality: choices(qualities),
  ratio: z
    .enum(['', ...aspectRatios])
    .default('')
    .transform((ratio) => (ratio === 'None' ? '' : ratio)),
  imageText: z
    .string()
    .trim()
    .max(400, 'Please keep the text in the image to 25 characters')
    .refine(
      (text) => text.length > 400 || countCharacters(text) <= maxImageTextLength,
      'Please keep the text in the image to 25 characters',
    )
    .default(''),
  fontStyle: z
    .enum(['', ...fontStyles])
    .default('')
    .transform((font) => (font === 'None' ? '' : font)),
  extra: choices(specialEffects),
})
export type ImagePromptInput = z.infer<typeof ImagePromptInput>
