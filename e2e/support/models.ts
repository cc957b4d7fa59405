import type { Page } from '@playwright/test'
import { startServer } from '../../scripts/server-for-tests.mjs'
import { startFakeProvider, type FakeProvider } from '../../src/engine/models/fake-provider.test-support.ts'
import { test as base } from './journey.ts'

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
      const server = await startServer({
        GOOGLE_GENERATIVE_AI_API_KEY: 'not a key',
        GOOGLE_BASE_URL: provider.urlOf('google'),
        // All journeys come from one address.
        AI_ANSWERS_PER_ADDRESS: '100000',
        AI_DAILY_BUDGET_USD: '1000',
      })
      await use(server.url)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ modelServer }, use) => use(modelServer),
})

/** The words of a text one by one, as a model sends them. */
export function wordsOf(text: string): string[] {
  return text.match(/\S+\s*|\s+/g) ?? []
}

/** Longest time between two frames from now on, in milliseconds, until the answer is asked for. */
export async function watchFrames(
  page: Page,
): Promise<() => Promise<{ frames: number; longest: number; over50: number }>> {
  const watch = await page.evaluateHandle(() => {
    const seen = { frames: 0, longest: 0, over50: 0, isOver: false }
    let last = performance.now()
    const look = (now: number) => {
      const gap = now - last
      last = now
      seen.frames++
      seen.longest = Math.max(seen.longest, gap)
      if (gap > 50) seen.over50++
      if (!seen.isOver) requestAnimationFrame(look)
    }
    requestAnimationFrame((now) => {
      last = now
      requestAnimationFrame(look)
    })
    return seen
  })
  return () =>
    watch.evaluate((seen) => {
      seen.isOver = true
      return { frames: seen.frames, longest: seen.longest, over50: seen.over50 }
    })
}

/** As a machine so many times slower. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}
