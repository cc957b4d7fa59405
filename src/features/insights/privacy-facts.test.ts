import { expect, test } from 'vitest'
import { parseConfig } from '#platform/config.server.ts'
import { privacyFacts } from './privacy-facts.server.ts'

test('what is not switched on is not said', () => {
  expect(privacyFacts(parseConfig({ ANALYTICS: 'off' }))).toEqual({
    analytics: undefined,
    recording: undefined,
    models: [],
    webSearch: undefined,
    mailServer: undefined,
    contactEmail: undefined,
    hasGoogle: false,
  })
})

test('who gets something is named by host or company, never with a key', () => {
  const facts = privacyFacts(
    parseConfig({
      POSTHOG_KEY: 'phc_secret',
      POSTHOG_HOST: 'https://eu.i.posthog.com',
      RECORDING_SAMPLE: '0.25',
      RECORDING_DAYS: '7',
      OPENAI_API_KEY: 'sk-secret',
      WEB_SEARCH: 'searxng',
      WEB_SEARCH_URL: 'https://search.example.org',
      SMTP_URL: 'smtps://user:secret@mail.example.org',
      GOOGLE_CLIENT_ID: 'client-secret',
      GOOGLE_CLIENT_SECRET: 'secret',
    }),
  )
  expect(facts).toMatchObject({
    analytics: { sink: 'posthog', host: 'eu.i.posthog.com' },
    recording: { percent: 25, days: 7 },
    models: ['OpenAI'],
    webSearch: 'search.example.org',
    mailServer: 'mail.example.org',
    hasGoogle: true,
  })
  expect(JSON.stringify(facts)).not.toContain('secret')
})
