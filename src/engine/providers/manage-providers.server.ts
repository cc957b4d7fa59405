import { randomUUID } from 'node:crypto'
import { recordAdminAction } from '#platform/audit-log.server.ts'
import type { Statements } from '#platform/database/with-identity.server.ts'
import { AppError } from '#shared/app-error.ts'
import type { Keyring } from './keyring.server.ts'
import * as texts from './model-desk.texts.server.ts'
import { findKind } from './provider-kinds.ts'
import { addressOf, type ChoiceForm, type ProviderForm, type SettingsForm } from './setup-forms.ts'
import { sealedFor } from './setup-store.server.ts'
import type { StoredProvider } from './stored-setup.ts'

// What admins do; each in the transaction that asks whether they are one, with its entry in the audit log.

const subjectType = 'model provider'
const columns = `id, kind, name, base_url as "baseUrl", model, key_hint as "keyHint"`
const mostProviders = 50

async function list({ query }: Statements): Promise<StoredProvider[]> {
  const { rows } = await query<Omit<StoredProvider, 'keyHint'> & { keyHint: string | null }>(
    `select ${columns} from model_providers order by place, id`,
  )
  return rows.map(({ keyHint, ...row }) => ({ ...row, keyHint: keyHint ?? undefined }))
}

async function find(statements: Statements, id: string): Promise<StoredProvider> {
  const found = (await list(statements)).find((provider) => provider.id === id)
  if (!found) throw new AppError('NOT_FOUND', texts.providerIsGone)
  return found
}

/** `model` has been chosen by now. Answers the provider's id. */
export async function saveProvider(
  statements: Statements,
  keyring: Keyring,
  id: string,
  form: ProviderForm,
): Promise<string> {
  return id === '' ? add(statements, keyring, form) : change(statements, keyring, id, form)
}

async function add(statements: Statements, keyring: Keyring, form: ProviderForm): Promise<string> {
  const kind = findKind(form.kind)
  if (kind === undefined) throw refusedField('kind', texts.chooseProvider)
  if (kind.needsKey && form.key === '') throw refusedField('key', texts.pasteKey)
  const others = await list(statements)
  if (others.length >= mostProviders) throw new AppError('CONFLICT', texts.tooManyProviders(mostProviders))
  const id = randomUUID()
  const baseUrl = addressOf(kind, form)
  const name = freeName(kind.label.replace('Any ', ''), others)
  await statements.query(
    `insert into model_providers (id, kind, name, base_url, model, key_sealed, key_hint, place)
     values ($1, $2, $3, $4, $5, $6, $7, (select coalesce(max(place), 0) + 1 from model_providers))`,
    [id, kind.id, name, baseUrl, form.model, ...sealedParts(keyring, { id, baseUrl }, form.key)],
  )
  await record(statements, 'create', undefined, await find(statements, id))
  return id
}

async function change(
  statements: Statements,
  keyring: Keyring,
  id: string,
  form: ProviderForm,
): Promise<string> {
  const before = await find(statements, id)
  const kind = findKind(before.kind)
  if (kind === undefined) throw refusedField('kind', texts.unknownKind)
  const baseUrl = addressOf(kind, form)
  const isElsewhere = baseUrl !== before.baseUrl
  if (isElsewhere && before.keyHint !== undefined && form.key === '')
    throw refusedField('key', texts.addressChanged)
  await statements.query(
    'update model_providers set base_url = $2, model = $3, updated_at = now() where id = $1',
    [id, baseUrl, form.model],
  )
  if (form.key !== '')
    await statements.query('update model_providers set key_sealed = $2, key_hint = $3 where id = $1', [
      id,
      ...sealedParts(keyring, { id, baseUrl }, form.key),
    ])
  await record(
    statements,
    form.key === '' ? 'update' : 'update with new key',
    before,
    await find(statements, id),
  )
  return id
}

export async function removeProvider(statements: Statements, id: string): Promise<void> {
  const before = await find(statements, id)
  await statements.query('delete from model_providers where id = $1', [id])
  await record(statements, 'delete', before, undefined)
}

