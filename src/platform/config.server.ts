import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'
import { defaultAppName } from '#shared/brand.ts'
import { StartupError } from './startup-error.server.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
  .transform(Number)
  .refine((number) => number <= 65_535, 'must be a whole number from 0 to 65535')

const httpOrigin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://prompts.example.org' })
  .transform((address) => new URL(address).origin)

const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address such as postgres://user:password@host:5432/database',
})

/** `fallback` is what an unset variable means; `defaultText` is how the documentation says it. */
const table = {
  port: {
    name: 'PORT',
    defaultText: '3000',
    fallback: () => 3000,
    description: 'Port the server listens on; 0 takes any free one.',
    schema: port,
  },
  host: {
    name: 'HOST',
    defaultText: 'all addresses',
    fallback: () => undefined,
    description: 'Address the server listens on; 127.0.0.1 keeps it to this machine.',
    schema: z.string().regex(/^[\w.:-]+$/, 'must be a host name or an IP address'),
  },
  dataDir: {
    name: 'DATA_DIR',
    defaultText: './data',
    fallback: () => resolve('data'),
    description: 'Folder of everything the server keeps when no outside service is set up.',
    schema: z.string().transform((folder) => resolve(folder)),
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    defaultText: 'none: the embedded database in DATA_DIR',
    fallback: () => undefined,
    description: 'PostgreSQL 15 or newer to use instead of the embedded database.',
    schema: postgresUrl,
  },
  appName: {
    name: 'APP_NAME',
    defaultText: defaultAppName,
    fallback: () => defaultAppName,
    description: "The product's name on every page.",
    schema: z.string().max(60, 'must be at most 60 characters'),
  },
  appUrl: {
    name: 'APP_URL',
    defaultText: 'http://localhost:PORT',
    fallback: (config: { port: number }) => `http://localhost:${config.port}`,
    description: 'Public address, for links, canonical addresses and the origin check.',
    schema: httpOrigin,
  },
  logLevel: {
    name: 'LOG_LEVEL',
    defaultText: 'info',
    fallback: () => 'info' as const,
    description: `How much is logged: ${logLevels.join(', ')}.`,
    schema: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`),
  },
} as const

type Table = typeof table
export type Config = {
  readonly [Key in keyof Table]: z.output<Table[Key]['schema']> | ReturnType<Table[Key]['fallback']>
}

/** Every setting as the README shows it. */
export const settings: readonly { name: string; default: string; description: string }[] = Object.values(
  table,
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

/** An empty variable counts as unset. Throws `ConfigError` naming all faults at once. */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const faults: string[] = []
  const values: Record<string, unknown> = {}
  for (const [key, setting] of Object.entries(table)) {
    const text = environment[setting.name]?.trim() ?? ''
    if (text === '') {
      values[key] = setting.fallback(values as { port: number })
      continue
    }
    const parsed = setting.schema.safeParse(text)
    if (parsed.success) values[key] = parsed.data
    else faults.push(`${setting.name} ${parsed.error.issues[0]?.message ?? 'is not valid'}`)
  }
  if (faults.length > 0) throw new ConfigError(faults)
  return values as Config
}

/** Reads `.env` in the working folder, if there is one; variables that are already set win. */
export function readEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return process.env
}
