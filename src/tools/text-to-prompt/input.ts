import { z } from 'zod'
import { choiceOf, ideaText } from '../contract/input-fields.ts'
import { languages } from '../contract/languages.ts'
import { forms, kinds, lengths, readers, tones } from './form.ts'
import { emptyIdea } from './messages.texts.ts'

/** Body of `generate-text-prompt`; the `attempt` of older callers is dropped unread. */
export const TextPromptInput = z.object({
  idea: ideaText(emptyIdea),
  kind: choiceOf(kinds),
  reader: choiceOf(readers),
  tone: choiceOf(tones),
  length: choiceOf(lengths),
  form: choiceOf(forms),
  language: choiceOf(languages),
})
export type TextPromptInput = z.output<typeof TextPromptInput>
