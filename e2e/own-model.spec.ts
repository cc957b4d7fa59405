import type { Locator, Page } from '@playwright/test'
import { accountMenu, signInAsNew } from './support/account.ts'
import { hearIngest } from './support/counted.ts'
import { toolWith } from './support/creative-tools.ts'
import { expect, openPage } from './support/journey.ts'
import { failWith, filesWith, hearPolicyReports, sentToAdmin, sentToStranger } from './support/key-traces.ts'
import { wordsOf } from './support/models.ts'
import { keptInBrowser, test } from './support/own-models.ts'
import { storyReply, textReply } from './support/replies.ts'
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  generateButton,
  ideaBox,
  openTool,
  resultHeading,
  shownResult,
} from './support/tool-journey.ts'
import { openWizard } from './support/wizard.ts'

// One server, one OpenRouter and one Ollama, whose next answer each journey sets.
test.describe.configure({ mode: 'default' })

const story = toolWith('story-prompt')
const text = toolWith('text-to-prompt')
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Models' })
const openModels = (page: Page) =>
  page
    .getByRole('button', { name: /^(?:Use your own model|Change models)$/ })
    .first()
    .click()

/** An Ollama as the dialog keeps it. */
async function keepAddress(page: Page, address: string): Promise<void> {
  await page.evaluate((address) => {
    const settings = { service: 'ollama', address, model: 'qwen3:8b', key: 'a-key-of-mine-4711' }
    const engine = { id: 'a', kind: 'address', isOn: true, place: 0, settings }
    localStorage.setItem('ownEngines', JSON.stringify([engine]))
  }, address)
}

/** Databases that hold what keys are sealed with. */
function sealingKeysOf(page: Page): Promise<IDBDatabaseInfo[]> {
  return page.evaluate(async () =>
    (await indexedDB.databases()).filter(({ name }) => name === 'sealing-keys'),
  )
}

async function waitForRequest(page: Page): Promise<void> {
  await openTool(page, story.slug)
  await ideaBox(page).fill(story.idea)
  await generateButton(page, story.action).click()
  await expect(resultHeading(page)).toBeFocused()
}

