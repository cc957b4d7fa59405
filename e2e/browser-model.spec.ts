import type { Page } from '@playwright/test'
import { shiftSwapReply } from '../src/tools/developer-prompt/replies.test-support.ts'
import {
  asksBuiltInFirst,
  builtInLog,
  openModelPanel,
  serveModelSize,
  withBuiltIn,
  withGraphicsCard,
  withScriptedWebLlm,
} from './support/browser-models.ts'
import { toolWith } from './support/creative-tools.ts'
import { expect, test } from './support/journey.ts'
import { storyReply, textReply, videoReply } from './support/replies.ts'
import {
  expectAccessibleInBothThemes,
  generateButton,
  generateWith,
  ideaBox,
  openTool,
  shownResult,
} from './support/tool-journey.ts'
import { generate, openLastStep, parcelRoom, shownPrompt } from './support/wizard.ts'

const { slug, action, idea, item } = toolWith('text-to-prompt')
const builtIn = 'This browser’s built-in model'
const downloaded = 'Download a model'
const closeModels = (page: Page) =>
  page.getByRole('dialog', { name: 'Models' }).getByRole('button', { name: 'Close' }).click()
const builtInPanel = (page: Page) => page.getByRole('region', { name: builtIn })
const webGpuPanel = (page: Page) => page.getByRole('region', { name: downloaded })

/** Requests to our endpoints that have something written. */
function askedOfServer(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/functions/v1/') && request.method() === 'POST') asked.push(request.url())
  })
  return asked
}

