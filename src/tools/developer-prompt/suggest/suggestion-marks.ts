import type { DraftSource } from '#tools/workbench/draft-store.ts'
import { readJson, removeKey, writeText, type BrowserStorage } from '#tools/workbench/browser-storage.ts'
import { wizardKeys } from '#tools/workbench/storage-keys.ts'
import { z } from 'zod'
import { emptyDraft, PromptDraft, type FieldName } from '../form.ts'
import type { Suggestion, SuggestionSource } from './suggestion.ts'

/**
 * What was suggested and not touched since. The value is kept beside the source, so that an answer that was changed
 * in another tab or by an undo is no suggestion any more without anybody telling.
 */
export type SuggestionMarks = { sentence: string; marks: Partial<Record<FieldName, Mark>> }
type Mark = { value: unknown; source: SuggestionSource }

export const noMarks: SuggestionMarks = { sentence: '', marks: {} }

const Stored = z.object({
  sentence: z.string().catch(''),
  marks: z
    .partialRecord(PromptDraft.keyof(), z.object({ value: z.unknown(), source: z.enum(['said', 'usual']) }))
    .catch({}),
})

export function marksSource(storage: BrowserStorage | undefined): DraftSource<SuggestionMarks> {
  return {
    key: wizardKeys.suggested,
    blank: noMarks,
    read: () => {
      const stored = Stored.safeParse(readJson(storage, wizardKeys.suggested))
      return stored.success ? stored.data : undefined
    },
    write: (marks) => writeText(storage, wizardKeys.suggested, JSON.stringify(marks)),
    forget: () => removeKey(storage, wizardKeys.suggested),
  }
}

/** The answers of a draft that are still just as they were suggested. */
export function liveMarks(
  draft: PromptDraft,
  { marks }: SuggestionMarks,
): ReadonlyMap<FieldName, SuggestionSource> {
  const live = new Map<FieldName, SuggestionSource>()
  for (const field of PromptDraft.keyof().options) {
    const mark = marks[field]
    if (mark !== undefined && !isEmpty(draft[field]) && isSame(draft[field], mark.value))
      live.set(field, mark.source)
  }
  return live
}

type Marked = { draft: PromptDraft; marks: SuggestionMarks }

/** Puts a suggestion where nothing is answered or only suggested; what somebody typed stays. */
export function applySuggestion(
  { draft, marks }: Marked,
  sentence: string,
  { fields, sources }: Suggestion,
): Marked {
  const live = liveMarks(draft, marks)
  const next: Record<string, unknown> = { ...draft }
  const nextMarks: SuggestionMarks['marks'] = {}
  for (const field of PromptDraft.keyof().options) {
    if (!isEmpty(draft[field]) && !live.has(field)) continue
    const value = fields[field]
    // A suggestion of an earlier sentence goes when this one has none for the field.
    next[field] = value ?? emptyDraft[field]
    if (value !== undefined) nextMarks[field] = { value, source: sources[field] ?? 'usual' }
  }
  return { draft: next as PromptDraft, marks: { sentence, marks: nextMarks } }
}

/** Takes better answers for what is still only suggested. Nothing that was touched, emptied or accepted changes. */
export function improveSuggestion({ draft, marks }: Marked, better: Suggestion): Marked {
  const live = liveMarks(draft, marks)
  const next: Record<string, unknown> = { ...draft }
  const nextMarks: SuggestionMarks['marks'] = { ...marks.marks }
  for (const field of live.keys()) {
    const value = better.fields[field]
    if (value === undefined || isSame(value, draft[field])) continue
    next[field] = value
    nextMarks[field] = { value, source: better.sources[field] ?? live.get(field) ?? 'usual' }
  }
  return { draft: next as PromptDraft, marks: { ...marks, marks: nextMarks } }
}

export function withoutMark(marks: SuggestionMarks, field: FieldName): SuggestionMarks {
  if (marks.marks[field] === undefined) return marks
  const { [field]: _touched, ...rest } = marks.marks
  return { ...marks, marks: rest }
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined ||
    (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && value.length === 0)
  )
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
