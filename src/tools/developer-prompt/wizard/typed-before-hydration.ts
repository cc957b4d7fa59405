import { fieldGuide } from '../field-guide.ts'
import { PromptDraft, type FieldName } from '../form.ts'

/** What somebody wrote into the server's page before the script arrived; nothing of it may be lost. */
export function typedBeforeHydration(entries: Iterable<[string, FormDataEntryValue]>): Partial<PromptDraft> {
  const typed: Record<string, unknown> = {}
  for (const [name, value] of entries) {
    if (typeof value !== 'string' || value === '' || !isFieldName(name)) continue
    switch (fieldGuide[name].control) {
      case 'flag':
        if (value === 'yes' || value === 'no') typed[name] = value === 'yes'
        break
      case 'features':
        typed[name] = [...((typed[name] as string[] | undefined) ?? []), value]
        break
      case 'tags':
        break
      default:
        typed[name] = value
    }
  }
  return typed as Partial<PromptDraft>
}

function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(PromptDraft.shape, name)
}