test.describe('built in', () => {
  test('the model is downloaded, paused and gone on with, and then it writes without our server', async ({
    page,
  }) => {
    await withBuiltIn(page, { availability: 'downloadable', replies: [textReply] })
    const asked = askedOfServer(page)
    await openTool(page, slug)
    await openModelPanel(page, builtIn)
    const panel = builtInPanel(page)
    await expect(panel.getByText('Experimental')).toBeVisible()
    await expect(panel.getByText('several gigabytes')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await panel.getByRole('button', { name: 'Download the model' }).click()
    await expect(panel.getByText('50% downloaded')).toBeVisible()
    await panel.getByRole('button', { name: 'Pause' }).click()
    await expect(panel.getByText('Paused at 50%')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await panel.getByRole('button', { name: 'Continue' }).click()
    await expect(panel.getByText('The model is on this device and ready to use.')).toBeVisible()
    await panel.getByRole('button', { name: 'Use this model' }).click()
    await closeModels(page)

    await generateWith(page, action, idea)
    await expect(page.getByText(/^Written by your own model This browser’s built-in model/)).toBeVisible()
    await expect(shownResult(page).first()).toContainText(item)
    expect(asked).toEqual([])
    // The short form, since its context is small.
    const [, told = ''] = await builtInLog(page)
    expect(told.length).toBeLessThan(4_800)
  })

  test('Stop keeps what it has written', async ({ page }) => {
    await withBuiltIn(page, { availability: 'available', replies: [textReply], tokensPerSecond: 30 })
    await asksBuiltInFirst(page)
    await openTool(page, slug)
    await ideaBox(page).fill(idea)
    await generateButton(page, action).click()
    await expect(shownResult(page).first()).toContainText('broken for 2 weeks')
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await expect(page.getByText('Stopped: this text isn’t finished')).toBeVisible()
    await expect(shownResult(page).first()).toContainText('from me, a tenant')
  })

  test('with little room it is asked for one part after the other, and each appears', async ({ page }) => {
    const at = (marker: string) => textReply.indexOf(marker)
    const replies = [
      textReply.slice(0, at('## [4]')),
      textReply.slice(at('## [4]'), at('## [6]')),
      textReply.slice(at('## [6]')),
    ]
    await withBuiltIn(page, { availability: 'available', replies, contextWindow: 2_400 })
    await asksBuiltInFirst(page)
    await openTool(page, slug)
    await generateWith(page, action, idea)
    await expect(page.getByText(/^Written by your own model This browser’s built-in model/)).toBeVisible()
    await expect(shownResult(page).first()).toContainText(item)
    await expect(shownResult(page).first()).toContainText('Within ten seconds')
    const orders = (await builtInLog(page)).filter((text) => text.includes('Write now only'))
    expect(orders).toHaveLength(3)
    expect(orders[2]).toContain(item)
  })

  test('a model that is too small says so, and there is still an answer', async ({ page }) => {
    await withBuiltIn(page, { availability: 'available', replies: [textReply], contextWindow: 900 })
    await asksBuiltInFirst(page)
    await openTool(page, slug)
    await generateWith(page, action, idea)
    await expect(
      page.getByText('This browser’s built-in model is too small for this text or tool.'),
    ).toBeVisible()
    await expect(shownResult(page).first()).toContainText(idea)
  })

  test('a browser whose device is too small is told in words', async ({ page }) => {
    await withBuiltIn(page, { availability: 'unavailable', replies: [''] })
    await asksBuiltInFirst(page)
    await openTool(page, slug)
    await openModelPanel(page, builtIn)
    await expect(builtInPanel(page).getByText('it isn’t available on this device')).toBeVisible()
    await closeModels(page)
    await generateWith(page, action, idea)
    await expect(page.getByText('This browser’s built-in model isn’t available on this device')).toBeVisible()
    await expect(shownResult(page).first()).toContainText(idea)
  })
})

test.describe('on the graphics card', () => {
  const storyTool = toolWith('story-prompt')

  test('its size is told before the download, which is paused, gone on with, used and deleted', async ({
    page,
    context,
  }) => {
    test.slow()
    await withGraphicsCard(page)
    await serveModelSize(context, 711_000_000)
    const fetched = await withScriptedWebLlm(context, storyReply)
    const asked = askedOfServer(page)
    await openTool(page, storyTool.slug)
    await openModelPanel(page, downloaded)
    const panel = webGpuPanel(page)
    await expect(panel.getByRole('radio', { name: 'Gemma 3 1B' })).toBeChecked()
    await expectAccessibleInBothThemes(page)
    await panel.getByRole('button', { name: 'Check download size' }).click()
    await expect(panel.getByText('The Gemma 3 1B download is 711 MB.')).toBeVisible()
    expect(fetched).toEqual([])
    await panel.getByRole('button', { name: 'Download 711 MB' }).click()
    await expect(panel.getByText('50% downloaded')).toBeVisible()
    await panel.getByRole('button', { name: 'Pause' }).click()
    await expect(panel.getByText('Paused at 50%')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await panel.getByRole('button', { name: 'Continue' }).click()
    await expect(panel.getByText('Gemma 3 1B is on this device and ready to use.')).toBeVisible()
    await panel.getByRole('button', { name: 'Use this model' }).click()
    await closeModels(page)

    await generateWith(page, storyTool.action, storyTool.idea)
    await expect(page.getByText(/^Written by your own model Gemma 3 1B in this browser/)).toBeVisible({
      timeout: 30_000,
    })
    await expect(shownResult(page).first()).toContainText(storyTool.item)
    expect(asked).toEqual([])

    await openModelPanel(page, downloaded)
    await panel.getByRole('button', { name: 'Delete the model' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect(panel.getByRole('button', { name: 'Check download size' })).toBeVisible()
    expect(await page.evaluate(async () => (await (await caches.open('webllm/model')).keys()).length)).toBe(0)
  })

  test('the library itself loads in its worker under the policy, asks for the files and names what failed', async ({
    page,
    context,
  }) => {
    await withGraphicsCard(page)
    await serveModelSize(context, 711_000_000)
    const files: string[] = []
    await context.route(
      /^https:\/\/(?:huggingface\.co|raw\.githubusercontent\.com)\/(?!.*tensor-cache)/,
      (route) => {
        files.push(route.request().url())
        return route.abort('connectionreset')
      },
    )
    await openTool(page, slug)
    await openModelPanel(page, downloaded)
    const panel = webGpuPanel(page)
    await panel.getByRole('button', { name: 'Check download size' }).click()
    await panel.getByRole('button', { name: 'Download 711 MB' }).click()
    await expect(panel.getByRole('alert')).toContainText('The connection was lost while downloading')
    expect(files[0]).toContain('huggingface.co/mlc-ai/gemma3-1b-it-q4f16_1-MLC/resolve/main/')
  })
})

test('nothing of it is fetched for whoever uses no model of the browser', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await openTool(page, slug)
  await generateWith(page, action, idea)
  const theirs = /built-in|webgpu|\/lib-|ask-browser-model|short-instructions|kind-panel/
  expect(scripts.filter((url) => theirs.test(url))).toEqual([])
})

test('it writes the brief of the wizard, and what is written as JSON', async ({ page }) => {
  await withBuiltIn(page, {
    availability: 'available',
    replies: [shiftSwapReply, videoReply],
    contextWindow: 60_000,
  })
  await asksBuiltInFirst(page)
  await openLastStep(page, parcelRoom)
  await generate(page).click()
  const written = page.getByText(/^Written by your own model This browser’s built-in model/)
  await expect(written).toBeVisible({ timeout: 30_000 })
  await expect(shownPrompt(page)).toContainText('phoning around')

  const video = toolWith('text-to-video-prompt-generator')
  await openTool(page, video.slug)
  await generateWith(page, video.action, video.idea)
  await expect(written).toBeVisible({ timeout: 30_000 })
  await expect(shownResult(page).first()).toContainText(video.item)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('both panels fit', async ({ page }) => {
    await withBuiltIn(page, { availability: 'downloadable', replies: [''] })
    await withGraphicsCard(page)
    await openTool(page, slug)
    await openModelPanel(page, builtIn)
    await expect(builtInPanel(page).getByRole('button', { name: 'Download the model' })).toBeVisible()
    await expectNoSideways(page)
    await closeModels(page)
    await openModelPanel(page, downloaded)
    await expect(webGpuPanel(page).getByRole('button', { name: 'Check download size' })).toBeVisible()
    await expectNoSideways(page)
    await expectAccessibleInBothThemes(page)
  })

  async function expectNoSideways(page: Page) {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  }
})
