import { z } from 'zod'
import {
  browserStorage,
  readJson,
  removeKey,
  tabStorage,
  writeText,
  type BrowserStorage,
} from '#shared/browser-storage.ts'
import { ownEnginesKey, ownKeyKey } from '#shared/storage-keys.ts'
import { engineKinds } from './engine-kinds.ts'
import { sealingKeys, sealText, unsealText, type SealingKeys } from './sealed-text.ts'

const Kept = z.object({
  id: z.string(),
  kind: z.string(),
  isOn: z.boolean(),
  /** Among those of both storages. */
  place: z.number(),
  /** The settings, which may hold a key: sealed-text.ts. */
  sealed: z.string().optional(),
  /** As they were kept until November 2026, for everybody to read. */
  settings: z.unknown().optional(),
})

/** One of those that are asked in turn. */
export type OwnEngine = Pick<z.infer<typeof Kept>, 'id' | 'kind' | 'isOn' | 'settings'> & {
  /** Kept for this tab only. */
  isForTab: boolean
}

export type EngineStorages = {
  browser: BrowserStorage | undefined
  tab: BrowserStorage | undefined
  keys: SealingKeys
}

const storagesHere = (): EngineStorages => ({
  browser: browserStorage(),
  tab: tabStorage(),
  keys: sealingKeys,
})

const server: OwnEngine = { id: 'server', kind: 'server', isOn: true, isForTab: false, settings: undefined }

/** In the order they are asked; our server stands last unless the person has put it elsewhere. */
export async function readOwnEngines(storages = storagesHere()): Promise<OwnEngine[]> {
  const kept = listed(storages).toSorted((one, other) => one.place - other.place)
  const read = await Promise.all(kept.map((one) => opened(one, storages.keys)))
  const engines = read.filter((engine) => engine !== undefined)
  const earlier = engines.some(({ kind }) => kind !== 'server') ? [] : earlierKey(storages.browser)
  engines.push(...earlier)
  if (earlier.length > 0 || kept.some(({ settings }) => settings !== undefined))
    await writeOwnEngines(engines, engines, storages)
  return engines.some(({ kind }) => kind === 'server') ? engines : [...engines, server]
}

/**
 * False when the browser refused to keep them. `shown`: what the change was made from. What is stored but was not shown,
 * because it could not be opened or came from another tab since, stays as it is.
 */
export async function writeOwnEngines(
  engines: readonly OwnEngine[],
  shown: readonly OwnEngine[],
  storages = storagesHere(),
): Promise<boolean> {
  const isOnlyServer = engines.every(({ kind }) => kind === 'server')
  const kept = isOnlyServer ? [] : engines
  const sealed = await Promise.all(
    kept.map(({ settings, ...engine }, place) => withSealed({ ...engine, place }, settings, storages.keys)),
  ).catch(() => undefined)
  if (sealed === undefined) return false
  const missing = listed(storages).filter(({ id }) => !kept.some((engine) => engine.id === id))
  const gone = missing.filter(({ id }) => shown.some((engine) => engine.id === id))
  const stored = [...missing.filter((engine) => !gone.includes(engine)), ...sealed]
  removeKey(storages.browser, ownKeyKey)
  const isKept = [false, true].map((isForTab) => {
    const storage = isForTab ? storages.tab : storages.browser
    const part = stored.filter((engine) => engine.isForTab === isForTab)
    if (part.length === 0) removeKey(storage, ownEnginesKey)
    return part.length === 0 || writeText(storage, ownEnginesKey, JSON.stringify(part))
  })
  await Promise.all(gone.map(({ id }) => storages.keys.remove(id).catch(() => undefined)))
  return isKept.every(Boolean)
}

/** A new one is asked first, and replaces one of the same kind and settings: nobody wants to ask it twice. */
export function withEngine(engines: readonly OwnEngine[], added: OwnEngine): OwnEngine[] {
  const asText = ({ kind, settings }: OwnEngine) => JSON.stringify({ kind, settings })
  return [added, ...engines.filter((engine) => asText(engine) !== asText(added))]
}

type Listed = z.infer<typeof Kept> & { isForTab: boolean }

function listed({ browser, tab }: EngineStorages): Listed[] {
  return [browser, tab].flatMap((storage) => {
    const entries = z.array(z.unknown()).safeParse(readJson(storage, ownEnginesKey)).data ?? []
    const kept = entries.flatMap((entry) => Kept.safeParse(entry).data ?? [])
    // Settings that are not sealed and make no sense are of no use to anybody; the next change removes them.
    const known = kept.filter((one) => one.sealed !== undefined || makesSense(one.kind, one.settings))
    return known.map((one) => ({ ...one, isForTab: storage === tab }))
  })
}

async function withSealed<Engine extends { id: string }>(
  engine: Engine,
  settings: unknown,
  keys: SealingKeys,
) {
  if (settings === undefined) return engine
  return { ...engine, sealed: await sealText(keys, engine.id, JSON.stringify(settings)) }
}

/** What does not open or makes no sense is left out. */
async function opened(
  { id, kind, isOn, sealed, settings: plain, isForTab }: Listed,
  keys: SealingKeys,
): Promise<OwnEngine | undefined> {
  const text = sealed === undefined ? undefined : await unsealText(keys, id, sealed).catch(() => undefined)
  const settings: unknown = text === undefined ? plain : JSON.parse(text)
  return makesSense(kind, settings) ? { id, kind, isOn, isForTab, settings } : undefined
}

function makesSense(kind: string, settings: unknown): boolean {
  return engineKinds[kind]?.isValid(settings) === true
}

function earlierKey(storage: BrowserStorage | undefined): OwnEngine[] {
  const settings = readJson(storage, ownKeyKey)
  if (settings === null || !makesSense('key', settings)) return []
  return [{ id: 'earlier', kind: 'key', isOn: true, isForTab: false, settings }]
}
