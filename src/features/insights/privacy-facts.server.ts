import { findKind } from '#engine/providers/provider-kinds.ts'
import type { Roster } from '#engine/providers/roster.server.ts'
import type { UsableProvider } from '#engine/providers/setup-store.server.ts'
import { isOwnMachine } from '#platform/checked-tls.server.ts'
import type { Config } from '#platform/config.server.ts'

/** What the privacy page says, as it is switched on here. */
export type PrivacyFacts = {
  /** Host of a PostHog that gets the events; `own` for our tables; undefined when nothing is counted. */
  analytics: { sink: 'own'; days: number } | { sink: 'posthog'; host: string } | undefined
  /** Share of visits in percent. */
  recording: { percent: number; days: number } | undefined
  /** Companies, or hosts, whose models may get what somebody wrote. */
  models: readonly string[]
  /** Service that the plagiarism checker asks for pages. */
  webSearch: string | undefined
  mailServer: string | undefined
  contactEmail: string | undefined
  hasGoogle: boolean
}

/** Changes while the server runs. */
export type ModelsInUse = {
  ofEnvironment: Roster['ofEnvironment']
  /** Set up by admins. */
  providers: readonly Pick<UsableProvider, 'kind' | 'baseUrl' | 'isKeyLost'>[]
}

export function privacyFacts(config: Config, { ofEnvironment, providers }: ModelsInUse): PrivacyFacts {
  const isOn = config.analytics === 'on'
  const { posthogHost, recordingSample } = config
  const addresses: Record<string, string | undefined> = {
    google: config.googleBaseUrl,
    openai: config.openaiBaseUrl,
    anthropic: config.anthropicBaseUrl,
    'openai-compatible': config.compatibleBaseUrl,
  }
  const models = [
    ...ofEnvironment.map(({ name }) => receiverOf(name, addresses[name] ?? findKind(name)?.baseUrl ?? '')),
    ...providers.filter(({ isKeyLost }) => !isKeyLost).map(({ kind, baseUrl }) => receiverOf(kind, baseUrl)),
  ]
  return {
    analytics: !isOn
      ? undefined
      : posthogHost === undefined
        ? { sink: 'own', days: config.analyticsDays }
        : { sink: 'posthog', host: new URL(posthogHost).host },
    recording:
      isOn && recordingSample > 0
        ? { percent: Math.round(recordingSample * 1_000) / 10, days: config.recordingDays }
        : undefined,
    models: [...new Set(models)].filter((name) => name !== undefined),
    webSearch:
      config.webSearch === undefined
        ? undefined
        : config.webSearchUrl === undefined
          ? config.webSearch
          : new URL(config.webSearchUrl).host,
    mailServer: config.smtpUrl === undefined ? undefined : new URL(config.smtpUrl).hostname,
    contactEmail: config.contactEmail,
    hasGoogle: config.googleClientId !== undefined && config.googleClientSecret !== undefined,
  }
}

/** undefined: what it gets stays on this machine. */
function receiverOf(kind: string, baseUrl: string): string | undefined {
  if (isOwnMachine(baseUrl)) return undefined
  const known = findKind(kind)
  return known?.baseUrl === baseUrl ? known.label : new URL(baseUrl).host
}
