import { z } from 'zod'
import { choiceOf, ideaText } from '../contract/input-fields.ts'
import { languages } from '../contract/languages.ts'
import { audiences, endings, genres, lengths, tenses, viewpoints } from './form.ts'
import { emptyIdea } from './messages.texts.ts'

/** Body of `generate-story`; the form sends the same. */
export const StoryInput = z.object({
  idea: ideaText(emptyIdea),
  mode: z.enum(['story', 'prompt']).default('story'),
  genre: choiceOf(genres),
  audience: choiceOf(audiences),
  length: choiceOf(lengths),
  viewpoint: choiceOf(viewpoints),
  tense: choiceOf(tenses),
  ending: choiceOf(endings),
  language: choiceOf(languages),
})
export type StoryInput = z.output<typeof StoryInput>