test('from a result that waits for a model to an answer by OpenRouter: three presses', async ({
  page,
  openRouter,
}) => {
  openRouter.models.play({ words: wordsOf(storyReply), betweenMs: 12 })
  await waitForRequest(page)
  let presses = 0
  const press = async (name: string, role: 'button' | 'link' = 'button', within: Page | Locator = page) => {
    await within.getByRole(role, { name, exact: true }).click()
    presses += 1
  }
  await press('Use your own model', 'button', page.getByRole('region', { name: 'Your story' }))
  await expect(dialog(page)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await press('Connect OpenRouter')
  await expect(page).toHaveTitle('OpenRouter')
  await press('Authorize', 'link')
  await expect(page.getByText(/ (?:is starting|is writing)$/)).toBeVisible()
  await expect(page.getByText(/^Written by google\/gemini-3\.8-flash with your own key\./)).toBeVisible()
  await expect(page.getByText(story.item).first()).toBeVisible()
  expect(presses).toBe(3)
  // Nothing that was typed is lost on the way, and the code is in no address.
  await expect(ideaBox(page)).toHaveValue(story.idea)
  expect(page.url()).not.toContain('code')
  expect(openRouter.models.requests.at(-1)?.body).toContain('google/gemini-3.8-flash')
  await expect(page.getByText('Used in this order: OpenRouter, This site.')).toBeVisible()

  await openModels(page)
  await dialog(page).getByRole('button', { name: 'Choose a model for OpenRouter' }).click()
  await dialog(page).getByLabel('Model for OpenRouter').selectOption('another/model:free')
  await expect(dialog(page)).toContainText('another/model:free, with your key ending in')
  await dialog(page).getByRole('button', { name: 'Move OpenRouter down' }).click()
  await expect(dialog(page).getByText('OpenRouter is now number 2.')).toBeAttached()
  await expect(dialog(page).getByRole('button', { name: 'Move OpenRouter down' })).toBeFocused()
  await expectAccessibleInBothThemes(page)
  // A key is kept sealed, so it can't be looked for itself.
  expect(await keptInBrowser(page)).toContain('sealed')
  await dialog(page).getByRole('button', { name: 'Remove OpenRouter' }).click()
  await expect.poll(() => keptInBrowser(page)).not.toContain('sealed')
})

test('who says no at OpenRouter, or comes with an old answer, is told so and finds the way back', async ({
  page,
}) => {
  await waitForRequest(page)
  await openModels(page)
  await dialog(page).getByRole('button', { name: 'Connect OpenRouter' }).click()
  await page.getByRole('link', { name: 'Deny' }).click()
  await expect(page.getByRole('alert')).toContainText('OpenRouter wasn’t connected')
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Back to where you were' }).click()
  await expect(ideaBox(page)).toHaveValue(story.idea)
  await openPage(page, '/connect/openrouter?code=abc&state=of-somebody-else')
  await expect(page.getByRole('alert')).toContainText('wasn’t started in this tab')
  expect(page.url()).not.toContain('abc')
})

test.describe('a pasted key', () => {
  // Everything that can be counted and recorded is, and the page fails while the key is there.
  test.use({
    privacyChoice: 'granted',
    expectedComplaints: [/The provider refused|Content Security Policy|TrustedScript/],
  })

  test('is tried before it is kept, goes along only where it must, and is found nowhere else', async ({
    page,
    openRouter,
    ownModelServer,
  }) => {
    test.slow()
    const sent = hearIngest(page)
    const policyReports = await hearPolicyReports(page)
    const carrying: string[] = []
    page.on('request', (request) => {
      if (JSON.stringify([request.headers(), request.url(), request.postData()]).includes(openRouter.key))
        carrying.push(new URL(request.url()).pathname)
    })
    await openTool(page, text.slug)
    await ideaBox(page).fill(text.idea)
    await openModels(page)
    await dialog(page).getByRole('button', { name: 'Paste a key' }).click()
    await dialog(page).getByLabel('Provider').selectOption('OpenRouter')
    await dialog(page).getByRole('button', { name: 'Use this key' }).click()
    await expect(dialog(page)).toContainText('Please paste the key as the provider shows it')
    await dialog(page).getByLabel('Key', { exact: true }).fill('sk-or-v1-not-the-right-one')
    await dialog(page).getByRole('button', { name: 'Use this key' }).click()
    await expect(dialog(page)).toContainText('Wrong key.')
    await expectAccessibleInBothThemes(page)
    await dialog(page).getByLabel('Key', { exact: true }).fill(openRouter.key)
    await dialog(page).getByLabel('Keep in this tab only').check()
    await dialog(page).getByRole('button', { name: 'Use this key' }).click()
    await expect(dialog(page).getByText('this tab only')).toBeVisible()
    openRouter.models.play({ words: ['ready'] })
    await dialog(page).getByRole('button', { name: 'Test OpenRouter' }).click()
    await expect(dialog(page)).toContainText('google/gemini-3.8-flash answered in')
    await page.keyboard.press('Escape')

    openRouter.models.play({ words: wordsOf(textReply) })
    await generateButton(page, text.action).click()
    await expect(page.getByText(/^Written by google\/gemini-3\.8-flash with your own key\./)).toBeVisible()
    expect(new Set(carrying)).toEqual(
      new Set([
        '/functions/v1/own-key/models',
        '/functions/v1/own-key/test',
        `/functions/v1/${text.functionName}`,
      ]),
    )
    // What is kept is sealed, and only what is for this tab.
    expect(await keptInBrowser(page)).toContain('sealed')
    expect(await keptInBrowser(page)).not.toContain(openRouter.key)
    // Another tab of the same browser has none of it.
    const other = await page.context().newPage()
    await openPage(other, '/')
    expect(await keptInBrowser(other)).not.toContain('sealed')

    await failWith(page, openRouter.key)
    await openPage(page, '/about')
    await expect
      .poll(() => sent.events().filter(({ event }) => event === 'page_error').length, { timeout: 15_000 })
      .toBe(2)
    await expect.poll(() => sent.recordings().length, { timeout: 20_000 }).toBeGreaterThan(0)
    expect(JSON.stringify([sent.events(), sent.recordings()])).not.toContain(openRouter.key)
    const refused = await policyReports()
    expect(refused).not.toEqual([])
    expect(JSON.stringify(refused)).not.toContain(openRouter.key)

    const { url, dataDir } = ownModelServer
    for (const seen of [await sentToStranger(url), await sentToAdmin(url)])
      expect(seen).not.toContain(openRouter.key)
    expect(filesWith(dataDir, openRouter.key)).toEqual([])

    // Signing out in one tab is signing out in all of them, those that are elsewhere included.
    const away = await page.context().newPage()
    await openPage(away, '/')
    await away.evaluate((key) => sessionStorage.setItem('ownEngines', key), openRouter.key)
    await away.goto('about:blank')
    await signInAsNew(other)
    await openPage(other, '/')
    expect(await keptInBrowser(page)).toContain('sealed')
    await accountMenu(other).click()
    await other.getByRole('button', { name: 'Log out' }).click()
    await expect(accountMenu(other)).toHaveCount(0)
    await expect.poll(() => keptInBrowser(page)).not.toContain('ownEngines')
    await expect.poll(() => sealingKeysOf(page)).toEqual([])
    await openPage(away, '/about')
    expect(await keptInBrowser(away)).not.toContain(openRouter.key)
  })
})

test('Stop keeps what is complete, and what fails before its first word is followed by the next', async ({
  page,
  openRouter,
}) => {
  await openTool(page, text.slug)
  await page.evaluate((key) => {
    const engine = { id: 'a', kind: 'key', isOn: true, place: 0, settings: { provider: 'openrouter', key } }
    localStorage.setItem('ownEngines', JSON.stringify([engine]))
  }, openRouter.key)
  await ideaBox(page).fill(text.idea)
  openRouter.models.play({ words: wordsOf(textReply), betweenMs: 120 })
  await generateButton(page, text.action).click()
  const result = shownResult(page).first()
  await expect(result).toContainText('broken for 2 weeks')
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByText('Stopped: this text isn’t finished')).toBeVisible()
  // What is complete: the sentence before the one that was cut.
  await expect(result).toContainText('from me, a tenant')

  openRouter.models.play({ status: 402 })
  await generateButton(page, text.action).click()
  await expect(
    page.getByText(
      'OpenRouter didn’t accept your key, or your account is out of credit. This site has no model of its own. Put together without a model.',
    ),
  ).toBeVisible()
})

