import { storedDraft, type DraftSource } from '#ui/draft-store.ts'
import type { BrowserStorage } from '#shared/browser-storage.ts'
import { wizardKeys } from '#shared/storage-keys.ts'
import { asRecord } from '#shared/record.ts'
import { emptyDraft, fieldNames, isAnswered, type FieldName, type PromptDraft } from '../form-rules.ts'

/**
 * What was suggested and not touched since. The values are kept, so that an answer that was changed in another tab or by
 * an undo is no suggestion any more without anybody telling.
 */
export type SuggestionMarks = { sentence: string; values: Partial<Record<FieldName, unknown>> }

export const noMarks: SuggestionMarks = { sentence: '', values: {} }

export function marksSource(storage: BrowserStorage | undefined): DraftSource<SuggestionMarks> {
  return storedDraft(storage, wizardKeys.suggested, ({ sentence, values }) => ({
    sentence: typeof sentence === 'string' ? sentence : '',
    values: asRecord(values) ?? {},
  }))
}

/** What is typed into the field for one sentence. */
export function sentenceSource(storage: BrowserStorage | undefined): DraftSource<{ text: string }> {
  return storedDraft(storage, wizardKeys.sentence, ({ text }) => ({ text: String(text ?? '') }))
}

/** The answers of a draft that are still just as they were suggested. */
export function suggestedFields(draft: PromptDraft, { values }: SuggestionMarks): ReadonlySet<FieldName> {
  const isUntouched = (name: FieldName) => JSON.stringify(draft[name]) === JSON.stringify(values[name])
  return new Set(
    fieldNames.filter((name) => values[name] !== undefined && isAnswered(draft[name]) && isUntouched(name)),
  )
}

export type Marked = { draft: PromptDraft; marks: SuggestionMarks }

/** Puts answers where nothing is answered or only suggested; what somebody typed stays, notes with the sentence below them. */
export function applySuggestion({ draft, marks }: Marked, sentence: string, fields: Partial<PromptDraft>) {
  const suggested = suggestedFields(draft, marks)
  const isTyped = (name: FieldName) => isAnswered(draft[name]) && !suggested.has(name)
  const isNote = isTyped('projectDescription') && draft.projectDescription.trim() !== sentence
  const next: Record<string, unknown> = { ...draft }
  const values: SuggestionMarks['values'] = {}
  for (const name of fieldNames) {
    // The words of the sentence are not lost where the description stays.
    const isLost = (notes: string) =>
      isNote && name === 'additionalNotes' && !`\n${notes}\n`.includes(`\n${sentence}\n`)
    const typed = String(draft[name])
    if (isTyped(name) && isLost(typed.trim())) next[name] = `${typed.trim()}\n${sentence}`
    if (isTyped(name)) continue
    // A suggestion of an earlier sentence goes when this one has none for the field.
    const given = fields[name] ?? (marks.sentence === sentence ? marks.values[name] : undefined)
    const notes = String(given ?? '')
    const value = isLost(notes) ? `${sentence}\n${notes}`.trim() : given
    next[name] = value ?? emptyDraft[name]
    if (value !== undefined) values[name] = value
  }
  return { draft: next as PromptDraft, marks: { sentence, values } }
}

export function withoutMark(marks: SuggestionMarks, name: FieldName): SuggestionMarks {
  if (marks.values[name] === undefined) return marks
  const { [name]: _touched, ...values } = marks.values
  return { ...marks, values }
}
