import type { FieldName, PromptDraft } from '../form.ts'

/** `said`: read from the sentence · `usual`: what is usual for its kind, because the sentence leaves it open. */
export type SuggestionSource = 'said' | 'usual'

/** Answers read from one sentence, and where each comes from. A field that is not named has no suggestion. */
export type Suggestion = {
  fields: Partial<PromptDraft>
  sources: Partial<Record<FieldName, SuggestionSource>>
}

/** Notes down answers; an empty one is none. */
export class SuggestionNotes {
  readonly fields: Partial<PromptDraft> = {}
  readonly sources: Partial<Record<FieldName, SuggestionSource>> = {}

  note<Field extends FieldName>(
    field: Field,
    value: PromptDraft[Field] | undefined,
    source: SuggestionSource,
  ): void {
    if (value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return
    this.fields[field] = value
    this.sources[field] = source
  }
}
