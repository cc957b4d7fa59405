import { existsSync } from 'node:fs'
import path from 'node:path'
import { knownPriceOf } from '#engine/models/model-data.ts'
import type { Candidate } from '#engine/models/ask-models.server.ts'
import type { Connection } from '#engine/models/providers.server.ts'
import { createLocalFinder } from '#engine/providers/find-local.server.ts'
import { createKeyring } from '#engine/providers/keyring.server.ts'
import { createRoster } from '#engine/providers/roster.server.ts'
import { createSetupStore, emptySetup, type ModelSetup } from '#engine/providers/setup-store.server.ts'
import { readAuthSecret, readEarlierSecrets } from '#features/accounts/auth-secret.server.ts'
import type { Config } from '#platform/config.server.ts'
import { openForCommand } from '#platform/database/open-for-command.server.ts'
import type { Log } from '#platform/log.server.ts'
import { EvalFault } from './eval-fault.ts'

export type EvalModel = {
  /** PROVIDER:MODEL */
  id: string
  candidate: Candidate
  price: 'known' | 'unknown' | 'free'
}

/** Who can be asked: what the environment says, what admins have set up, and what runs here if the server uses it. */
export type KnownModels = {
  all: () => EvalModel[]
  /** A provider's name, or PROVIDER:MODEL. Throws `EvalFault` saying who is known. */
  find: (name: string) => EvalModel
}

export async function readModels(config: Config, log: Log): Promise<KnownModels> {
  const [setup, found] = await Promise.all([readSetup(config, log), findHere(config, log)])
  const rosterWith = (own: Config, choices: ModelSetup['choices']) =>
    createRoster(own, { readSetup: () => ({ ...setup, choices }), foundHere: () => found })
  const all = () =>
    rosterWith({ ...config, aiToolModels: [] }, [])
      .candidatesFor('')
      .map(asModel)

  /** The roster's own way to give one tool another model. */
  function withModel(name: string, model: string): EvalModel | undefined {
    const stored = setup.providers.find((provider) => provider.name === name)
    const choices = stored ? [{ toolSlug: 'eval', providerId: stored.id, model }] : []
    const provider = all().find(({ candidate }) => candidate.name === name)?.candidate.provider
    if (provider === undefined) return undefined
    const aiToolModels = stored ? [] : [{ tool: 'eval', provider, model }]
    const candidates = rosterWith({ ...config, aiToolModels }, choices)
      .candidatesFor('eval')
      .map(asModel)
    return candidates.find(({ id }) => id === `${name}:${model}`)
  }

  return {
    all,
    find(name) {
      const known = all()
      const [provider = '', ...model] = name.split(':')
      const named =
        known.find(({ id, candidate }) => id === name || candidate.name === name) ??
        (model.length > 0 ? withModel(provider, model.join(':')) : undefined)
      if (named) return named
      throw new EvalFault(
        known.length === 0
          ? noModels
          : `No model "${name}" is set up. There are: ${known.map(({ id }) => id).join(', ')}; another model of one is named as PROVIDER:MODEL.`,
      )
    },
  }
}

export const noModels =
  'No model is set up: give a key in the environment (OPENAI_API_KEY and the like, see README.md) or add a provider under Admin → Models.'

function asModel(candidate: Candidate): EvalModel {
  const { name, modelName, isFree } = candidate
  const isPriced = knownPriceOf(modelName) !== undefined
  return { id: `${name}:${modelName}`, candidate, price: isFree ? 'free' : isPriced ? 'known' : 'unknown' }
}

/** What admins have set up; nothing where there is no database yet. */
async function readSetup(config: Config, log: Log): Promise<ModelSetup> {
  if (config.databaseUrl === undefined && !existsSync(path.join(config.dataDir, 'database')))
    return emptySetup
  const database = await openForCommand(config, log)
  try {
    const keyring = createKeyring(
      await readAuthSecret(database, config),
      await readEarlierSecrets(database, config),
    )
    const store = createSetupStore({ database, keyring, log })
    await store.refresh()
    await store.stop()
    return store.current()
  } finally {
    await database.close()
  }
}

async function findHere(config: Config, log: Log): Promise<readonly Connection[]> {
  if (config.aiLocal !== 'on') return []
  const finder = createLocalFinder({ mode: 'on', log })
  await finder.look()
  finder.stop()
  return finder.inUse()
}