test.describe('Ollama', () => {
  // What a browser says of an answer that it may not read.
  test.use({ expectedComplaints: [/blocked by CORS policy/, /net::ERR_FAILED/, /ERR_CONNECTION_REFUSED/] })

  test('first refuses this site, then is allowed, and writes without our server', async ({
    page,
    ollama,
    ownModelServer,
  }) => {
    const functions: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/functions/'))
        functions.push(new URL(request.url()).pathname)
    })
    ollama.allow(undefined)
    await openTool(page, text.slug)
    await ideaBox(page).fill(text.idea)
    await openModels(page)
    await dialog(page).getByRole('button', { name: 'Ollama on this computer' }).click()
    // The usual port is not for tests.
    await dialog(page).getByLabel('Address').fill('http://127.0.0.1:1')
    await dialog(page)
      .getByRole('button', { name: /^(?:Look for models|Check again)$/ })
      .click()
    await expect(dialog(page).getByRole('alert')).toContainText('No response from http://127.0.0.1:1')
    await dialog(page).getByLabel('Address').fill(ollama.urlOf('openai-compatible'))
    await dialog(page).getByRole('button', { name: 'Look for models' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText(
      'Ollama is running but doesn’t let this site connect',
    )
    await expect(dialog(page).getByRole('alert')).toContainText(`OLLAMA_ORIGINS "${ownModelServer.url}"`)
    await expectAccessibleInBothThemes(page)
    ollama.allow(ownModelServer.url)
    await dialog(page).getByRole('button', { name: 'Check again' }).click()
    await expect(dialog(page).getByLabel('Model')).toHaveValue('qwen3:8b')
    await dialog(page).getByRole('button', { name: 'Use this model' }).click()
    await expect(dialog(page)).toContainText('Your browser connects to it directly.')
    await page.keyboard.press('Escape')

    ollama.play({ words: wordsOf(textReply), betweenMs: 5 })
    await generateButton(page, text.action).click()
    await expect(
      page.getByText('Written by your own model qwen3:8b. Checked in your browser, not by us.'),
    ).toBeVisible()
    await expect(shownResult(page).first()).toContainText('Within ten seconds')
    expect(functions).toEqual([])
    expect(ollama.requests.at(-1)?.headers.cookie).toBeUndefined()

    // It breaks off: what was complete is kept.
    const cutAfter = wordsOf(textReply.slice(0, textReply.indexOf('## [5]'))).length
    ollama.play({ words: wordsOf(textReply), betweenMs: 5, cutAfter })
    await generateButton(page, text.action).click()
    await expect(page.getByText('The model stopped: this text isn’t finished')).toBeVisible()
    await expect(shownResult(page).first()).toContainText('Ask for an appointment')
  })

  test('fills in the six steps of a brief from one sentence', async ({ page, ollama, ownModelServer }) => {
    ollama.allow(ownModelServer.url)
    ollama.play({
      words: wordsOf(
        JSON.stringify({
          projectType: 'web-app',
          projectName: 'Ladderly',
          targetAudience: 'Neighbors within a short walk',
          mainGoal: 'Every tool is lent twice a year',
        }),
      ),
    })
    await openWizard(page)
    await keepAddress(page, ollama.urlOf('openai-compatible'))
    await page.locator('#one-sentence').fill('A place where 40 neighbors lend each other tools')
    await page.getByRole('button', { name: 'Fill in all six steps' }).click()
    await expect(page.locator('#projectName')).toHaveValue('Ladderly')
    await expect(page.getByText('5 suggested answers to check')).toBeVisible()
    await expect(page.getByText('Written by your own model qwen3:8b from your sentence.')).toBeVisible()
    await expect.poll(() => keptInBrowser(page)).toContain('Every tool is lent twice a year')
    expect(ollama.requests.at(-1)?.body).toContain('40 neighbors')

    // The next one fails: the page says so, and what was suggested before can be had back.
    ollama.play({ status: 500 })
    await page.locator('#one-sentence').fill('A place where 40 neighbors lend each other ladders')
    await page.getByRole('button', { name: 'Fill in all six steps' }).click()
    await expect(page.getByText(/^Ollama didn’t answer\. .* Let your own AI chat fill in/)).toBeVisible()
    await page.getByRole('button', { name: 'Undo the suggestions' }).click()
    await expect(page.locator('#projectName')).toHaveValue('Ladderly')
  })

  test('what it wrote is saved for whoever is signed in, labeled so; signing out removes the setup', async ({
    page,
    ollama,
    ownModelServer,
  }) => {
    ollama.allow(ownModelServer.url)
    ollama.play({ words: wordsOf(textReply) })
    await signInAsNew(page)
    await openTool(page, text.slug)
    await keepAddress(page, ollama.urlOf('openai-compatible'))
    await ideaBox(page).fill(text.idea)
    const saved = page.waitForResponse((response) => response.url().endsWith('/history/changes'))
    await generateButton(page, text.action).click()
    expect((await saved).status()).toBe(200)
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('results:')) localStorage.removeItem(key)
    })
    await openPage(page, '/history')
    await page.getByRole('button', { name: 'View' }).first().click()
    await expect(
      page.getByText('Written by your own model qwen3:8b. Checked in your browser, not by us.'),
    ).toBeVisible()
    expect(filesWith(ownModelServer.dataDir, 'a-key-of-mine-4711')).toEqual([])
    expect(await keptInBrowser(page)).toContain('sealed')
    expect(await keptInBrowser(page)).not.toContain('a-key-of-mine-4711')
    expect(await sealingKeysOf(page)).toHaveLength(1)
    await accountMenu(page).click()
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(accountMenu(page)).toHaveCount(0)
    expect(await keptInBrowser(page)).not.toContain('ownEngines')
    expect(await sealingKeysOf(page)).toEqual([])
  })
})

test('at 360 pixels the dialog and the page about the ways stay within the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await openTool(page, text.slug)
  await ideaBox(page).fill(text.idea)
  await openModels(page)
  await expectNoSidewaysScroll(page)
  await dialog(page).getByRole('button', { name: 'Paste a key' }).click()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  await openPage(page, '/docs/which-model')
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
})
