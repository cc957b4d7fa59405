import { resolve } from 'node:path'
import { z } from 'zod'
import { defaultAppName } from '#shared/brand.ts'
import { trimEndOf } from '#shared/text/trim-end-of.ts'
import { webSearchKinds } from './web/web-search.server.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

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

const baseUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://models.example.org/v1' })
  .transform((address) => trimEndOf(address, /\//))
const secret = z.string().min(4, 'is too short for a key')
const modelName = z.string().regex(/^[\w./:@-]{1,120}$/, 'must be the name of a model')
const count = z
  .string()
  .regex(/^\d{1,6}$/, 'must be a whole number')
  .transform(Number)
const amount = z
  .string()
  .regex(/^\d{1,6}(?:\.\d{1,2})?$/, 'must be an amount such as 5 or 2.50')
  .transform(Number)
const providerNames = ['google', 'openai', 'anthropic', 'openai-compatible'] as const

const between = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((number) => number >= least && number <= most, `must be a whole number from ${least} to ${most}`)

const unitsInMs = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const
const duration = z
  .string()
  .regex(/^[1-9]\d{0,3}[mhd]$/, 'must be a time such as 30m, 24h or 7d')
  .transform((text) => Number(text.slice(0, -1)) * unitsInMs[text.slice(-1) as keyof typeof unitsInMs])

const mailAddresses = z
  .string()
  .transform((list) => list.split(',').map((address) => address.trim().toLowerCase()))
  .pipe(z.array(z.email('must be mail addresses, separated by commas')))

/** `fallback` is what an unset variable means; `defaultText` is how the documentation says it. */
export const settingsTable = {
  port: {
    name: 'PORT',
    defaultText: '3000',
    fallback: () => 3000,
    description: 'Port the server listens on; 0 picks any free port.',
    schema: port,
  },
  host: {
    name: 'HOST',
    defaultText: 'all addresses',
    fallback: () => undefined,
    description: 'Address the server listens on; with 127.0.0.1 it is reachable only from the same machine.',
    schema: z.string().regex(/^[\w.:-]+$/, 'must be a host name or an IP address'),
  },
  healthPort: {
    name: 'HEALTH_PORT',
    defaultText: 'none: /healthz is served only on PORT',
    fallback: () => undefined,
    description:
      'Extra port for /healthz that answers even under full load; it returns 503 if the server has been stuck for a minute.',
    schema: port,
  },
  dataDir: {
    name: 'DATA_DIR',
    defaultText: './data',
    fallback: () => resolve('data'),
    description: 'Folder for all data that is not kept in an external service.',
    schema: z.string().transform((folder) => resolve(folder)),
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    defaultText: 'none: the embedded database in DATA_DIR',
    fallback: () => undefined,
    description: 'Address of a PostgreSQL server (15 or newer) to use instead of the embedded database.',
    schema: postgresUrl,
  },
  databaseOwnerUrl: {
    name: 'DATABASE_OWNER_URL',
    defaultText: 'same as DATABASE_URL',
    fallback: () => undefined,
    description:
      'Connection URL for the same database, as the user who owns the tables and runs migrations; the user in DATABASE_URL then needs fewer privileges.',
    schema: postgresUrl,
  },
  appName: {
    name: 'APP_NAME',
    defaultText: defaultAppName,
    fallback: () => defaultAppName,
    description: 'The product name shown on every page.',
    schema: z.string().max(60, 'must be at most 60 characters'),
  },
  appUrl: {
    name: 'APP_URL',
    defaultText: 'http://localhost:PORT',
    fallback: (config: { port: number }) => `http://localhost:${config.port}`,
    description: 'Public address: used for links, canonical URLs and the origin check.',
    schema: httpOrigin,
  },
  adminEmails: {
    name: 'ADMIN_EMAILS',
    defaultText: 'nobody',
    fallback: (): string[] => [],
    description:
      'Email addresses, separated by commas; an account with one of them becomes an admin once the address is confirmed, unless its admin rights were revoked.',
    schema: mailAddresses,
  },
  requireAdminSecondFactor: {
    name: 'REQUIRE_ADMIN_2FA',
    defaultText: 'off',
    fallback: () => false,
    description: 'on: the same as REQUIRE_2FA=admins, which replaces this setting.',
    schema: z.enum(['on', 'off'], 'must be on or off').transform((text) => text === 'on'),
  },
  requireSecondFactor: {
    name: 'REQUIRE_2FA',
    defaultText: 'nobody',
    fallback: (config: { requireAdminSecondFactor: boolean }) =>
      config.requireAdminSecondFactor ? ('admins' as const) : ('nobody' as const),
    description:
      'admins: admins must turn on two-factor sign-in before they can use the admin panel; everybody: everyone must turn it on before they can use their account.',
    schema: z.enum(['nobody', 'admins', 'everybody'], 'must be nobody, admins or everybody'),
  },
  authSecret: {
    name: 'AUTH_SECRET',
    defaultText: 'generated once and kept in the database',
    fallback: () => undefined,
    description: 'Signs cookies and links; changing it signs everyone out.',
    schema: z.string().min(32, 'must be at least 32 characters'),
  },
  previousAuthSecret: {
    name: 'AUTH_SECRET_PREVIOUS',
    defaultText: 'none',
    fallback: () => undefined,
    description:
      'The previous AUTH_SECRET. At the next start, stored provider keys and two-factor secrets are re-encrypted with the new one; then remove this setting.',
    schema: z.string().min(32, 'must be at least 32 characters'),
  },
  googleClientId: {
    name: 'GOOGLE_CLIENT_ID',
    defaultText: 'none: no sign-in with Google',
    fallback: () => undefined,
    description: 'Client ID for sign-in with Google; needs GOOGLE_CLIENT_SECRET.',
    schema: z.string().min(4, 'is too short for a client id'),
  },
  googleClientSecret: {
    name: 'GOOGLE_CLIENT_SECRET',
    defaultText: 'none',
    fallback: () => undefined,
    description: 'Client secret for sign-in with Google.',
    schema: secret,
  },
  googleIssuer: {
    name: 'GOOGLE_ISSUER',
    defaultText: 'https://accounts.google.com',
    fallback: () => 'https://accounts.google.com',
    description: 'OpenID Connect issuer for sign-in with Google; only tests need another one.',
    schema: z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://accounts.example.org' })
      .transform((address) => address.replace(/\/$/, '')),
  },
  passwordMinLength: {
    name: 'PASSWORD_MIN_LENGTH',
    defaultText: '6',
    fallback: () => 6,
    description: 'Minimum length of a new password; NIST recommends 15 where it is the only factor.',
    schema: between(6, 64),
  },
  signInLimit: {
    name: 'SIGN_IN_LIMIT',
    defaultText: '60',
    fallback: () => 60,
    description:
      'Sign-in attempts per IP address in ten minutes. Failed attempts are also limited per account, to a third of this number in the same period.',
    schema: between(1, 1_000_000),
  },
  signUpLimit: {
    name: 'SIGN_UP_LIMIT',
    defaultText: '30',
    fallback: () => 30,
    description:
      'Sign-ups and requested emails (to confirm an address or reset a password) per IP address per hour, counted together.',
    schema: between(1, 1_000_000),
  },
  requireTls: {
    name: 'REQUIRE_TLS',
    defaultText: 'off',
    fallback: () => false,
    description:
      'on: the server refuses to start if a remote service is configured without TLS or certificate checks, and never sends a request to a remote model without them.',
    schema: z.enum(['on', 'off'], 'must be on or off').transform((text) => text === 'on'),
  },
  trustedProxies: {
    name: 'TRUSTED_PROXIES',
    defaultText: '0',
    fallback: () => 0,
    description:
      'Number of proxies in front of the server that append the client’s IP address to X-Forwarded-For; 0 ignores the header.',
    schema: between(0, 10),
  },
  smtpUrl: {
    name: 'SMTP_URL',
    defaultText: 'none: email is kept for /dev/mailbox',
    fallback: () => undefined,
    description:
      'Server that sends email, such as smtps://user:password@mail.example.org; a remote server must use encryption unless the URL ends with ?ignoreTLS=true.',
    schema: z.url({
      protocol: /^smtps?$/,
      error: 'must be an address such as smtps://user:password@mail.example.org',
    }),
  },
  mailFrom: {
    name: 'MAIL_FROM',
    defaultText: 'no-reply at the host of APP_URL',
    fallback: () => undefined,
    description: 'Sender address of all email.',
    schema: z.email('must be a mail address'),
  },
  devMailbox: {
    name: 'DEV_MAILBOX',
    defaultText: 'on if APP_URL points to the server’s own machine and TRUSTED_PROXIES is 0',
    fallback: () => undefined,
    description:
      'on: captured email can be read at /dev/mailbox, only from the server’s own machine; off: it can’t be read. Always off if SMTP_URL is set or APP_URL uses https.',
    schema: z.enum(['on', 'off'], 'must be on or off').transform((text) => text === 'on'),
  },
  contactEmail: {
    name: 'CONTACT_EMAIL',
    defaultText: 'none: messages are only stored',
    fallback: () => undefined,
    description: 'Email address shown on the contact page; messages sent from that page are forwarded to it.',
    schema: z.email('must be a mail address'),
  },
  contactLimit: {
    name: 'CONTACT_LIMIT',
    defaultText: '10',
    fallback: () => 10,
    description: 'Contact messages per IP address per hour.',
    schema: between(1, 1_000_000),
  },
  s3Bucket: {
    name: 'S3_BUCKET',
    defaultText: 'none: uploaded images are in DATA_DIR/files',
    fallback: () => undefined,
    description: 'S3-compatible bucket for uploaded images.',
    schema: z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'),
  },
  s3Endpoint: {
    name: 'S3_ENDPOINT',
    defaultText: 'Amazon’s',
    fallback: () => undefined,
    description: 'Address of the store if it is not Amazon S3, such as https://minio.example.org.',
    schema: baseUrl,
  },
  s3Region: {
    name: 'S3_REGION',
    defaultText: 'us-east-1',
    fallback: () => 'us-east-1',
    description: 'Region of the bucket.',
    schema: z.string().regex(/^[a-z0-9-]{2,40}$/, 'must be the name of a region'),
  },
  s3AccessKeyId: {
    name: 'S3_ACCESS_KEY_ID',
    defaultText: 'the machine’s IAM role',
    fallback: () => undefined,
    description: 'Access key ID for the bucket; needs S3_SECRET_ACCESS_KEY.',
    schema: secret,
  },
  s3SecretAccessKey: {
    name: 'S3_SECRET_ACCESS_KEY',
    defaultText: 'the machine’s IAM role',
    fallback: () => undefined,
    description: 'Secret key for the bucket.',
    schema: secret,
  },
  backupTo: {
    name: 'BACKUP_TO',
    defaultText: 'none: no automatic backups',
    fallback: () => undefined,
    description: 'Where automatic backups go: a folder, or s3://bucket/prefix with the S3 settings above.',
    schema: z
      .string()
      .max(500, 'must be at most 500 characters')
      .transform((place) => (place.startsWith('s3:') ? place : resolve(place))),
  },
  backupEvery: {
    name: 'BACKUP_EVERY',
    defaultText: '24h',
    fallback: () => undefined,
    description: 'How often a backup is made, such as 30m, 24h or 7d.',
    schema: duration,
  },
  backupKeep: {
    name: 'BACKUP_KEEP',
    defaultText: '7',
    fallback: () => 7,
    description: 'How many automatic backups are kept; the oldest is removed once a new one is complete.',
    schema: between(1, 10_000),
  },
  backupPassphrase: {
    name: 'BACKUP_PASSPHRASE',
    defaultText: 'none: backups are not encrypted',
    fallback: () => undefined,
    description:
      'Passphrase that encrypts backups; restore and verify need it too. Without it, nobody can open them.',
    schema: z.string().min(12, 'must be at least 12 characters'),
  },
  webSearch: {
    name: 'WEB_SEARCH',
    defaultText: 'none: the plagiarism checker does not search the web',
    fallback: () => undefined,
    description: `Web search service for the plagiarism checker: ${webSearchKinds.join(', ')}.`,
    schema: z.enum(webSearchKinds, `must be one of ${webSearchKinds.join(', ')}`),
  },
  webSearchUrl: {
    name: 'WEB_SEARCH_URL',
    defaultText: 'the service’s own',
    fallback: () => undefined,
    description: 'Address of that service; required for searxng, which must be configured to return JSON.',
    schema: baseUrl,
  },
  webSearchKey: {
    name: 'WEB_SEARCH_KEY',
    defaultText: 'none',
    fallback: () => undefined,
    description: 'Key for brave or google.',
    schema: secret,
  },
  webSearchEngine: {
    name: 'WEB_SEARCH_ENGINE',
    defaultText: 'none',
    fallback: () => undefined,
    description: 'ID of the Programmable Search Engine, for google.',
    schema: secret,
  },
  webSearchLimit: {
    name: 'WEB_SEARCH_LIMIT',
    defaultText: '20',
    fallback: () => 20,
    description:
      'Plagiarism checks with web search per hour, per signed-in user (or per IP address for visitors who aren’t signed in).',
    schema: between(0, 1_000_000),
  },
  analytics: {
    name: 'ANALYTICS',
    defaultText: 'on',
    fallback: () => 'on' as const,
    description: 'off: nothing is counted or recorded; no endpoint, no script, no consent prompt.',
    schema: z.enum(['on', 'off'], 'must be on or off'),
  },
  analyticsDays: {
    name: 'ANALYTICS_DAYS',
    defaultText: '180',
    fallback: () => 180,
    description: 'How many days events are kept in the database.',
    schema: between(1, 1_000),
  },
  posthogKey: {
    name: 'POSTHOG_KEY',
    defaultText: 'none: events stay in the server’s own database',
    fallback: () => undefined,
    description: 'Project key of the PostHog instance that gets the events instead; needs POSTHOG_HOST.',
    schema: secret,
  },
  posthogHost: {
    name: 'POSTHOG_HOST',
    defaultText: 'none',
    fallback: () => undefined,
    description: 'Address of that instance, such as https://eu.i.posthog.com.',
    schema: baseUrl,
  },
  recordingSample: {
    name: 'RECORDING_SAMPLE',
    defaultText: '0.1',
    fallback: () => 0.1,
    description:
      'Share of visits to record, from 0 (none) to 1 (all). Only visitors who have agreed are recorded, and all text is masked.',
    schema: z
      .string()
      .regex(/^(?:0|1|0?\.\d{1,4}|1\.0{1,4})$/, 'must be a share from 0 to 1, such as 0.1')
      .transform(Number),
  },
  recordingDays: {
    name: 'RECORDING_DAYS',
    defaultText: '14',
    fallback: () => 14,
    description: 'How many days recordings are kept.',
    schema: between(1, 365),
  },
  recordingLimit: {
    name: 'RECORDING_LIMIT',
    defaultText: '20',
    fallback: () => 20,
    description: 'Recordings that one IP address can start per day; each takes at most 5 MB.',
    schema: between(1, 1_000_000),
  },
  recordingDisk: {
    name: 'RECORDING_DISK_MB',
    defaultText: '500',
    fallback: () => 500,
    description:
      'Disk space for all recordings in MB; when it is used up, none are made until old ones are deleted.',
    schema: between(1, 1_000_000),
  },
  ingestLimit: {
    name: 'INGEST_LIMIT',
    defaultText: '120',
    fallback: () => 120,
    description:
      'Event batches and recording chunks, counted together, per IP address per minute. Individual events are also limited, to 200 times this number per IP address per day.',
    schema: between(1, 1_000_000),
  },
  logLevel: {
    name: 'LOG_LEVEL',
    defaultText: 'info',
    fallback: () => 'info' as const,
    description: `Lowest level that is logged: ${logLevels.join(', ')}.`,
    schema: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`),
  },
  metricsToken: {
    name: 'METRICS_TOKEN',
    defaultText: 'none: no /metrics',
    fallback: () => undefined,
    description: 'Bearer token Prometheus uses to read /metrics.',
    schema: z.string().regex(/^[\w.~+/=-]{16,}$/, 'must be at least 16 letters, digits or ._~+/=-'),
  },
  otelEndpoint: {
    name: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    defaultText: 'none: no traces',
    fallback: () => undefined,
    description:
      'Where traces go, such as http://localhost:4318 (OTLP over HTTP, JSON). OTEL_EXPORTER_OTLP_HEADERS, _TIMEOUT and _COMPRESSION are honored too.',
    schema: baseUrl,
  },
  otelTracesEndpoint: {
    name: 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT',
    defaultText: '/v1/traces at OTEL_EXPORTER_OTLP_ENDPOINT',
    fallback: () => undefined,
    description:
      'Full URL for traces, such as http://localhost:4318/v1/traces; setting only this also turns tracing on.',
    schema: baseUrl,
  },
  otelExporter: {
    name: 'OTEL_TRACES_EXPORTER',
    defaultText: 'otlp',
    fallback: () => 'otlp' as const,
    description: 'none: no traces are sent, even if an address is set.',
    schema: z.enum(['otlp', 'none'], 'must be otlp or none'),
  },
  otelLogsExporter: {
    name: 'OTEL_LOGS_EXPORTER',
    defaultText: 'none',
    fallback: () => 'none' as const,
    description: 'otlp: the log also goes to the OpenTelemetry collector, in addition to standard output.',
    schema: z.enum(['otlp', 'none'], 'must be otlp or none'),
  },
  otelLogsEndpoint: {
    name: 'OTEL_EXPORTER_OTLP_LOGS_ENDPOINT',
    defaultText: '/v1/logs at OTEL_EXPORTER_OTLP_ENDPOINT',
    fallback: () => undefined,
    description: 'Full URL for the log, such as http://localhost:4318/v1/logs.',
    schema: baseUrl,
  },
  otelDisabled: {
    name: 'OTEL_SDK_DISABLED',
    defaultText: 'false',
    fallback: () => false,
    description: 'true: OpenTelemetry is off, whatever else is set.',
    schema: z
      .string()
      .toLowerCase()
      .pipe(z.enum(['true', 'false'], 'must be true or false'))
      .transform((text) => text === 'true'),
  },
  otelServiceName: {
    name: 'OTEL_SERVICE_NAME',
    defaultText: 'blueprompt',
    fallback: () => 'blueprompt',
    description: 'Name of the server in traces and exported logs.',
    schema: z.string().max(200, 'must be at most 200 characters'),
  },
  otelSampler: {
    name: 'OTEL_TRACES_SAMPLER',
    defaultText: 'parentbased_always_on',
    fallback: () => 'parentbased_always_on' as const,
    description: `Which requests are traced: ${samplers.join(', ')}.`,
    schema: z.enum(samplers, `must be one of ${samplers.join(', ')}`),
  },
  otelSamplerArgument: {
    name: 'OTEL_TRACES_SAMPLER_ARG',
    defaultText: '1',
    fallback: () => 1,
    description: 'Share of requests that a ratio sampler traces, from 0 to 1.',
    schema: z
      .string()
      .regex(/^(?:0|1|0?\.\d{1,6}|1\.0{1,6})$/, 'must be a share from 0 to 1, such as 0.1')
      .transform(Number),
  },
  aiProviders: {
    name: 'AI_PROVIDERS',
    defaultText: 'all that have a key',
    fallback: () => undefined,
    description: `Model providers in the order they are tried, separated by commas: ${providerNames.join(', ')}.`,
    schema: z
      .string()
      .transform((text) => text.split(',').map((name) => name.trim()))
      .pipe(z.array(z.enum(providerNames, `must name only ${providerNames.join(', ')}`))),
  },
  aiToolModels: {
    name: 'AI_TOOL_MODELS',
    defaultText: 'none',
    fallback: () => [],
    description:
      'Different models for individual tools, separated by commas, such as story-prompt=anthropic:claude-sonnet-5-5.',
    schema: z
      .string()
      .transform((text) => text.split(',').map((entry) => /^([\w-]+)=([\w-]+):(.+)$/.exec(entry.trim())))
      .pipe(
        z.array(
          z
            .custom<RegExpExecArray>((match) => match !== null, 'must look like tool=provider:model')
            .transform(([, tool = '', provider = '', model = '']) => ({ tool, provider, model }))
            .pipe(
              z.object({
                tool: z.string(),
                provider: z.enum(providerNames, `must name only ${providerNames.join(', ')}`),
                model: modelName,
              }),
            ),
        ),
      ),
  },
  aiDailyBudget: {
    name: 'AI_DAILY_BUDGET_USD',
    defaultText: 'as set under Admin → Models, otherwise 5',
    fallback: () => undefined,
    description:
      'Daily budget for models in US dollars; once it is used up, results are put together without a model.',
    schema: amount,
  },
  aiPerAddress: {
    name: 'AI_ANSWERS_PER_ADDRESS',
    defaultText: 'as set under Admin → Models, otherwise 20',
    fallback: () => undefined,
    description:
      'Model answers per IP address per hour. Requests that fail because of the provider don’t count.',
    schema: count,
  },
  aiPerUser: {
    name: 'AI_ANSWERS_PER_USER',
    defaultText: 'as set under Admin → Models, otherwise 60',
    fallback: () => undefined,
    description: 'Model answers per signed-in user per hour.',
    schema: count,
  },
  aiAtOnce: {
    name: 'AI_ANSWERS_AT_ONCE',
    defaultText: '200',
    fallback: () => 200,
    description: 'Model answers that may be in progress at the same time.',
    schema: count,
  },
  aiAtOncePerAddress: {
    name: 'AI_ANSWERS_AT_ONCE_PER_ADDRESS',
    defaultText: '2',
    fallback: () => 2,
    description: 'The same, per IP address.',
    schema: count,
  },
  aiADay: {
    name: 'AI_ANSWERS_A_DAY',
    defaultText: 'as set under Admin → Models, otherwise 5000',
    fallback: () => undefined,
    description: 'Model answers per day, across all users.',
    schema: count,
  },
  aiFirstTokenSeconds: {
    name: 'AI_FIRST_TOKEN_TIMEOUT',
    defaultText: '60',
    fallback: () => 60,
    description: 'Seconds to wait for the first token; a large model on a small machine needs more.',
    schema: between(5, 600),
  },
  aiIdleSeconds: {
    name: 'AI_IDLE_TIMEOUT',
    defaultText: '30',
    fallback: () => 30,
    description: 'Seconds a model may pause between two tokens. An answer may take up to ten minutes in all.',
    schema: between(5, 600),
  },
  aiOwnKeys: {
    name: 'AI_OWN_KEYS',
    defaultText: 'as set under Admin → Models, otherwise on as long as no model is set up',
    fallback: () => undefined,
    description:
      'on: people may use their own provider key; it is stored only in their browser, sent along with their requests and never kept on the server.',
    schema: z.enum(['on', 'off'], 'must be on or off').transform((text) => text === 'on'),
  },
  openRouterUrl: {
    name: 'OPENROUTER_URL',
    defaultText: 'https://openrouter.ai',
    fallback: () => 'https://openrouter.ai',
    description: 'Where people connect their OpenRouter account; tests use another address.',
    schema: z
      .url({ protocol: /^https?$/, error: 'must be an address such as https://openrouter.ai' })
      .transform((address) => address.replace(/\/$/, '')),
  },
  aiLocal: {
    name: 'AI_LOCAL',
    defaultText: 'offer',
    fallback: () => 'offer' as const,
    description:
      'What to do with models on the server’s own machine (Ollama, LM Studio, llama.cpp, vLLM). The server looks for them at startup and, as long as no model is set up, whenever an admin opens a page. offer: admins can turn them on; on: they are used right away; off: the server doesn’t look for them.',
    schema: z.enum(['offer', 'on', 'off'], 'must be offer, on or off'),
  },
  browserModels: {
    name: 'BROWSER_MODELS',
    defaultText: 'on',
    fallback: () => true,
    description:
      'on: people may use a model in their browser, either a built-in one or one they download from huggingface.co; off: none is offered.',
    schema: z.enum(['on', 'off'], 'must be on or off').transform((text) => text === 'on'),
  },
  limitsStore: {
    name: 'LIMITS_STORE',
    defaultText: 'memory',
    fallback: () => 'memory' as const,
    description:
      'Where usage is counted for the model limits and the daily budget: memory, postgres or redis. If you run more than one server, use postgres or redis.',
    schema: z.enum(['memory', 'postgres', 'redis'], 'must be memory, postgres or redis'),
  },
  redisUrl: {
    name: 'REDIS_URL',
    defaultText: 'none',
    fallback: () => undefined,
    description: 'Address of the Redis server for LIMITS_STORE=redis.',
    schema: z.url({ protocol: /^rediss?$/, error: 'must be an address such as redis://localhost:6379' }),
  },
  googleKey: {
    name: 'GOOGLE_GENERATIVE_AI_API_KEY',
    defaultText: 'none',
    fallback: () => undefined,
    description: 'Key for Google Gemini.',
    schema: secret,
  },
  googleModel: {
    name: 'GOOGLE_MODEL',
    defaultText: 'see src/engine/models/model-data.ts',
    fallback: () => undefined,
    description: 'Gemini model to use.',
    schema: modelName,
  },
  googleBaseUrl: {
    name: 'GOOGLE_BASE_URL',
    defaultText: 'Google’s',
    fallback: () => undefined,
    description: 'Base URL of the Gemini API.',
    schema: baseUrl,
  },
  openaiKey: {
    name: 'OPENAI_API_KEY',
    defaultText: 'none',
    fallback: () => undefined,
    description: 'Key for OpenAI.',
    schema: secret,
  },
  openaiModel: {
    name: 'OPENAI_MODEL',
    defaultText: 'see src/engine/models/model-data.ts',
    fallback: () => undefined,
    description: 'OpenAI model to use.',
    schema: modelName,
  },
  openaiBaseUrl: {
    name: 'OPENAI_BASE_URL',
    defaultText: 'OpenAI’s',
    fallback: () => undefined,
    description: 'Base URL of the OpenAI API.',
    schema: baseUrl,
  },
  anthropicKey: {
    name: 'ANTHROPIC_API_KEY',
    defaultText: 'none',
    fallback: () => undefined,
    description: 'Key for Anthropic.',
    schema: secret,
  },
  anthropicModel: {
    name: 'ANTHROPIC_MODEL',
    defaultText: 'see src/engine/models/model-data.ts',
    fallback: () => undefined,
    description: 'Anthropic model to use.',
    schema: modelName,
  },
  anthropicBaseUrl: {
    name: 'ANTHROPIC_BASE_URL',
    defaultText: 'Anthropic’s',
    fallback: () => undefined,
    description: 'Base URL of the Anthropic API.',
    schema: baseUrl,
  },
  compatibleBaseUrl: {
    name: 'OPENAI_COMPATIBLE_BASE_URL',
    defaultText: 'none',
    fallback: () => undefined,
    description:
      'Base URL of any server with an OpenAI-compatible API, such as Ollama, vLLM, LM Studio or OpenRouter.',
    schema: baseUrl,
  },
  compatibleModel: {
    name: 'OPENAI_COMPATIBLE_MODEL',
    defaultText: 'none',
    fallback: () => undefined,
    description: 'Model to use there; required with OPENAI_COMPATIBLE_BASE_URL.',
    schema: modelName,
  },
  compatibleKey: {
    name: 'OPENAI_COMPATIBLE_API_KEY',
    defaultText: 'none',
    fallback: () => undefined,
    description: 'Key for that server, if it requires one.',
    schema: secret,
  },
} as const
