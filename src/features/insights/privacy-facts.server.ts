import type { Config } from '#platform/config.server.ts'
import * as texts from './insights.texts.server.ts'

/** What the privacy page says, as it is switched on here. */
export type PrivacyFacts = {
  /** Host of a PostHog that gets the events; `own` for our tables; undefined when nothing is counted. */
  analytics: { sink: 'own'; days: number } | { sink: 'posthog'; host: string } | undefined
  /** Share of visits in percent. */
  recording: { percent: number; days: number } | undefined
  /** Companies whose models may get what somebody wrote. */
  models: readonly string[]
  /** Service that the plagiarism checker asks for pages. */
  webSearch: string | undefined
  mailServer: string | undefined
  contactEmail: string | undefined
  hasGoogle: boolean
}

export function privacyFacts(config: Config): PrivacyFacts {
  const isOn = config.analytics === 'on'
  const { posthogHost, recordingSample } = config
  const models = [
    config.googleKey === undefined ? '' : texts.googleGemini,
    config.openaiKey === undefined ? '' : 'OpenAI',
    config.anthropicKey === undefined ? '' : texts.anthropic,
    config.compatibleBaseUrl === undefined ? '' : new URL(config.compatibleBaseUrl).host,
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
    models: models.filter((name) => name !== ''),
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
