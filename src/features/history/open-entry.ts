import { browserStorage, type BrowserStorage } from '#shared/browser-storage.ts'
import { openForm, openResult } from '#tools/workbench/open-result.ts'
import type { ShownEntry } from './fetch-entry.ts'

/** Puts an entry back where it was made, form and answer, and gives the address to go to; undefined without room for it. */
export function openEntry(entry: ShownEntry, storage = browserStorage()): string | undefined {
  const { id: _id, toolSlug, path, formPath: _formPath, createdAt, plan, engine, ...saved } = entry
  const { planVersion, dialect, request, ...said } = saved
  const isOpen = openResult(storage, {
    ...said,
    slug: toolSlug,
    madeAt: Date.parse(createdAt),
    ...(plan === undefined ? {} : { plan }),
    ...(planVersion === undefined ? {} : { planVersion }),
    ...(dialect === undefined ? {} : { dialect }),
    ...(request === undefined ? {} : { request }),
    ...(engine === undefined ? {} : { engine }),
  })
  return isOpen ? path : undefined
}

/** Fills the tool's form as it was for this entry, which stays; gives the address to go to. */
export function openFormAgain(
  { toolSlug, input, formPath }: ShownEntry,
  storage: BrowserStorage | undefined = browserStorage(),
): string {
  openForm(storage, { slug: toolSlug, input })
  return formPath
}
