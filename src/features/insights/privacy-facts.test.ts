import { expect, test } from 'vitest'
import { createRoster } from '#engine/providers/roster.server.ts'
import { parseConfig } from '#platform/config.server.ts'
import { privacyFacts } from './privacy-facts.server.ts'

const noModels = { ofEnvironment: [], providers: [] }

test('what is not switched on is not said', () => {
  expect(privacyFacts(parseConfig({ ANALYTICS: 'off' }), noModels)).toEqual({
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
      WEB_SEARCH: 'searxng',
      WEB_SEARCH_URL: 'https://search.example.org',
      SMTP_URL: 'smtps://user:secret@mail.example.org',
      GOOGLE_CLIENT_ID: 'client-secret',
      GOOGLE_CLIENT_SECRET: 'secret',
    }),
    noModels,
  )
  expect(facts).toMatchObject({
    analytics: { sink: 'posthog', host: 'eu.i.posthog.com' },
    recording: { percent: 25, days: 7 },
    webSearch: 'search.example.org',
    mailServer: 'mail.example.org',
    hasGoogle: true,
  })
  expect(JSON.stringify(facts)).not.toContain('secret')
})

test('models are named by whoever gets the text, wherever they were set up', () => {
  const config = parseConfig({
    OPENAI_API_KEY: 'sk-long-enough',
    ANTHROPIC_API_KEY: 'sk-long-enough',
    ANTHROPIC_BASE_URL: 'https://gateway.example.org/v1',
  })
  const { ofEnvironment } = createRoster(config, { readSetup: undefined, foundHere: () => [] })
  const provider = (kind: string, baseUrl: string, isKeyLost = false) => ({ kind, baseUrl, isKeyLost })
  const { models } = privacyFacts(config, {
    ofEnvironment,
    providers: [
      provider('openai', 'https://api.openai.com/v1'),
      provider('mistral', 'https://api.mistral.ai/v1'),
      provider('groq', 'https://api.groq.com/openai/v1', true),
      provider('ollama', 'http://127.0.0.1:11434/v1'),
      provider('ollama', 'http://192.168.1.5:11434/v1'),
    ],
  })
  expect(models).toEqual(['OpenAI', 'gateway.example.org', 'Mistral', '192.168.1.5:11434'])
})
