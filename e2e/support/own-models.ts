import type { Page } from '@playwright/test'
import { copyMigratedDatabase } from '#platform/database/test-databases.ts'
import { startServer } from '../../scripts/server-for-tests.mjs'
import {
  startFakeOpenRouter,
  type FakeOpenRouter,
} from '../../src/engine/models/fake-openrouter.test-support.ts'
import { startFakeProvider, type FakeProvider } from '../../src/engine/models/fake-provider.test-support.ts'
import { test as base } from './journey.ts'

type OwnModels = {
  openRouter: FakeOpenRouter
  /** Stands where Ollama does; it answers no page until it is told to. */
  ollama: FakeProvider
  ownModelServer: { url: string; dataDir: string }
}

export const operator = 'operator@example.org'

/** Journeys against a server without any model of its own. */
export const test = base.extend<object, OwnModels>({
  openRouter: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const openRouter = await startFakeOpenRouter()
      openRouter.models.offer(['google/gemini-3.8-flash', 'another/model:free'])
      await use(openRouter)
      await openRouter.stop()
    },
    { scope: 'worker' },
  ],
  ollama: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const ollama = await startFakeProvider()
      ollama.offer(['nomic-embed-text', 'zephyr', 'qwen3:8b'])
      await use(ollama)
      await ollama.stop()
    },
    { scope: 'worker' },
  ],
  ownModelServer: [
    async ({ openRouter }, use) => {
      const server = await startServer(
        { OPENROUTER_URL: openRouter.url, AI_LOCAL: 'off', ADMIN_EMAILS: operator, RECORDING_SAMPLE: '1' },
        copyMigratedDatabase,
      )
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ ownModelServer }, provide) => provide(ownModelServer.url),
})

/** Everything that this browser keeps for the site. */
export function keptInBrowser(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
}
