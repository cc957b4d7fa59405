import { z } from 'zod'
import { ideaDraft } from '#tools/workbench/idea-text.ts'
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

/** The form as the page holds and stores it; choices stay in the order in which they were made. */
export const ImagePromptDraft = z.object({
  idea: ideaDraft,
  style: z.array(z.enum(artStyles)).catch([]),
  background: z.array(z.enum(backgrounds)).catch([]),
  lighting: z.array(z.enum(lightings)).catch([]),
  camera: z.array(z.enum(cameras)).catch([]),
  quality: z.array(z.enum(qualities)).catch([]),
  extra: z.array(z.enum(specialEffects)).catch([]),
  ratio: z.enum(aspectRatios).catch('None'),
  imageText: z.string().catch(''),
  fontStyle: z.enum(fontStyles).catch('None'),
})
export type ImagePromptDraft = z.infer<typeof ImagePromptDraft>
