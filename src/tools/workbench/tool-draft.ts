import { asRecord } from '#shared/record.ts'
import { readJson, removeKey, writeText, type BrowserStorage } from './browser-storage.ts'
import type { DraftSource } from './draft-store.ts'

/** A form as the page holds it: texts, choices, lists of choices, switches. */
type DraftShape = Record<string, string | readonly string[] | boolean | number | null>

/** A draft under one key of this browser. `parse`: a draft of any object that was stored, a blank one of `{}`. */
export function storedDraft<Draft>(
  storage: BrowserStorage | undefined,
  key: string,
  parse: (stored: Record<string, unknown>) => Draft,
  blank = parse({}),
): DraftSource<Draft> {
  return {
    key,
    blank,
    read() {
      const stored = asRecord(readJson(storage, key))
      return stored && parse(stored)
    },
    write: (draft) => writeText(storage, key, JSON.stringify(draft)),
    forget: () => removeKey(storage, key),
  }
}

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
