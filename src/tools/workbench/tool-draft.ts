import type { z } from 'zod'
import { readJson, removeKey, writeText, type BrowserStorage } from './browser-storage.ts'
import type { DraftSource } from './draft-store.ts'
import { draftKey } from './storage-keys.ts'

/** A form as the page holds it: texts, choices, lists of choices, switches. */
export type DraftShape = Record<string, string | readonly string[] | boolean | number | null>

/** What the form holds before anybody touched it; every field of the schema has a `.catch`, so it accepts `{}`. */
export function blankDraft<Draft>(schema: z.ZodType<Draft>): Draft {
  return schema.parse({})
}

/** Where a tool's draft is kept in this browser. */
export function toolDraftSource<Draft>(
  storage: BrowserStorage | undefined,
  slug: string,
  schema: z.ZodType<Draft>,
): DraftSource<Draft> {
  const key = draftKey(slug)
  return {
    key,
    blank: blankDraft(schema),
    read: () => {
      const parsed = schema.safeParse(readJson(storage, key))
      return parsed.success ? parsed.data : undefined
    },
    write: (draft) => writeText(storage, key, JSON.stringify(draft)),
    forget: () => removeKey(storage, key),
  }
}

/** What somebody typed, ticked or chose in the server's page before the script arrived; nothing of it may be lost. */
export function draftFromForm(
  entries: Iterable<[string, FormDataEntryValue]>,
  blank: DraftShape,
): Partial<DraftShape> {
  const typed: Record<string, string | string[] | boolean> = {}
  for (const [name, value] of entries) {
    const before = Object.hasOwn(blank, name) ? blank[name] : undefined
    if (typeof value !== 'string' || before === undefined || before === value) continue
    if (Array.isArray(before)) typed[name] = [...(Array.isArray(typed[name]) ? typed[name] : []), value]
    else if (typeof before === 'boolean') typed[name] = true
    else typed[name] = value
  }
  return typed
}
