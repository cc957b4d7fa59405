/** A form as the page holds it: texts, choices, lists of choices, switches. */
type DraftShape = Record<string, string | readonly string[] | boolean | number | null>

/** What somebody typed, ticked or chose in the server's page before the script arrived; nothing of it may be lost. */
export function draftFromForm<Draft extends DraftShape>(
  entries: Iterable<[string, FormDataEntryValue]>,
  blank: Draft,
): Partial<Draft> {
  const typed: Record<string, string | string[] | boolean> = {}
  for (const [name, value] of entries) {
    const before = Object.hasOwn(blank, name) ? blank[name] : undefined
    if (typeof value !== 'string' || before === undefined || before === value) continue
    if (Array.isArray(before)) typed[name] = [...(Array.isArray(typed[name]) ? typed[name] : []), value]
    else if (typeof before === 'boolean') typed[name] = true
    else typed[name] = value
  }
  return typed as Partial<Draft>
}
