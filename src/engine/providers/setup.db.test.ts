import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createGateway, type RunningGateway } from '#engine/create-gateway.server.ts'
import { withAdmin } from '#platform/admin-only.server.ts'
import { parseConfig } from '#platform/config.server.ts'
import { createLog } from '#platform/log.server.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { newPerson, type TestPerson } from '#platform/database/people.test-support.ts'
import { openTestDatabase } from '#platform/database/test-databases.ts'
import type { Statements } from '#platform/database/with-identity.server.ts'
import { askModels } from '../models/ask-models.server.ts'
import { startFakeProvider } from '../models/fake-provider.test-support.ts'
import { createLocalFinder } from './find-local.server.ts'
import { createModelDesk, type ModelDesk } from './model-desk.server.ts'
import { ChoiceForm, ProviderForm, SettingsForm } from './setup-forms.ts'

const secret = 'a secret of more than thirty-two characters'
const key = 'sk-setup-test-not-a-real-key-4711'
const lines: string[] = []
const log = createLog('trace', { write: (line) => void lines.push(line) })

let database: Database
let eva: TestPerson
let ada: TestPerson
let gateway: RunningGateway
let desk: ModelDesk
const gateways: RunningGateway[] = []

async function startGateway(
  settings: Record<string, string> = {},
  ofSecret = secret,
  earlier: string[] = [],
) {
  const made = createGateway(parseConfig(settings), log, {
    database,
    secret: ofSecret,
    earlierSecrets: earlier,
  })
  gateways.push(made)
  await made.loadSetup()
  return made
}

function deskOf(made: RunningGateway, requireTls = false): ModelDesk {
  return createModelDesk(made, createLocalFinder({ mode: 'off', log }), { isUsedAtOnce: false, requireTls })
}

beforeAll(async () => {
  database = await openTestDatabase()
  eva = await newPerson(database, { isAdmin: true })
  ada = await newPerson(database)
})

beforeEach(async () => {
  await withAdmin(database, eva.id, async ({ query }) => {
    await query('delete from model_providers')
    await query(
      `update model_settings set daily_budget_usd = null, per_address_an_hour = null, per_user_an_hour = null,
         a_day = null, own_keys = null`,
    )
  })
  gateway = await startGateway()
  desk = deskOf(gateway)
})

afterAll(async () => {
  await Promise.all(gateways.map((made) => made.stop()))
  await database.close()
})

const formOf = (fields: Record<string, string>) =>
  ProviderForm.parse({ kind: 'openrouter', baseUrl: '', key, model: 'a-model', ...fields })

async function asEva<Result>(work: (statements: Statements) => Promise<Result>): Promise<Result> {
  const result = await withAdmin(database, eva.id, work)
  await desk.refresh()
  return result
}

const add = (fields: Record<string, string> = {}) =>
  asEva((statements) => desk.save(statements, '', formOf(fields)))

const namesFor = (made: RunningGateway, tool = 'story-prompt') =>
  made.candidatesFor(tool).map(({ name, modelName }) => `${name}:${modelName}`)

async function everythingInDatabase(): Promise<string> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  let text = ''
  for (const { name } of rows) {
    const { rows: content } = await database.pool.query<{ line: string }>(
      `select t::text as line from ${name} t`,
    )
    text += content.map(({ line }) => line).join('\n')
  }
  return text
}

test('a provider that an admin adds is asked at once here, behind those of the environment, with its key', async () => {
  expect(namesFor(gateway)).toEqual([])
  expect(gateway.providers).toEqual([])
  await add()
  expect(namesFor(gateway)).toEqual(['OpenRouter:a-model'])
  expect(gateway.providers).toEqual(['OpenRouter'])
  const [candidate] = gateway.candidatesFor('story-prompt')
  const written = await candidate?.write({ instructions: 'a', material: 'b', maxOutputTokens: 10 })
  expect(written?.target.hostname).toBe('openrouter.ai')
  expect(written?.headers['authorization']).toBe(`Bearer ${key}`)

  const behind = await startGateway({ GOOGLE_GENERATIVE_AI_API_KEY: 'of the environment', GOOGLE_MODEL: 'g' })
  expect(namesFor(behind)).toEqual(['google:g', 'OpenRouter:a-model'])
})

