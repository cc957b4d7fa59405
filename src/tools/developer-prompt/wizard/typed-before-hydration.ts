import { fieldRules, isField, type PromptDraft } from '../form-rules.ts'

/** What somebody wrote into the server's page before the script arrived; nothing of it may be lost. */
export function typedBeforeHydration(entries: Iterable<[string, FormDataEntryValue]>): Partial<PromptDraft> {
  const typed: Record<string, unknown> = {}
  for (const [name, value] of entries) {
    if (typeof value !== 'string' || value === '' || !isField(name)) continue
    switch (fieldRules[name].kind) {
      case 'flag':
        if (value === 'yes' || value === 'no') typed[name] = value === 'yes'
        break
      case 'list':
        // Features of one's own are typed into a box without a name.
        if (name === 'features') typed[name] = [...((typed[name] as string[] | undefined) ?? []), value]
        break
      default:
        typed[name] = value
    }
  }
  return typed as Partial<PromptDraft>
}
