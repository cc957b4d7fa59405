import { z } from 'zod'
import { ideaText } from '#tools/workbench/idea-text.ts'
import type { Option } from '../contract/form-field.ts'
import { answerLanguages, forms, kinds, lengths, readers, tones } from './form.ts'
import { emptyIdea } from './messages.texts.ts'

/** One of the chips, or "" for Any. */
function chip<const Options extends readonly Option[]>(options: Options) {
  return z.enum(['', ...options.map(({ value }) => value as Options[number]['value'])]).default('')
}

/** Body of `generate-text-prompt`; the `attempt` of older callers is dropped unread. */
export const TextPromptInput = z.object({
  idea: ideaText(emptyIdea),
  kind: chip(kinds),
  reader: chip(readers),
  tone: chip(tones),
  length: chip(lengths),
  form: chip(forms),
  language: chip(answerLanguages),
})
export type TextPromptInput = z.output<typeof TextPromptInput>
