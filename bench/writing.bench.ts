import { chromium, type Browser, type Page } from '@playwright/test'
import { findBrowser } from '../scripts/find-browser.mjs'
import { asksBuiltInFirst, withBuiltIn } from '../e2e/support/browser-models.ts'
import { creativeTools, type CreativeTool } from '../e2e/support/creative-tools.ts'
import { generateButton, ideaBox, openTool } from '../e2e/support/tool-journey.ts'
import { generate, openLastStep, parcelRoom } from '../e2e/support/wizard.ts'
import { shiftSwapReply } from '../src/tools/developer-prompt/replies.test-support.ts'
import type { Measurement } from './bench-result.ts'
import { startBuiltServer, temporaryFolder } from './built-server.ts'
import { longestWhileUsing } from './longest-task.ts'

const rounds = 3
/** Until the page has started, and until there are words to show. */
const settleMs = 2_000

type Round = { writing: number; quiet: number }
type Case = { name: string; reply: string; measure: (page: Page) => Promise<Round> }

const cases: Case[] = [
  {
    name: 'developer-prompt',
    reply: shiftSwapReply,
    async measure(page) {
      await openLastStep(page, parcelRoom)
      await page.waitForTimeout(settleMs)
      const quiet = await longestWhileUsing(page)
      await generate(page).click()
      return { writing: await longestWhileWriting(page), quiet }
    },
  },
  ...creativeTools.map((tool) => ({
    name: tool.slug,
    reply: replyOf(tool),
    measure: (page: Page) => measureTool(page, tool),
  })),
]

/**
 * The longest task of the page's main thread while it is scrolled and typed into and the browser's built-in model
 * (scripted, 40 tokens a second) writes, on a processor four times slower.
 */
export async function run(): Promise<Measurement[]> {
  const folder = temporaryFolder()
  const server = await startBuiltServer(folder.path)
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
  const measurements: Measurement[] = []
  try {
    for (const measured of cases) measurements.push(...(await measureCase(browser, server.url, measured)))
  } finally {
    await browser.close()
    await server.stop()
    folder.remove()
  }
  return measurements
}

async function measureCase(browser: Browser, baseURL: string, { name, reply, measure }: Case) {
  const all: Round[] = []
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await withBuiltIn(page, {
      availability: 'available',
      tokensPerSecond: 40,
      contextWindow: 60_000,
      replies: [reply],
    })
    await asksBuiltInFirst(page)
    all.push(await measure(page))
    await context.close()
  }
  // Other work on the machine only ever makes a round slower, so the quietest one says most about the page.
  return [
    {
      what: `${name}: longest task while a model in the browser writes`,
      value: Math.min(...all.map(({ writing }) => writing)),
      unit: 'ms',
      goal: { atMost: 50 },
    },
    { what: `${name}: without a model`, value: Math.min(...all.map(({ quiet }) => quiet)), unit: 'ms' },
  ]
}

async function measureTool(page: Page, { slug, idea, action }: CreativeTool): Promise<Round> {
  await openTool(page, slug)
  const box = ideaBox(page)
  await box.fill(idea)
  await page.waitForTimeout(settleMs)
  const quiet = await longestWhileUsing(page, box)
  await generateButton(page, action).click()
  return { writing: await longestWhileWriting(page, box), quiet }
}

async function longestWhileWriting(page: Page, box?: ReturnType<typeof ideaBox>): Promise<number> {
  const writes = page.getByText(/ is writing$/)
  await writes.waitFor()
  await page.waitForTimeout(settleMs)
  const longest = await longestWhileUsing(page, box)
  if (!(await writes.isVisible())) throw new Error('The model was done before the measuring was')
  return longest
}

/** The tool's reply, long enough to be written for as long as it is measured. */
function replyOf({ form, reply }: CreativeTool): string {
  if (form === 'markdown')
    return reply.replaceAll(/^(?!## |\[end\]).+$/gm, (line) => `${line} `.repeat(8).trim())
  return JSON.stringify(JSON.parse(reply), (_, value: unknown) => {
    if (Array.isArray(value)) return Array.from({ length: 10 }, (): unknown[] => value).flat()
    return typeof value === 'string' ? `${value} `.repeat(3).trim() : value
  })
}
