import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'
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

/**
 * Longest task of the page's main thread while `during` runs, in milliseconds of that thread's own time: other
 * processes on a busy machine make frames late, but no task longer.
 */
export async function longestTaskMs(page: Page, during: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()
  if (!browser) throw new Error('There is no browser to trace')
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] })
  await during()
  const { traceEvents } = Trace.parse(JSON.parse((await browser.stopTracing()).toString('utf8')))
  const tasks = new Map<string, number[]>()
  for (const { name, pid, tid, tdur } of traceEvents) {
    if (!name.endsWith('RunTask') || tdur === undefined) continue
    const thread = `${pid} ${tid}`
    const known = tasks.get(thread)
    if (known) known.push(tdur / 1_000)
    else tasks.set(thread, [tdur / 1_000])
  }
  const main = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .flatMap(({ pid, tid }) => tasks.get(`${pid} ${tid}`) ?? [])
  if (main.length === 0) throw new Error('The trace has no task of the page')
  return Math.max(...main)
}

const Trace = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      /** Microseconds. */
      tdur: z.number().optional(),
      args: z
        .object({ name: z.string().optional().catch(undefined) })
        .optional()
        .catch(undefined),
    }),
  ),
})

/** As a machine so many times slower. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Longest task, in ms, while the page is scrolled and `box` typed into, on a processor four times slower. */
export async function longestWhileUsing(page: Page, box?: Locator): Promise<number> {
  await slowDown(page, 4)
  await box?.focus()
  const longest = await longestTaskMs(page, async () => {
    for (let turn = 0; turn < 14; turn++) {
      if (box) await page.keyboard.type('and ')
      await page.mouse.wheel(0, turn % 2 === 0 ? 240 : -240)
      await page.waitForTimeout(150)
    }
  })
  await slowDown(page, 1)
  return longest
}
