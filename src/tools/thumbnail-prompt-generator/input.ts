import { z } from 'zod'
import { choiceOf, ideaText } from '../contract/input-fields.ts'
import { options } from './form.ts'
import * as texts from './input.texts.ts'
import { emptyTitle } from './messages.texts.ts'

/** A title or an idea for a video; only the title is needed. */
export const ThumbnailInput = z.object({
  title: ideaText(emptyTitle),
  mode: z.enum(['prompt', 'idea'], texts.choosePromptIdea).default('prompt'),
  niche: choiceOf(options.niche),
  face: choiceOf(options.face),
  emotion: choiceOf(options.emotion),
  overlay: choiceOf(options.overlay),
  ownWords: z.string().trim().max(40, texts.wordsTooLong).default(''),
  colors: z.string().trim().max(120, texts.colorsTooLong).default(''),
  layout: choiceOf(options.layout),
})
export type ThumbnailInput = z.infer<typeof ThumbnailInput>
