import { z } from 'zod'
import { ideaText } from '#tools/workbench/idea-text.ts'
import type { Option } from '../contract/form-field.ts'
import { audiences, endings, genres, languages, lengths, tenses, viewpoints } from './form.ts'
import { emptyIdea } from './messages.texts.ts'

/** One of the chips, or "" for Any. */
function chip<const Options extends readonly Option[]>(options: Options) {
  return z.enum(['', ...options.map(({ value }) => value as Options[number]['value'])]).default('')
}

/** Body of `generate-story`; the form sends the same. */
export const StoryInput = z.object({
  idea: ideaText(emptyIdea),
  mode: z.enum(['story', 'prompt']).default('story'),
  genre: chip(genres),
  audience: chip(audiences),
  length: chip(lengths),
  viewpoint: chip(viewpoints),
  tense: chip(tenses),
  ending: chip(endings),
  language: chip(languages),
})
export type StoryInput = z.output<typeof StoryInput>
