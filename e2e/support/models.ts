import { copyMigratedDatabase } from '#platform/database/test-databases.ts'
import { startServer } from '../../scripts/server-for-tests.mjs'
import { startFakeProvider, type FakeProvider } from '../../src/engine/models/fake-provider.test-support.ts'
import { test as base } from './journey.ts'

/** Becomes an admin of the server of these journeys by signing up. */
export const operator = 'operator@example.org'

type Models = {
  /** The scripted provider behind the server of this worker. */
  provider: FakeProvider
  modelServer: string
}

/** Journeys against a server of their own, whose models are a scripted provider on loopback. */
export const test = base.extend<object, Models>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const provider = await startFakeProvider()
      await use(provider)
      await provider.stop()
    },
    { scope: 'worker' },
  ],
  modelServer: [
    async ({ provider }, use) => {
      const server = await startServer(
        {
          ADMIN_EMAILS: operator,
          GOOGLE_GENERATIVE_AI_API_KEY: 'not a key',
          GOOGLE_BASE_URL: provider.urlOf('google'),
          // All journeys come from one address.
          AI_ANSWERS_PER_ADDRESS: '100000',
          AI_DAILY_BUDGET_USD: '1000',
          AI_OWN_KEYS: 'on',
        },
        copyMigratedDatabase,
      )
      await use(server.url)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ modelServer }, provide) => provide(modelServer),
})

/** The words of a text one by one, as a model sends them. */
export function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? []
}
