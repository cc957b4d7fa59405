import { z } from 'zod'
import {
  browserStorage,
  readJson,
  removeKey,
  tabStorage,
  writeText,
  type BrowserStorage,
} from '#tools/workbench/browser-storage.ts'
import { ownEnginesKey, ownKeyKey } from '#tools/workbench/storage-keys.ts'
import { engineKinds } from './engine-kinds.ts'

const Kept = z.object({
  id: z.string(),
  kind: z.string(),
  isOn: z.boolean(),
  /** Among those of both storages. */
  place: z.number(),
  settings: z.unknown().optional(),
})

/** One of those that are asked in turn. */
export type OwnEngine = Omit<z.infer<typeof Kept>, 'place'> & {
  /** Kept for this tab only. */
  isForTab: boolean
}

export type EngineStorages = { browser: BrowserStorage | undefined; tab: BrowserStorage | undefined }

const storagesHere = (): EngineStorages => ({ browser: browserStorage(), tab: tabStorage() })

const server: OwnEngine = { id: 'server', kind: 'server', isOn: true, isForTab: false, settings: undefined }

/** In the order they are asked; our server stands last unless the person has put it elsewhere. */
export function readOwnEngines(storages = storagesHere()): OwnEngine[] {
  const kept = [
    ...readFrom(storages.browser).map((one) => ({ ...one, isForTab: false })),
    ...readFrom(storages.tab).map((one) => ({ ...one, isForTab: true })),
  ].toSorted((one, other) => one.place - other.place)
  const engines = kept.map(({ place: _place, ...engine }) => engine)
  if (!engines.some(({ kind }) => kind !== 'server')) engines.push(...earlierKey(storages.browser))
  return engines.some(({ kind }) => kind === 'server') ? engines : [...engines, server]
}

/** False when the browser refused to keep them. */
export function writeOwnEngines(engines: readonly OwnEngine[], storages = storagesHere()): boolean {
  removeKey(storages.browser, ownKeyKey)
  const placed = engines.map((engine, place) => ({ ...engine, place }))
  const isOnlyServer = engines.every(({ kind }) => kind === 'server')
  const isKept = [false, true].map((isForTab) => {
    const storage = isForTab ? storages.tab : storages.browser
    const part = isOnlyServer ? [] : placed.filter((engine) => engine.isForTab === isForTab)
    if (part.length === 0) removeKey(storage, ownEnginesKey)
    return part.length === 0 || writeText(storage, ownEnginesKey, JSON.stringify(part))
  })
  return isKept.every(Boolean)
}

/** A new one is asked first; one of the same kind and settings takes the place of the one before. */
export function withEngine(engines: readonly OwnEngine[], added: OwnEngine): OwnEngine[] {
  return engines.some(({ id }) => id === added.id)
    ? engines.map((engine) => (engine.id === added.id ? added : engine))
    : [added, ...engines]
}

function readFrom(storage: BrowserStorage | undefined): z.infer<typeof Kept>[] {
  const listed = z.array(z.unknown()).safeParse(readJson(storage, ownEnginesKey)).data ?? []
  return listed.flatMap((entry) => {
    const { data } = Kept.safeParse(entry)
    return data && engineKinds[data.kind]?.isValid(data.settings) ? [data] : []
  })
}

function earlierKey(storage: BrowserStorage | undefined): OwnEngine[] {
  const settings = readJson(storage, ownKeyKey)
  if (settings === null || engineKinds['key']?.isValid(settings) !== true) return []
  return [{ id: 'earlier', kind: 'key', isOn: true, isForTab: false, settings }]
}