/** `ids`: all of them, first asked first. */
export async function orderProviders(statements: Statements, ids: readonly string[]): Promise<void> {
  const before = await list(statements)
  const isSame = before.length === ids.length && before.every(({ id }) => ids.includes(id))
  if (!isSame) throw new AppError('CONFLICT', texts.listChanged)
  for (const [place, id] of ids.entries())
    await statements.query('update model_providers set place = $2 where id = $1', [id, place + 1])
  const after = await list(statements)
  await recordAdminAction(statements, {
    action: 'order',
    subjectType,
    subjectId: 'all',
    subjectName: texts.orderOfAsking,
    before: { order: before.map(({ name }) => name) },
    after: { order: after.map(({ name }) => name) },
  })
}

export async function saveSettings(statements: Statements, form: SettingsForm): Promise<void> {
  // Locked, so that of two saves at once the second one keeps what the first one has changed.
  const { rows } = await statements.query<SettingsForm>(
    `select daily_budget_usd::float8 as "dailyBudget", per_address_an_hour as "perAddressAnHour",
       per_user_an_hour as "perUserAnHour", a_day as "aDay", own_keys as "ownKeys" from model_settings for update`,
  )
  const before = rows[0]
  const after = { ...before, ...form }
  await statements.query(
    `update model_settings set daily_budget_usd = $1, per_address_an_hour = $2, per_user_an_hour = $3, a_day = $4,
       own_keys = $5`,
    [after.dailyBudget, after.perAddressAnHour, after.perUserAnHour, after.aDay, after.ownKeys],
  )
  await recordAdminAction(statements, {
    action: 'update',
    subjectType: 'model settings',
    subjectId: 'all',
    subjectName: texts.settings,
    before,
    after,
  })
}

export async function saveChoice(statements: Statements, form: ChoiceForm): Promise<void> {
  const { toolSlug, providerId, model } = form
  const { rows } = await statements.query<{ provider: string; model: string }>(
    `select p.name as provider, c.model from model_choices c join model_providers p on p.id = c.provider_id
     where c.tool_slug = $1`,
    [toolSlug],
  )
  const chosen = providerId === '' ? undefined : await find(statements, providerId)
  if (chosen === undefined)
    await statements.query('delete from model_choices where tool_slug = $1', [toolSlug])
  else
    await statements.query(
      `insert into model_choices (tool_slug, provider_id, model) values ($1, $2, $3)
       on conflict (tool_slug) do update set provider_id = excluded.provider_id, model = excluded.model`,
      [toolSlug, chosen.id, model],
    )
  await recordAdminAction(statements, {
    action: chosen === undefined ? 'clear' : 'choose',
    subjectType: texts.modelOfTool,
    subjectId: toolSlug,
    subjectName: toolSlug,
    before: rows[0],
    after: chosen && { provider: chosen.name, model },
  })
}

function sealedParts(
  keyring: Keyring,
  at: { id: string; baseUrl: string },
  key: string,
): [string | null, string | null] {
  // Of a short key four characters would be too much.
  return key === '' ? [null, null] : [keyring.seal(key, sealedFor(at)), key.length < 12 ? '' : key.slice(-4)]
}

function freeName(label: string, others: readonly StoredProvider[]): string {
  const isTaken = (name: string) => others.some((other) => other.name === name)
  if (!isTaken(label)) return label
  for (let number = 2; ; number += 1) if (!isTaken(`${label} ${number}`)) return `${label} ${number}`
}

function record(
  statements: Statements,
  action: string,
  before: StoredProvider | undefined,
  after: StoredProvider | undefined,
): Promise<string> {
  const { id = '', name = '' } = after ?? before ?? {}
  return recordAdminAction(statements, {
    action,
    subjectType,
    subjectId: id,
    subjectName: name,
    before: before && forAudit(before),
    after: after && forAudit(after),
  })
}

function forAudit({ name, baseUrl, model, keyHint }: StoredProvider) {
  return { name, address: baseUrl, model, ...(keyHint === undefined ? {} : { key: `…${keyHint}` }) }
}

export function refusedField(field: string, message: string): AppError {
  return new AppError('INVALID_INPUT', texts.checkMarkedFields, { fields: { [field]: message } })
}
