import type { Locator, Page } from '@playwright/test'
import { z } from 'zod'

/**
 * Longest task of the page's main thread while `during` runs, in milliseconds of that thread's own time: other
 * processes on a busy machine make frames late, but no task longer.
 */
async function longestTaskMs(page: Page, during: () => Promise<void>): Promise<number> {
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
async function slowDown(page: Page, rate: number): Promise<void> {
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