test('another process has a change within five seconds, without a restart', async () => {
  const other = await startGateway()
  await add()
  expect(namesFor(other)).toEqual([])
  await vi.waitFor(() => expect(namesFor(other)).toEqual(['OpenRouter:a-model']), { timeout: 5_000 })
  await asEva((statements) => desk.remove(statements, gateway.setup?.current().providers[0]?.id ?? ''))
  expect(namesFor(gateway)).toEqual([])
  await vi.waitFor(() => expect(namesFor(other)).toEqual([]), { timeout: 5_000 })
})

test('the order is that of the admin; a list that is not whole any more is refused', async () => {
  const first = await add({ kind: 'mistral' })
  const second = await add({ kind: 'groq' })
  const third = await add({ kind: 'groq' })
  expect(gateway.providers).toEqual(['Mistral', 'Groq', 'Groq 2'])
  await asEva((statements) => desk.order(statements, [third, first, second]))
  expect(gateway.providers).toEqual(['Groq 2', 'Mistral', 'Groq'])
  await expect(asEva((statements) => desk.order(statements, [third, first]))).rejects.toThrow(
    'Someone else has changed the list',
  )
})

test('a tool asks the provider and model that were chosen for it first, unless the environment says which', async () => {
  await add({ kind: 'mistral' })
  const groq = await add({ kind: 'groq' })
  const choice = ChoiceForm.parse({ toolSlug: 'story-prompt', providerId: groq, model: 'a-large-one' })
  await asEva((statements) => desk.saveChoice(statements, choice))
  expect(namesFor(gateway)).toEqual(['Groq:a-large-one', 'Mistral:a-model'])
  expect(namesFor(gateway, 'text-to-prompt')).toEqual(['Mistral:a-model', 'Groq:a-model'])
  const fixed = await startGateway({
    GOOGLE_GENERATIVE_AI_API_KEY: 'of the environment',
    AI_TOOL_MODELS: 'story-prompt=google:g',
  })
  expect(namesFor(fixed)).toEqual(['google:g', 'Mistral:a-model', 'Groq:a-model'])
  await asEva((statements) => desk.saveChoice(statements, { ...choice, providerId: '' }))
  expect(namesFor(gateway)).toEqual(['Mistral:a-model', 'Groq:a-model'])
  await asEva((statements) => desk.saveChoice(statements, choice))
  await asEva((statements) => desk.remove(statements, groq))
  expect(namesFor(gateway)).toEqual(['Mistral:a-model'])
})

test('budget, limits and own keys count at once, and what the environment says stands', async () => {
  const caller = { address: '192.0.2.1' }
  // While there is no model, people may bring their own.
  expect(gateway.ownKeys).toBeDefined()
  await add()
  expect(gateway.ownKeys).toBeUndefined()
  expect(gateway.gatekeeper.dailyBudget).toBe(5)
  await asEva((statements) =>
    desk.saveSettings(
      statements,
      SettingsForm.parse({ dailyBudget: '2.50', perAddressAnHour: '1', ownKeys: 'yes' }),
    ),
  )
  expect(gateway.gatekeeper.dailyBudget).toBe(2.5)
  expect(gateway.ownKeys).toBeDefined()
  expect((await gateway.gatekeeper.shareOf(caller)).limit).toBe(1)
  expect(await gateway.gatekeeper.enter(caller, 0.1)).toMatchObject({ kind: 'pass' })
  expect(await gateway.gatekeeper.enter(caller, 0.1)).toMatchObject({ kind: 'refused', limit: 'hour' })
  const fixed = await startGateway({ AI_DAILY_BUDGET_USD: '7', AI_OWN_KEYS: 'off' })
  expect(fixed.gatekeeper.dailyBudget).toBe(7)
  expect(fixed.ownKeys).toBeUndefined()
  expect(deskOf(fixed).read()).toMatchObject({ fixed: { dailyBudget: 7, ownKeys: false, aDay: undefined } })
})

