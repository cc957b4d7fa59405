import { isUnchecked } from '#platform/checked-tls.server.ts'
import type { Statements } from '#platform/database/with-identity.server.ts'
import { AppError } from '#shared/app-error.ts'
import type { RunningGateway } from '../create-gateway.server.ts'
import { candidateOf } from '../models/providers.server.ts'
import type { LocalFinder, LocalServer } from './find-local.server.ts'
import { listModels, type Address } from './list-models.server.ts'
import {
  orderProviders,
  refusedField,
  removeProvider,
  saveChoice,
  saveProvider,
  saveSettings,
} from './manage-providers.server.ts'
import * as texts from './model-desk.texts.server.ts'
import { fitOf } from './fit-of.server.ts'
import { findKind, labelOf, sortModels, type ProviderKind } from './provider-kinds.ts'
import { connectionOf } from './roster.server.ts'
import { addressOf, type ChoiceForm, type ProviderForm, type SettingsForm } from './setup-forms.ts'
import type { UsableProvider } from './setup-store.server.ts'
import type { ModelChoice, ModelSettings } from './stored-setup.ts'
import { faultOfList, testProvider } from './test-provider.server.ts'
import type { ModelList, TestResult } from './test-result.ts'

/** A provider as an admin sees it; nothing of its key but the end. */
export type ShownProvider = {
  id: string
  kind: string
  name: string
  baseUrl: string
  model: string
  keyHint: string | undefined
  isKeyLost: boolean
}

export type ShownSetup = {
  providers: ShownProvider[]
  /** Set by the environment, asked before all others. */
  fixedProviders: { name: string; model: string }[]
  /** What counts now. */
  settings: { [Name in keyof ModelSettings]-?: NonNullable<ModelSettings[Name]> }
  /** What the environment has set. */
  fixed: ModelSettings
  choices: readonly ModelChoice[]
  /** Tools whose model the environment says. */
  fixedTools: readonly { tool: string; provider: string; model: string }[]
  local: { mayLook: boolean; isUsedAtOnce: boolean; servers: readonly LocalServer[] }
}

/**
 * Where admins set up models. Changes are made in a transaction of theirs, handed in as `statements`; `refresh` after
 * it brings them into this process at once. What asks providers runs outside of any transaction.
 */
export type ModelDesk = {
  /** Whether a Gemini model is asked first for a tool. */
  asksGemini: (toolSlug: string) => boolean
  read: () => ShownSetup
  refresh: () => Promise<void>
  look: () => Promise<readonly LocalServer[]>
  /** What runs on this machine now, to be offered to an admin; undefined as soon as there is a model. */
  offer: () => Promise<readonly LocalServer[] | undefined>
  /** Throws where there is nothing to ask with: no key where one is needed, or no TLS. */
  check: (id: string, form: ProviderForm) => void
  listModels: (id: string, form: ProviderForm) => Promise<ModelList>
  /** `id`: '' for one that is not saved yet. Tests what the form says, with the key that is kept if it gives none. */
  test: (id: string, form: ProviderForm) => Promise<TestResult>
  save: (statements: Statements, id: string, form: ProviderForm) => Promise<string>
  remove: (statements: Statements, id: string) => Promise<void>
  order: (statements: Statements, ids: readonly string[]) => Promise<void>
  saveSettings: (statements: Statements, form: SettingsForm) => Promise<void>
  saveChoice: (statements: Statements, form: ChoiceForm) => Promise<void>
}

const listMs = 10_000

type DeskSettings = {
  isUsedAtOnce: boolean
  /** Models on other machines are asked over checked TLS only. */
  requireTls?: boolean
  /** By kind: where the environment says that a provider is asked instead of its own address. */
  addresses?: Readonly<Record<string, string | undefined>>
}

