import { isOwnMachine, isUnchecked } from '#platform/checked-tls.server.ts'
import type { Config } from '#platform/config.server.ts'
import type { Candidate } from '../models/ask-models.server.ts'
import { isHomeAddress } from '../models/context/with-context.server.ts'
import {
  candidateOf,
  candidatesFor,
  configuredProviders,
  type Connection,
} from '../models/providers.server.ts'
import { findKind, type ProviderKind } from './provider-kinds.ts'
import { effectiveSetting, emptySetup, type ModelSetup, type UsableProvider } from './setup-store.server.ts'
import { usualSettings, type ModelSettings, type SettingValue } from './stored-setup.ts'

/** Who may be asked, from everywhere that says so. */
export type Roster = {
  /** In the order they are asked: the environment's, then those of the admins, then what runs on this machine. */
  candidatesFor: (toolSlug: string) => readonly Candidate[]
  names: () => readonly string[]
  /** What counts now. */
  setting: <Name extends keyof ModelSettings>(name: Name) => SettingValue<Name>
  /** What the environment says, and nobody can change in the panel. */
  fixed: ModelSettings
  ofEnvironment: { name: string; model: string }[]
  /** Tools whose model the environment says. */
  fixedTools: Config['aiToolModels']
}

type Sources = { readSetup: (() => ModelSetup) | undefined; foundHere: () => readonly Connection[] }

/** What follows from what admins have set up and what was found here, as long as neither changes. */
type Kept = {
  setup: ModelSetup
  found: readonly Connection[]
  /** By the slug of the tool. */
  candidates: Map<string, readonly Candidate[]>
  names: readonly string[]
  usual: { [Name in keyof ModelSettings]-?: SettingValue<Name> }
}

export function createRoster(config: Config, { readSetup = () => emptySetup, foundHere }: Sources): Roster {
  const fixed: ModelSettings = {
    dailyBudget: config.aiDailyBudget,
    perAddressAnHour: config.aiPerAddress,
    perUserAnHour: config.aiPerUser,
    aDay: config.aiADay,
    ownKeys: config.aiOwnKeys,
  }
  const ofEnvironment = configuredProviders(config).map(({ id, modelName }) => ({
    name: id,
    model: modelName,
  }))
  const usable = ({ providers }: ModelSetup): UsableProvider[] =>
    providers.filter(
      ({ kind, isKeyLost, baseUrl }) =>
        !isKeyLost && findKind(kind) !== undefined && !(config.requireTls && isUnchecked(baseUrl)),
    )
  let kept: Kept | undefined

  /** Making it for each request would cost too much. */
  function current(): Kept {
    const setup = readSetup()
    const found = foundHere()
    if (kept?.setup !== setup || kept.found !== found) {
      const names = namesOf(setup, found)
      const usual = { ...usualSettings, ownKeys: names.length === 0 }
      kept = { setup, found, candidates: new Map(), names, usual }
    }
    return kept
  }

  function candidatesOf(toolSlug: string): readonly Candidate[] {
    const { setup, found, candidates } = current()
    const known = candidates.get(toolSlug) ?? make(toolSlug, setup, found)
    candidates.set(toolSlug, known)
    return known
  }

  function make(toolSlug: string, setup: ModelSetup, found: readonly Connection[]): Candidate[] {
    const isFixed = config.aiToolModels.some(({ tool }) => tool === toolSlug)
    const choice = isFixed ? undefined : setup.choices.find((one) => one.toolSlug === toolSlug)
    const stored = usable(setup).flatMap((provider) => {
      const isChosen = provider.id === choice?.providerId
      const connection = connectionTo(
        provider,
        isChosen && choice.model !== '' ? choice.model : provider.model,
      )
      return connection === undefined ? [] : [{ isChosen, candidate: candidateOf(connection) }]
    })
    const chosen = stored.filter(({ isChosen }) => isChosen)
    const others = stored.filter(({ isChosen }) => !isChosen)
    return [
      ...chosen.map(({ candidate }) => candidate),
      ...candidatesFor(config, toolSlug),
      ...others.map(({ candidate }) => candidate),
      ...unstored(setup, found).map(candidateOf),
    ]
  }

  function namesOf(setup: ModelSetup, found: readonly Connection[]): string[] {
    return [
      ...ofEnvironment.map(({ name }) => name),
      ...usable(setup).map(({ name }) => name),
      ...unstored(setup, found).map(({ name }) => name),
    ]
  }

  return {
    candidatesFor: candidatesOf,
    names: () => current().names,
    setting(name) {
      const { setup, usual } = current()
      return effectiveSetting(name, fixed[name], setup, usual)
    },
    fixed,
    ofEnvironment,
    fixedTools: config.aiToolModels,
  }
}

/** undefined: this version does not know its kind. */
export function connectionTo(provider: UsableProvider, modelName: string): Connection | undefined {
  const kind = findKind(provider.kind)
  return kind && connectionOf(kind, provider, modelName)
}

/** To a provider of this kind, whether it is kept or only tried. */
export function connectionOf(
  kind: ProviderKind,
  { name, baseUrl, key }: Pick<Connection, 'name' | 'baseUrl' | 'key'>,
  modelName: string,
): Connection {
  const isFree = kind.isLocal === true || isOwnMachine(baseUrl)
  return { wire: kind.wire, name, baseUrl, key, modelName, isFree, isHome: isFree || isHomeAddress(baseUrl) }
}

function unstored({ providers }: ModelSetup, found: readonly Connection[]): Connection[] {
  return found.filter(({ baseUrl }) => !providers.some((provider) => provider.baseUrl === baseUrl))
}
