import { z } from 'zod'
import { ideaLimit } from './idea-limit.ts'
import * as texts from './input-fields.texts.ts'

/** The main text of a tool's input: trimmed, not empty, at most `ideaLimit`. `emptyMessage` is the tool's own sentence. */
export function ideaText(emptyMessage: string) {
  return z
    .string({ error: emptyMessage })
    .trim()
    .min(1, emptyMessage)
    .max(ideaLimit, texts.tooLong(ideaLimit))
}

/** One of the options, or "" for none. */
export function choiceOf<Value extends string>(options: readonly { value: Value }[]) {
  const values: readonly (Value | '')[] = ['', ...options.map(({ value }) => value)]
  return z.enum(values).default('' as never)
}
