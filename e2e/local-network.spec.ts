import type { Browser, Page } from '@playwright/test'
import { toolWith } from './support/creative-tools.ts'
import { expect } from './support/journey.ts'
import { wordsOf } from './support/models.ts'
import { test } from './support/own-models.ts'
import { textReply } from './support/replies.ts'
import { generateButton, ideaBox, openTool } from './support/tool-journey.ts'

const text = toolWith('text-to-prompt')

let browser: Browser | undefined
test.afterEach(() => browser?.close())

test('a public page reaches this computer once the browser’s permission is given, and says so before', async ({
  playwright,
  launchOptions,
  ollama,
  ownModelServer,
}) => {
  const { port } = new URL(ownModelServer.url)
  // The browser takes the page for one from the internet: not by its name, and not by its address.
  const origin = `http://blueprompt.localhost:${port}`
  browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      `--ip-address-space-overrides=127.0.0.1:${port}=public,[::1]:${port}=public`,
    ],
  })
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  ollama.allow(origin)

  await openTool(page, text.slug)
  await ideaBox(page).fill(text.idea)
  await page.getByRole('button', { name: 'Use your own model' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Models' })
  await dialog.getByRole('button', { name: 'Ollama on this computer' }).click()
  await dialog.getByLabel('Address').fill(ollama.urlOf('openai-compatible'))
  await dialog.getByRole('button', { name: /^(?:Look for models|Check again)$/ }).click()
  // Nobody answers the browser's question here, so it stays open.
  await expect(dialog.getByRole('alert')).toContainText(
    'Your browser should ask whether this site can access',
  )

  await answerTheBrowser(browser, page, 'denied')
  await dialog.getByRole('button', { name: 'Check again' }).click()
  await expect(dialog.getByRole('alert')).toContainText('doesn’t let this site connect to your computer')

  await answerTheBrowser(browser, page, 'granted')
  await dialog.getByRole('button', { name: 'Check again' }).click()
  await expect(dialog.getByLabel('Model')).toHaveValue('qwen3:8b')
  await dialog.getByRole('button', { name: 'Use this model' }).click()
  await page.keyboard.press('Escape')
  ollama.play({ words: wordsOf(textReply), betweenMs: 5 })
  await generateButton(page, text.action).click()
  await expect(page.getByText('Written by your own model qwen3:8b.')).toBeVisible()
})

/** What a person presses when the browser asks whether the page may reach this computer. */
async function answerTheBrowser(browser: Browser, page: Page, setting: 'granted' | 'denied'): Promise<void> {
  const { targetInfo } = await (await page.context().newCDPSession(page)).send('Target.getTargetInfo')
  const devTools = await browser.newBrowserCDPSession()
  await devTools.send('Browser.setPermission', {
    permission: { name: 'loopback-network' },
    setting,
    origin: new URL(page.url()).origin,
    ...(targetInfo.browserContextId ? { browserContextId: targetInfo.browserContextId } : {}),
  })
}
