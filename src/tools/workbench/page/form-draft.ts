import { formFields, readFormDraft, type FormDraft, type ToolForm } from '../../contract/form-field.ts'
import { readJson, removeKey, writeText, type BrowserStorage } from '../browser-storage.ts'
import type { DraftSource } from '../draft-store.ts'
import { draftKey } from '../storage-keys.ts'

/** Where a tool's form is kept in this browser. */
export function formDraftSource(
  storage: BrowserStorage | undefined,
  slug: string,
  form: ToolForm,
): DraftSource<FormDraft> {
  const key = draftKey(slug)
  return {
    key,
    blank: readFormDraft(form, {}),
    read: () => readFormDraft(form, readJson(storage, key)),
    write: (draft) => writeText(storage, key, JSON.stringify(draft)),
    forget: () => removeKey(storage, key),
  }
}

/** The form's one text that has to be filled in. */
export function ideaIn(form: ToolForm, draft: FormDraft): string {
  const field = formFields(form).find(({ kind }) => kind === 'idea')
  const text = draft[field?.name ?? '']
  return typeof text === 'string' ? text.trim() : ''
}

/** What somebody typed or ticked in the server's page before the script arrived; nothing of it may be lost. */
export function typedBefore(entries: FormData, form: ToolForm): FormDraft | undefined {
  const blank = readFormDraft(form, {})
  const typed = Object.fromEntries(
    formFields(form).map((field) => [
      field.name,
      field.kind === 'choices'
        ? entries.getAll(field.name).map(String)
        : (entries.get(field.name) ?? '').toString(),
    ]),
  )
  const changed = Object.entries(typed).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(blank[name]),
  )
  return changed.length === 0 ? undefined : Object.fromEntries(changed)
}
