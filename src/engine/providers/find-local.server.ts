import type { Config } from '#platform/config.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Connection } from '../models/providers.server.ts'
import { listModels } from './list-models.server.ts'
import { providerKinds, sortModels, type ProviderKind } from './provider-kinds.ts'

/** A server of models on this machine. */
export type LocalServer = { kind: string; label: string; baseUrl: string; models: string[] }

export type LocalFinder = {
  /** As it was found last. */
  found: () => readonly LocalServer[]
  /** What may be used without asking; the same array until something changes. */
  inUse: () => readonly Connection[]
  /** Looks now. */
  look: () => Promise<readonly LocalServer[]>
  /** false: the operator does not want it. */
  mayLook: boolean
  stop: () => void
}

type FinderParts = {
  mode: Config['aiLocal']
  log: Pick<Log, 'info'>
  /** Whom to look for; the usual ports of all kinds. */
  targets?: readonly ProviderKind[]
  everyMs?: number
}

const patienceMs = 300

/** Looks for models on loopback: at the start, on demand, and every minute where they are used at once. */
export function createLocalFinder({
  mode,
  log,
  targets = providerKinds.filter(({ isLocal }) => isLocal),
  everyMs = 60_000,
}: FinderParts): LocalFinder {
  const mayLook = mode !== 'off'
  let servers: readonly LocalServer[] = []
  let connections: readonly Connection[] = []

  async function look() {
    if (!mayLook) return servers
    const looked = await Promise.all(targets.map(probe))
    const found = looked.filter((server) => server !== undefined)
    if (JSON.stringify(found) === JSON.stringify(servers)) return servers
    servers = found
    connections = mode === 'on' ? found.flatMap(asConnection) : []
    log.info({ servers: found.map(({ kind, models }) => ({ kind, models: models.length })) }, 'local models')
    return servers
  }

  const timer = mode === 'on' ? setInterval(() => void look(), everyMs).unref() : undefined
  return { found: () => servers, inUse: () => connections, look, mayLook, stop: () => clearInterval(timer) }
}

/** undefined: nothing of this kind is there. */
async function probe(kind: ProviderKind): Promise<LocalServer | undefined> {
  const { id, label, wire, baseUrl } = kind
  try {
    const listed = await listModels({ wire, baseUrl, key: undefined }, AbortSignal.timeout(patienceMs))
    const models = sortModels(kind, listed)
    return models.length > 0 ? { kind: id, label, baseUrl, models } : undefined
  } catch {
    return undefined
  }
}

function asConnection({ kind, label, baseUrl, models }: LocalServer): Connection[] {
  const [modelName] = models
  const wire = providerKinds.find(({ id }) => id === kind)?.wire ?? 'openai-compatible'
  if (modelName === undefined) return []
  return [{ wire, name: `${label} here`, baseUrl, key: undefined, modelName, isFree: true, isHome: true }]
}