test('own keys stay allowed as long as there is no model, whatever else is saved, until an admin decides', async () => {
  const save = (fields: Record<string, string>) =>
    asEva((statements) => desk.saveSettings(statements, SettingsForm.parse(fields)))
  await save({ dailyBudget: '3' })
  expect(gateway.setup?.current().settings.ownKeys).toBeUndefined()
  expect(desk.read().settings.ownKeys).toBe(true)
  const id = await add()
  expect(gateway.ownKeys).toBeUndefined()
  await save({ dailyBudget: '4' })
  await asEva((statements) => desk.remove(statements, id))
  expect(gateway.ownKeys).toBeDefined()
  await save({ ownKeys: 'no' })
  expect(gateway.ownKeys).toBeUndefined()
})

test('saving one setting leaves what another admin has set meanwhile', async () => {
  const save = (fields: Record<string, string>) =>
    asEva((statements) => desk.saveSettings(statements, SettingsForm.parse(fields)))
  await save({ dailyBudget: '2', perUserAnHour: '7' })
  await save({ ownKeys: 'yes' })
  expect(desk.read().settings).toMatchObject({ dailyBudget: 2, perUserAnHour: 7, ownKeys: true })
  await save({ dailyBudget: '' })
  expect(desk.read().settings).toMatchObject({ dailyBudget: 5, perUserAnHour: 7, ownKeys: true })
})

test('a key is nowhere in the database, the log, the audit log or what an admin is shown; its end is', async () => {
  const id = await add()
  await asEva((statements) => desk.save(statements, id, formOf({ key: `${key}-and-more`, model: 'another' })))
  await asEva((statements) => desk.remove(statements, id))
  await add()
  const dump = await everythingInDatabase()
  expect(dump).toContain('4711')
  for (const text of [dump, JSON.stringify(desk.read()), lines.join('\n')])
    expect(text).not.toContain('not-a-real-key')
  // Neither written in another way.
  expect(dump).not.toContain(Buffer.from(key).toString('base64').slice(0, 20))
  expect(dump).not.toContain(Buffer.from(key).toString('hex').slice(0, 20))
  expect(desk.read().providers).toMatchObject([{ name: 'OpenRouter', keyHint: '4711' }])
})

test('every change is in the audit log', async () => {
  const id = await add()
  await asEva((statements) => desk.save(statements, id, formOf({ key: '', model: 'another' })))
  await asEva((statements) =>
    desk.save(statements, id, formOf({ key: 'sk-a-second-key-0815', model: 'another' })),
  )
  await asEva((statements) => desk.order(statements, [id]))
  await asEva((statements) => desk.saveSettings(statements, SettingsForm.parse({ dailyBudget: '3' })))
  await asEva((statements) => desk.saveChoice(statements, { toolSlug: 'audited', providerId: id, model: '' }))
  await asEva((statements) => desk.remove(statements, id))
  const { rows } = await eva.as(({ query }) =>
    query<{ action: string; before: object; after: object }>(
      `select action, before, after from audit_log where subject_id in ($1, 'audited')
         or (subject_id = 'all' and subject_type in ('model provider', 'model settings'))
       order by created_at desc limit 7`,
      [id],
    ),
  )
  expect(rows.map(({ action }) => action).toReversed()).toEqual([
    'create',
    'update',
    'update with new key',
    'order',
    'update',
    'choose',
    'delete',
  ])
  expect(rows[4]).toMatchObject({ before: { key: '…4711' }, after: { key: '…0815' } })
})

