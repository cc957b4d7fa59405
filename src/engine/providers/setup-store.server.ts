import type { Pool } from 'pg'
import { z } from 'zod'
import { withIdentity } from '#platform/database/with-identity.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Keyring } from './keyring.server.ts'
import { ModelChoice, ModelSettings, StoredProvider, type SettingValue } from './stored-setup.ts'

/** `key`: undefined when there is none, and when it cannot be opened any more. */
export type UsableProvider = StoredProvider & { key: string | undefined; isKeyLost: boolean }

export type ModelSetup = {
  providers: readonly UsableProvider[]
  settings: ModelSettings
  choices: readonly ModelChoice[]
}

export type SetupStore = {
  /** As it was read last. */
  current: () => ModelSetup
  /** Reads it now, as whoever has just changed something does. */
  refresh: () => Promise<void>
  stop: () => Promise<void>
}

type StoreParts = {
  database: { pool: Pool }
  keyring: Keyring
  log: Pick<Log, 'error' | 'warn'>
  /** After each change, with whose settings are new. */
  onChange?: (setup: ModelSetup, changed: readonly UsableProvider[]) => void
  everyMs?: number
}

const Setup = z.object({
  providers: z.array(StoredProvider.extend({ keySealed: z.string().nullable() })),
  settings: ModelSettings,
  choices: z.array(ModelChoice),
})

export const emptySetup: ModelSetup = {
  providers: [],
  settings: {
    dailyBudget: undefined,
    perAddressAnHour: undefined,
    perUserAnHour: undefined,
    aDay: undefined,
    ownKeys: undefined,
  },
  choices: [],
}

/**
 * What admins have set up, read again every two seconds, so that every process has it soon. Keys are opened here and
 * stay in this process. A database that does not answer leaves what was read last.
 */
export function createSetupStore({
  database,
  keyring,
  log,
  onChange,
  everyMs = 2_000,
}: StoreParts): SetupStore {
  let setup = emptySetup
  let lastText = ''
  let isFailing = false
  let reading: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function read(): Promise<void> {
    const { rows } = await withIdentity(database, { role: 'worker' }, ({ query }) =>
      query<{ setup: string }>(statement),
    )
    const text = rows[0]?.setup ?? ''
    if (text === lastText) return
    const { providers, ...rest } = Setup.parse(JSON.parse(text))
    const opened = providers.map(({ keySealed, ...provider }): UsableProvider => {
      const key = keySealed === null ? undefined : keyring.open(keySealed, sealedFor(provider))
      return { ...provider, key, isKeyLost: keySealed !== null && key === undefined }
    })
    const changed = opened.filter((provider) => !isKnown(setup.providers, provider))
    for (const { name, isKeyLost } of changed) {
      if (isKeyLost) log.warn({ provider: name }, 'the key of a provider cannot be opened: enter it again')
    }
    setup = { ...rest, providers: opened }
    lastText = text
    onChange?.(setup, changed)
  }

  /** One at a time; who asks meanwhile gets what is read after that. */
  function refresh(): Promise<void> {
    const before = reading ?? Promise.resolve()
    const next = before.catch(() => undefined).then(read)
    reading = next
    return next
  }

  function look(): void {
    refresh()
      .then(() => (isFailing = false))
      .catch((error: unknown) => {
        if (!isFailing && !isStopped) log.error({ error }, 'the setup of models could not be read')
        isFailing = true
      })
      .finally(() => {
        if (!isStopped) timer = setTimeout(look, everyMs).unref()
      })
  }
  timer = setTimeout(look, everyMs).unref()

  return {
    current: () => setup,
    refresh,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await reading?.catch(() => undefined)
    },
  }
}

/** Where a sealed key belongs: a row and an address. Whoever points the row elsewhere has to know the key. */
export function sealedFor({ id, baseUrl }: Pick<StoredProvider, 'id' | 'baseUrl'>): string {
  return `${id} ${baseUrl}`
}

function isKnown(known: readonly UsableProvider[], provider: UsableProvider): boolean {
  const before = known.find(({ id }) => id === provider.id)
  return before !== undefined && JSON.stringify(before) === JSON.stringify(provider)
}

const statement = `
select json_build_object(
  'providers', (
    select coalesce(json_agg(json_build_object('id', id, 'kind', kind, 'name', name, 'baseUrl', base_url,
      'model', model, 'keySealed', key_sealed, 'keyHint', key_hint) order by place, id), '[]')
    from model_providers),
  'settings', (
    select json_build_object('dailyBudget', daily_budget_usd, 'perAddressAnHour', per_address_an_hour,
      'perUserAnHour', per_user_an_hour, 'aDay', a_day, 'ownKeys', own_keys)
    from model_settings),
  'choices', (
    select coalesce(json_agg(json_build_object('toolSlug', tool_slug, 'providerId', provider_id, 'model', model)
      order by tool_slug), '[]')
    from model_choices)
)::text as setup`

/** After the secret has changed: keys that an earlier one sealed are sealed with that of today. */
export async function sealKeysAnew(database: { pool: Pool }, keyring: Keyring): Promise<number> {
  return withIdentity(database, { role: 'worker' }, async ({ query }) => {
    const { rows } = await query<{ id: string; baseUrl: string; keySealed: string }>(
      `select id, base_url as "baseUrl", key_sealed as "keySealed" from model_providers where key_sealed is not null`,
    )
    let sealed = 0
    for (const row of rows) {
      const key = keyring.isCurrent(row.keySealed) ? undefined : keyring.open(row.keySealed, sealedFor(row))
      if (key === undefined) continue
      // Not what an admin has just entered in another process.
      await query('update model_providers set key_sealed = $1 where id = $2 and key_sealed = $3', [
        keyring.seal(key, sealedFor(row)),
        row.id,
        row.keySealed,
      ])
      sealed += 1
    }
    return sealed
  })
}

/** The environment first, then what an admin has set, then the usual. */
export function effectiveSetting<Name extends keyof ModelSettings>(
  name: Name,
  fixed: ModelSettings[Name],
  { settings }: Pick<ModelSetup, 'settings'>,
  usual: { [Each in keyof ModelSettings]-?: SettingValue<Each> },
): SettingValue<Name> {
  return fixed ?? settings[name] ?? usual[name]
}
