import { existsSync, readFileSync } from 'node:fs'
import type { z } from 'zod'
import { isUnchecked } from './checked-tls.server.ts'
import { settingsTable } from './settings-table.server.ts'
import { StartupError } from './startup-error.server.ts'

type Table = typeof settingsTable
export type Config = {
  readonly [Key in keyof Table]: z.output<Table[Key]['schema']> | ReturnType<Table[Key]['fallback']>
}

/** Every setting as the README shows it. */
export const settings: readonly { name: string; default: string; description: string }[] = Object.values(
  settingsTable,
).map(({ name, defaultText, description }) => ({ name, default: defaultText, description }))

/** `faults`: one readable line per setting that cannot be used. */
export class ConfigError extends StartupError {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(['The settings cannot be used:', ...faults.map((fault) => `  - ${fault}`)].join('\n'))
    this.name = 'ConfigError'
    this.faults = faults
  }
}

/** Settings that need another setting: alone, they would have no effect or an unintended one. `is`: only with this value. */
const pairs: readonly { of: keyof Table; is?: string; needs: keyof Table }[] = [
  { of: 'databaseOwnerUrl', needs: 'databaseUrl' },
  { of: 'googleClientId', needs: 'googleClientSecret' },
  { of: 'googleClientSecret', needs: 'googleClientId' },
  { of: 's3AccessKeyId', needs: 's3SecretAccessKey' },
  { of: 's3SecretAccessKey', needs: 's3AccessKeyId' },
  { of: 'backupEvery', needs: 'backupTo' },
  { of: 'webSearch', is: 'searxng', needs: 'webSearchUrl' },
  { of: 'webSearch', is: 'brave', needs: 'webSearchKey' },
  { of: 'webSearch', is: 'google', needs: 'webSearchKey' },
  { of: 'webSearch', is: 'google', needs: 'webSearchEngine' },
  { of: 'posthogKey', needs: 'posthogHost' },
  { of: 'posthogHost', needs: 'posthogKey' },
  { of: 'limitsStore', is: 'redis', needs: 'redisUrl' },
  { of: 'compatibleBaseUrl', needs: 'compatibleModel' },
]

/**
 * An empty variable counts as unset. NAME_FILE names a file that holds the value of NAME, as stores of secrets put it
 * down. Throws `ConfigError` naming all faults at once.
 */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const faults: string[] = []
  const values: Record<string, unknown> = {}
  const unchecked: string[] = []
  for (const [key, setting] of Object.entries(settingsTable)) {
    const text = readSetting(environment, setting.name, faults)
    if (text === undefined) continue
    if (text === '') {
      values[key] = setting.fallback(values as { port: number; requireAdminSecondFactor: boolean })
      continue
    }
    const parsed = setting.schema.safeParse(text)
    if (parsed.success) values[key] = parsed.data
    else faults.push(`${setting.name} ${parsed.error.issues[0]?.message ?? 'is not valid'}`)
    if (isUnchecked(text)) unchecked.push(setting.name)
  }
  for (const { of, is, needs } of pairs) {
    const applies = is === undefined ? values[of] !== undefined : values[of] === is
    // A setting that is set but faulty has no key here, and its own fault is enough.
    if (applies && needs in values && values[needs] === undefined) {
      const { name } = settingsTable[of]
      faults.push(`${is === undefined ? name : `${name}=${is}`} needs ${settingsTable[needs].name}`)
    }
  }
  if (values['requireTls'] === true) {
    for (const name of unchecked)
      faults.push(`${name} leads to another machine without checked TLS, and REQUIRE_TLS is on`)
    if (environment['NODE_TLS_REJECT_UNAUTHORIZED'] === '0')
      faults.push(
        'NODE_TLS_REJECT_UNAUTHORIZED is 0, so that no certificate is checked, and REQUIRE_TLS is on',
      )
  }
  if (faults.length > 0) throw new ConfigError(faults)
  return values as Config
}

/** '': unset; undefined: it could not be read, which is then among the faults. */
function readSetting(
  environment: Record<string, string | undefined>,
  name: string,
  faults: string[],
): string | undefined {
  const text = environment[name]?.trim() ?? ''
  const file = environment[`${name}_FILE`]?.trim() ?? ''
  if (file === '') return text
  if (text !== '') {
    faults.push(`${name} and ${name}_FILE are both set: keep one of them`)
    return text
  }
  try {
    const content = readFileSync(file, 'utf8').trim()
    if (content !== '') return content
    // Probably not written yet. Taken as unset, data could go to another database, or unencrypted.
    faults.push(`${name}_FILE names ${file}, which is empty`)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
    faults.push(`${name}_FILE names ${file}, which cannot be read (${code})`)
  }
  return undefined
}

export type Collector = Pick<Config, 'otelEndpoint' | 'otelTracesEndpoint' | 'otelLogsEndpoint'>

export function tracesEndpoint({ otelTracesEndpoint, otelEndpoint }: Collector): string | undefined {
  return otelTracesEndpoint ?? (otelEndpoint && `${otelEndpoint}/v1/traces`)
}

export function logsEndpoint({ otelLogsEndpoint, otelEndpoint }: Collector): string | undefined {
  return otelLogsEndpoint ?? (otelEndpoint && `${otelEndpoint}/v1/logs`)
}

export function sendsTraces(config: Config): boolean {
  return tracesEndpoint(config) !== undefined && config.otelExporter === 'otlp' && !config.otelDisabled
}

/** Throws `StartupError` where the log is to be sent and nobody has said where to. */
export function sendsLogs(config: Config): boolean {
  if (config.otelLogsExporter !== 'otlp' || config.otelDisabled) return false
  if (logsEndpoint(config) === undefined)
    throw new StartupError('OTEL_LOGS_EXPORTER is otlp: set OTEL_EXPORTER_OTLP_ENDPOINT to the collector.')
  return true
}

/** Reads `.env` in the working folder, if there is one; variables that are already set win. */
export function readEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}