test('nobody but an admin sets anything up, and nobody at all reads a sealed key as a person', async () => {
  await add()
  await expect(
    withAdmin(database, ada.id, (statements) => desk.save(statements, '', formOf({}))),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' })
  const { rows } = await ada.as(({ query }) => query('select name from model_providers'))
  expect(rows).toEqual([])
  await expect(eva.as(({ query }) => query('select key_sealed from model_providers'))).rejects.toMatchObject({
    code: '42501',
  })
})

test('after a change of the secret the keys are sealed anew, and work without the old one', async () => {
  await add()
  const next = 'another secret of more than thirty-two characters'
  const rotated = await startGateway({}, next, [secret])
  const keyOf = async (made: RunningGateway) => made.setup?.current().providers[0]?.key
  expect(await keyOf(rotated)).toBe(key)
  expect(await keyOf(await startGateway({}, next))).toBe(key)

  // The secret of before opens nothing any more: the provider is left out, and the admin is told.
  const late = await startGateway({}, secret)
  expect(namesFor(late)).toEqual([])
  expect(deskOf(late).read().providers).toMatchObject([{ isKeyLost: true, keyHint: '4711' }])
  expect(lines.join('\n')).toContain('cannot be opened')
})

test('a key goes only where it was entered for: neither a form nor a changed row sends it elsewhere', async () => {
  const id = await add()
  await expect(
    asEva((statements) =>
      desk.save(statements, id, formOf({ key: '', baseUrl: 'https://elsewhere.example.org/v1' })),
    ),
  ).rejects.toMatchObject({ fields: { key: expect.stringContaining('paste the key again') } })
  await eva.as(({ query }) =>
    query(`update model_providers set base_url = 'https://elsewhere.example.org/v1'`),
  )
  await desk.refresh()
  expect(namesFor(gateway)).toEqual([])
  expect(desk.read().providers).toMatchObject([{ isKeyLost: true }])
})

test('a provider that needs a key is not asked without one', async () => {
  const needed = { code: 'INVALID_INPUT', fields: { key: 'Please paste your key.' } }
  const form = formOf({ key: '   ' })
  expect(() => desk.check('', form)).toThrow(expect.objectContaining(needed))
  await expect(desk.test('', form)).rejects.toMatchObject(needed)
  desk.check(await add(), form)
  desk.check('', formOf({ kind: 'ollama', key: '' }))
})

test('a new key ends the rest that a wrong one brought', async () => {
  const id = await add()
  const { ModelFailure } = await import('../models/model-failure.ts')
  gateway.breaker.failed('OpenRouter', new ModelFailure('not-allowed', 'status 401'))
  expect(gateway.breaker.allows('OpenRouter')).toBe(false)
  await asEva((statements) => desk.save(statements, id, formOf({ key: 'sk-a-better-key-0815' })))
  expect(gateway.breaker.allows('OpenRouter')).toBe(true)
})

test('a test that goes well ends the rest of the provider, and one with another key does not', async () => {
  const provider = await startFakeProvider()
  const address = { kind: 'compatible', baseUrl: provider.urlOf('openai-compatible') }
  const id = await add(address)
  const [{ name = '' } = {}] = desk.read().providers
  const { ModelFailure } = await import('../models/model-failure.ts')
  gateway.breaker.failed(name, new ModelFailure('money', 'status 402'))
  provider.play({ words: ['ready'] })
  expect(await desk.test(id, formOf({ ...address, key: 'sk-another-key-0815' }))).toMatchObject({ ok: true })
  expect(gateway.breaker.open().has(name)).toBe(true)
  expect(await desk.test(id, formOf({ ...address, key: '' }))).toMatchObject({ ok: true })
  expect(gateway.breaker.open().has(name)).toBe(false)
  await provider.stop()
})

test('a database that does not answer leaves what was read last', async () => {
  await add()
  const broken = createGateway(parseConfig({}), log, { database: { pool: database.pool }, secret })
  gateways.push(broken)
  await broken.loadSetup()
  const connect = vi.spyOn(database.pool, 'connect').mockRejectedValue(new Error('gone'))
  await expect(broken.setup?.refresh()).rejects.toThrow()
  connect.mockRestore()
  expect(namesFor(broken)).toEqual(['OpenRouter:a-model'])
})

test('what runs on this machine is asked last, costs nothing, and is not asked twice once it is set up', async () => {
  const found = [
    {
      wire: 'openai-compatible',
      name: 'Ollama here',
      baseUrl: 'http://127.0.0.1:11434/v1',
      key: undefined,
      modelName: 'qwen3:8b',
      isFree: true,
    },
  ] as const
  const made = createGateway(parseConfig({}), log, { database, secret, foundHere: () => found })
  gateways.push(made)
  await made.loadSetup()
  expect(namesFor(made)).toEqual(['Ollama here:qwen3:8b'])
  await add()
  await made.setup?.refresh()
  expect(namesFor(made)).toEqual(['OpenRouter:a-model', 'Ollama here:qwen3:8b'])
  expect(made.candidatesFor('x').map(({ isFree }) => isFree)).toEqual([false, true])
  await add({ kind: 'ollama', key: '', model: 'llama3.1:8b' })
  await made.setup?.refresh()
  expect(namesFor(made)).toEqual(['OpenRouter:a-model', 'Ollama:llama3.1:8b'])
})

test('a provider that quotes the key in its refusal leaves it in no answer and no log', async () => {
  const provider = await startFakeProvider()
  const body = JSON.stringify({ error: { message: `Incorrect API key provided: ${key}` } })
  provider.play({ status: 401, body })
  provider.offer({ status: 401, body })
  const form = formOf({ kind: 'compatible', baseUrl: provider.urlOf('openai-compatible') })
  const results = [await desk.test('', form), await desk.listModels('', form)]
  expect(results).toEqual([
    { ok: false, model: 'a-model', fault: 'wrong-key' },
    { ok: false, fault: 'wrong-key' },
  ])

  const id = await add({ kind: 'compatible', baseUrl: provider.urlOf('openai-compatible') })
  // A kept key is tested without being sent again, and only at its own address.
  expect(await desk.test(id, { ...form, key: '' })).toMatchObject({ fault: 'wrong-key' })
  expect(provider.requests.at(-1)?.headers.authorization).toBe(`Bearer ${key}`)
  await desk.test(id, { ...form, key: '', baseUrl: provider.urlOf('openai') })
  expect(provider.requests.at(-1)?.headers.authorization).toBeUndefined()

  await expect(
    askModels(gateway.candidatesFor('x'), { instructions: 'a', material: 'b', maxOutputTokens: 9 }, gateway),
  ).rejects.toThrow()
  expect(lines.join('\n')).not.toContain('not-a-real-key')
  await provider.stop()
})

test('where TLS is required, a model on another machine is neither taken nor asked without it', async () => {
  const plain = { kind: 'compatible', baseUrl: 'http://models.example.org/v1' }
  await add(plain)
  await add({ kind: 'ollama', key: '', baseUrl: 'http://127.0.0.1:11434/v1' })
  expect(namesFor(gateway)).toHaveLength(2)

  const strict = await startGateway({ REQUIRE_TLS: 'on' })
  const names = namesFor(strict)
  expect(names).toHaveLength(1)
  expect(names[0]).toMatch(/^Ollama:/)
  const strictDesk = deskOf(strict, true)
  const refusal = { code: 'INVALID_INPUT', fields: { baseUrl: expect.stringContaining('HTTPS') } }
  await expect(strictDesk.test('', formOf(plain))).rejects.toMatchObject(refusal)
  await expect(asEva((statements) => strictDesk.save(statements, '', formOf(plain)))).rejects.toMatchObject(
    refusal,
  )
})
