import { fieldNames, fieldRules, type PromptDraft } from '../form-rules.ts'

/** What somebody wrote into the server's page before the script arrived; nothing of it may be lost. */
export function typedBeforeHydration(form: FormData): Partial<PromptDraft> {
  const typed = fieldNames.flatMap((name): [string, unknown][] => {
    const { kind } = fieldRules[name]
    const values = form.getAll(name).filter((value) => value !== '')
    const [first] = values
    if (first === undefined) return []
    if (kind === 'flag') return first === 'open' ? [] : [[name, first === 'yes']]
    return [[name, kind === 'list' ? values : first]]
  })
  return Object.fromEntries(typed)
}