export function createModelDesk(
  { roster, setup, keyring, candidatesFor, breaker }: RunningGateway,
  finder: LocalFinder,
  { isUsedAtOnce, requireTls = false, addresses = {} }: DeskSettings,
): ModelDesk {
  if (!setup || !keyring) throw new Error('Models are set up in a database, with a secret')
  const stored = (id: string) => setup.current().providers.find((provider) => provider.id === id)
  function withAddress(id: string, form: ProviderForm): ProviderForm {
    const baseUrl = form.baseUrl || (addresses[stored(id)?.kind ?? form.kind] ?? '')
    if (requireTls && isUnchecked(baseUrl)) throw refusedField('baseUrl', texts.addressWithoutTls)
    return { ...form, baseUrl }
  }

  function addressFor(id: string, form: ProviderForm): Address & { kind: ProviderKind } {
    const before = id === '' ? undefined : stored(id)
    const kind = findKind(before?.kind ?? form.kind)
    if (kind === undefined) throw new AppError('NOT_FOUND', texts.noSuchProvider)
    const baseUrl = addressOf(kind, withAddress(id, form))
    const key = form.key === '' ? keptKey(before, baseUrl) : form.key
    if (kind.needsKey && key === undefined)
      throw refusedField('key', before && before.baseUrl !== baseUrl ? texts.addressChanged : texts.pasteKey)
    return { kind, wire: kind.wire, baseUrl, key }
  }

  async function list(address: Address & { kind: ProviderKind }): Promise<ModelList> {
    try {
      const ids = await listModels(address, AbortSignal.timeout(listMs))
      return { ok: true, models: sortModels(address.kind, ids) }
    } catch (error) {
      return { ok: false, fault: faultOfList(error) }
    }
  }

  return {
    asksGemini: (toolSlug) => /gemini/i.test(candidatesFor(toolSlug)[0]?.modelName ?? ''),
    read() {
      const { providers, choices } = setup.current()
      return {
        providers: providers.map(shown),
        fixedProviders: roster.ofEnvironment.map(({ name, model }) => ({ name: labelOf(name), model })),
        settings: {
          dailyBudget: roster.setting('dailyBudget'),
          perAddressAnHour: roster.setting('perAddressAnHour'),
          perUserAnHour: roster.setting('perUserAnHour'),
          aDay: roster.setting('aDay'),
          ownKeys: roster.setting('ownKeys'),
        },
        fixed: roster.fixed,
        choices,
        fixedTools: roster.fixedTools.map((one) => ({ ...one, provider: labelOf(one.provider) })),
        local: { mayLook: finder.mayLook, isUsedAtOnce, servers: finder.found() },
      }
    },
    refresh: () => setup.refresh(),
    look: () => finder.look(),
    // Looked for anew: what was started after this server, or was slow at its start, is found without another press.
    offer: async () => (roster.names().length > 0 ? undefined : finder.look()),
    check: (id, form) => void addressFor(id, form),
    listModels: (id, form) => list(addressFor(id, form)),
    async test(id, form) {
      const address = addressFor(id, form)
      let model = form.model
      if (model === '') {
        const listed = await list(address)
        if (!listed.ok) return { ok: false, model: '', fault: listed.fault }
        model = listed.models[0] ?? ''
        if (model === '') return { ok: false, model, fault: 'unknown-model' }
      }
      const { kind, baseUrl, key } = address
      const connection = connectionOf(kind, { name: 'test', baseUrl, key }, model)
      const result = await testProvider(candidateOf(connection), address)
      const before = stored(id)
      // It answers again, so whoever asks next need not wait for the end of its rest.
      if (result.ok && before?.baseUrl === baseUrl && before.key === key) breaker.succeeded(before.name)
      // Asked anew: the test may have loaded the model, and how much it holds is certain only then.
      return result.ok ? { ...result, fit: await fitOf(candidateOf(connection)) } : result
    },
    save: (statements, id, form) => saveProvider(statements, keyring, id, withAddress(id, form)),
    remove: removeProvider,
    order: orderProviders,
    saveSettings,
    saveChoice,
  }
}

/** A kept key goes to the address it was entered for, and to no other. */
function keptKey(before: UsableProvider | undefined, baseUrl: string): string | undefined {
  return before?.baseUrl === baseUrl ? before.key : undefined
}

function shown({ id, kind, name, baseUrl, model, keyHint, isKeyLost }: UsableProvider): ShownProvider {
  return { id, kind, name, baseUrl, model, keyHint, isKeyLost }
}
