import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { ConfigError, parseConfig, sendsLogs, sendsTraces, settings } from './config.server.ts'

test('an empty environment is enough', () => {
  expect(parseConfig({ PORT: '', DATABASE_URL: '  ' })).toMatchObject({
    port: 3000,
    host: undefined,
    dataDir: resolve('data'),
    databaseUrl: undefined,
    databaseOwnerUrl: undefined,
    appName: 'Blueprompt',
    appUrl: 'http://localhost:3000',
    adminEmails: [],
    authSecret: undefined,
    googleClientId: undefined,
    googleClientSecret: undefined,
    googleIssuer: 'https://accounts.google.com',
    passwordMinLength: 6,
    signInLimit: 60,
    signUpLimit: 30,
    trustedProxies: 0,
    smtpUrl: undefined,
    mailFrom: undefined,
    contactEmail: undefined,
    contactLimit: 10,
    logLevel: 'info',
    aiDailyBudget: undefined,
    aiLocal: 'offer',
    googleKey: undefined,
  })
})

test('a client id of Google that is too short is said to be so', () => {
  expect(() => parseConfig({ GOOGLE_CLIENT_ID: 'abc', GOOGLE_CLIENT_SECRET: 'a-client-secret' })).toThrow(
    'GOOGLE_CLIENT_ID is too short for a client id',
  )
})

test('other models for single tools are read as tool, provider and model', () => {
  expect(parseConfig({ AI_TOOL_MODELS: 'story-prompt=anthropic:claude-sonnet-5-5' }).aiToolModels).toEqual([
    { tool: 'story-prompt', provider: 'anthropic', model: 'claude-sonnet-5-5' },
  ])
  expect(() => parseConfig({ AI_TOOL_MODELS: 'story-prompt' })).toThrow('tool=provider:model')
  expect(() => parseConfig({ AI_PROVIDERS: 'google, oracle' })).toThrow('must name only')
})

test('lists and numbers of the accounts are read', () => {
  const config = parseConfig({
    ADMIN_EMAILS: 'Ada@example.org, ben@example.org',
    PASSWORD_MIN_LENGTH: '15',
    SMTP_URL: 'smtp://localhost:2525',
    GOOGLE_ISSUER: 'http://127.0.0.1:8081/',
  })
  expect(config).toMatchObject({
    adminEmails: ['ada@example.org', 'ben@example.org'],
    passwordMinLength: 15,
    smtpUrl: 'smtp://localhost:2525',
    googleIssuer: 'http://127.0.0.1:8081',
  })
  expect(() => parseConfig({ CONTACT_EMAIL: 'ada@example.org, ben@example.org' })).toThrow(
    'CONTACT_EMAIL must be a mail address',
  )
  expect(() => parseConfig({ ADMIN_EMAILS: 'ada' })).toThrow('ADMIN_EMAILS must be mail addresses')
  expect(() => parseConfig({ PASSWORD_MIN_LENGTH: '5' })).toThrow('from 6 to 64')
})

test('who needs a second factor is said by either name, and the newer one wins', () => {
  const { requireSecondFactor: unset } = parseConfig({})
  const { requireSecondFactor: earlier } = parseConfig({ REQUIRE_ADMIN_2FA: 'on' })
  const both = parseConfig({ REQUIRE_ADMIN_2FA: 'on', REQUIRE_2FA: 'everybody' })
  expect([unset, earlier, both.requireSecondFactor]).toEqual(['nobody', 'admins', 'everybody'])
})

test('the standard variables alone turn traces on and off', () => {
  const everything = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }
  const traces = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://localhost:4318/v1/traces' }
  const sent = [
    everything,
    traces,
    { OTEL_SERVICE_NAME: 'prompts' },
    { ...everything, OTEL_SDK_DISABLED: 'TRUE' },
    { ...everything, OTEL_SDK_DISABLED: 'false' },
    { ...traces, OTEL_TRACES_EXPORTER: 'none' },
  ].map((environment) => sendsTraces(parseConfig(environment)))
  expect(sent).toEqual([true, true, false, false, true, false])
  expect(() => parseConfig({ ...traces, OTEL_TRACES_EXPORTER: 'console' })).toThrow('must be otlp or none')
})

test('every setting can be set, and the public address follows the port', () => {
  const config = parseConfig({
    PORT: '8080',
    HOST: '127.0.0.1',
    DATA_DIR: '/var/lib/prompts',
    DATABASE_URL: 'postgres://user:secret@db.example:5432/prompts',
    APP_NAME: 'Draftsman',
    LOG_LEVEL: 'warn',
  })
  expect(config).toMatchObject({ port: 8080, host: '127.0.0.1', appName: 'Draftsman', logLevel: 'warn' })
  expect(config.appUrl).toBe('http://localhost:8080')
  expect(parseConfig({ APP_URL: 'https://prompts.example.org/path/' }).appUrl).toBe(
    'https://prompts.example.org',
  )
})

test('all faults are told at once, by name and without the value', () => {
  const environment = {
    PORT: '70000',
    APP_URL: 'prompts.example.org',
    DATABASE_URL: 'mysql://user:secret@db/prompts',
    LOG_LEVEL: 'loud',
  }
  const error = catchError(() => parseConfig(environment))
  expect(error).toBeInstanceOf(ConfigError)
  expect((error as ConfigError).faults.map((fault) => fault.split(' ')[0]).toSorted()).toEqual(
    Object.keys(environment).toSorted(),
  )
  expect(String(error)).not.toContain('secret')
})

