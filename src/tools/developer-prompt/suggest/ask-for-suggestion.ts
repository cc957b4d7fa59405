import { z } from 'zod'
import { runFunction } from '#tools/run-function.ts'
import { PromptDraft, type ProjectType } from '../form.ts'
import type { Suggestion } from './suggestion.ts'

/** What `POST /functions/v1/suggest-form` answers. */
export const SuggestionAnswer = z.object({
  suggestion: z.object({
    fields: z.record(z.string(), z.unknown()),
    sources: z.partialRecord(PromptDraft.keyof(), z.enum(['said', 'usual'])),
  }),
  engine: z.object({ writtenBy: z.enum(['composer', 'model']) }),
})

const timeoutMs = 25_000

/** A model's suggestion for the sentence; undefined when none is configured or none came. Never throws. */
export async function askForSuggestion(
  request: { sentence: string; projectType?: ProjectType },
  signal: AbortSignal,
): Promise<Suggestion | undefined> {
  const answer = await runFunction('suggest-form', request, SuggestionAnswer, { signal, timeoutMs })
  if (!answer.ok || answer.output.engine.writtenBy !== 'model') return undefined
  const { fields, sources } = answer.output.suggestion
  return { fields: onlyFitting(fields), sources }
}

/** Keeps what the form would take; everything else is left as it is. */
export function onlyFitting(fields: Readonly<Record<string, unknown>>): Suggestion['fields'] {
  const fitting: Record<string, unknown> = {}
  for (const field of PromptDraft.keyof().options) {
    const value = fields[field]
    if (value === undefined || value === '') continue
    const parsed = PromptDraft.shape[field].safeParse(value)
    if (parsed.success) fitting[field] = parsed.data
  }
  return fitting
}
