/** What somebody typed or chose in the server's page before the script arrived; nothing of it may be lost. */
export function draftFromForm<Draft extends Record<string, string | readonly string[]>>(
  entries: Iterable<[string, FormDataEntryValue]>,
  blank: Draft,
): Partial<Draft> {
  const typed: Record<string, string | readonly string[]> = {}
  for (const [name, value] of entries) {
    const before = Object.hasOwn(blank, name) ? blank[name] : undefined
    if (typeof value !== 'string' || before === undefined || before === value) continue
    typed[name] = typeof before === 'string' ? value : [...(typed[name] ?? []), value]
  }
  return typed as Partial<Draft>
}