test.for([
  [{ DATABASE_OWNER_URL: 'postgres://db.example/prompts' }, 'DATABASE_OWNER_URL needs DATABASE_URL'],
  [{ GOOGLE_CLIENT_SECRET: 'a-client-secret' }, 'GOOGLE_CLIENT_SECRET needs GOOGLE_CLIENT_ID'],
  [{ BACKUP_EVERY: '24h' }, 'BACKUP_EVERY needs BACKUP_TO'],
  [{ WEB_SEARCH: 'google', WEB_SEARCH_KEY: 'a-key' }, 'WEB_SEARCH=google needs WEB_SEARCH_ENGINE'],
  [{ LIMITS_STORE: 'redis' }, 'LIMITS_STORE=redis needs REDIS_URL'],
] as const)('half of a pair is refused: %o', ([environment, fault]) => {
  expect(catchError(() => parseConfig(environment))).toMatchObject({ faults: [fault] })
})

test('a setting with one value is not asked for what another value needs', () => {
  const environment = { WEB_SEARCH: 'brave', WEB_SEARCH_KEY: 'a-key', LIMITS_STORE: 'postgres' }
  expect(parseConfig(environment)).toMatchObject({ webSearch: 'brave', limitsStore: 'postgres' })
})

test('the documentation of the settings is complete', () => {
  const names = settings.map((setting) => setting.name)
  expect(names).toEqual(
    expect.arrayContaining(['PORT', 'DATA_DIR', 'DATABASE_URL', 'APP_URL', 'OPENAI_API_KEY']),
  )
  expect(new Set(names).size).toBe(names.length)
  for (const setting of settings) expect(setting.description).toMatch(/\w \w.*\.$/)
})

function catchError(work: () => unknown): unknown {
  try {
    work()
    return undefined
  } catch (error) {
    return error
  }
}

test('REQUIRE_TLS refuses services on other machines that are asked without checked TLS, all at once', () => {
  const plain = {
    DATABASE_URL: 'postgres://user:pw@db.example.org/app',
    S3_ENDPOINT: 'http://store.example.org',
    SMTP_URL: 'smtp://mail.example.org?ignoreTLS=true',
  }
  expect(parseConfig(plain).requireTls).toBe(false)
  const refused = () => parseConfig({ ...plain, REQUIRE_TLS: 'on', NODE_TLS_REJECT_UNAUTHORIZED: '0' })
  for (const name of [...Object.keys(plain), 'NODE_TLS_REJECT_UNAUTHORIZED']) expect(refused).toThrow(name)
  const checked = {
    REQUIRE_TLS: 'on',
    DATABASE_URL: `${plain.DATABASE_URL}?sslmode=verify-full`,
    S3_ENDPOINT: 'https://store.example.org',
    SMTP_URL: 'smtp://mail.example.org',
    REDIS_URL: 'redis://localhost:6379',
  }
  expect(parseConfig(checked)).toMatchObject({ requireTls: true, s3Endpoint: 'https://store.example.org' })
})

test('a value may come from a file, as stores of secrets put it down', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'auth-secret')
  const empty = join(folder, 'empty')
  writeFileSync(empty, '\n')
  writeFileSync(file, 'a secret of more than thirty-two characters\n')
  const config = parseConfig({ AUTH_SECRET_FILE: file, SMTP_URL_FILE: ' ' })
  expect(config.authSecret).toBe('a secret of more than thirty-two characters')
  expect(config.smtpUrl).toBeUndefined()

  const faults = [
    { AUTH_SECRET_FILE: file, AUTH_SECRET: 'another secret of more than thirty-two characters' },
    { AUTH_SECRET_FILE: join(folder, 'nothing') },
    { DATABASE_OWNER_URL: 'postgres://db.example/prompts', DATABASE_URL_FILE: empty },
    { PORT_FILE: file },
  ].map((environment) => {
    try {
      return parseConfig(environment)
    } catch (error) {
      return error instanceof ConfigError ? error.faults : error
    }
  })
  expect(faults).toEqual([
    ['AUTH_SECRET and AUTH_SECRET_FILE are both set: keep one of them'],
    [`AUTH_SECRET_FILE names ${join(folder, 'nothing')}, which cannot be read (ENOENT)`],
    [`DATABASE_URL_FILE names ${empty}, which is empty`],
    ['PORT must be a whole number from 0 to 65535'],
  ])
})

test('the log is sent only where that is asked for, and then somebody has to say where to', () => {
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }
  expect(sendsLogs(parseConfig(collector))).toBe(false)
  expect(sendsLogs(parseConfig({ ...collector, OTEL_LOGS_EXPORTER: 'otlp' }))).toBe(true)
  expect(
    sendsLogs(parseConfig({ ...collector, OTEL_LOGS_EXPORTER: 'otlp', OTEL_SDK_DISABLED: 'true' })),
  ).toBe(false)
  expect(() => sendsLogs(parseConfig({ OTEL_LOGS_EXPORTER: 'otlp' }))).toThrow('OTEL_EXPORTER_OTLP_ENDPOINT')
})
