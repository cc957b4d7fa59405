import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { fillSignIn, signInAsNew } from './support/account.ts'
import { toolWith } from './support/creative-tools.ts'
import { expect, openPage, test, untilHydrated } from './support/journey.ts'
import {
  expectAccessibleInBothThemes,
  generateWith,
  openTool,
  pasteBack,
  shownResult,
} from './support/tool-journey.ts'
import { bellFoundry, formOf, shownPrompt, stored } from './support/wizard.ts'

// Far from the server's clock, so that a page made in one and shown in the other would be noticed.
test.use({ timezoneId: 'America/Lima' })

const videoTool = 'text-to-video-prompt-generator'

async function generateVideo(page: Page, idea: string): Promise<string> {
  await openTool(page, videoTool)
  return generateWith(page, 'Generate Video Prompt', idea)
}

test('generate, edit, find it in the history, view, copy, delete, undo', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAsNew(page)
  await openPage(page, '/history')
  await expect(page.getByText('No prompts generated yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Generate Your First Prompt' })).toHaveAttribute(
    'href',
    '/generate',
  )

  const idea = 'a heron crosses a flooded car park at dawn'
  await generateVideo(page, idea)
  await page.getByRole('button', { name: 'Edit and show sources' }).click()
  await shownResult(page)
    .first()
    .getByRole('button', { name: /^Choice\. Edit: / })
    .first()
    .click()
  await page.getByRole('dialog').getByLabel('Text').fill('Seen from a slow kayak.')
  const isKept = page.waitForResponse('**/history/changes')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await isKept
  // The page may draw it after it is saved.
  await expect(shownResult(page).first()).toContainText('Seen from a slow kayak')
  const text = (await shownResult(page).first().textContent()) ?? ''

  await openPage(page, '/history')
  const item = page.getByRole('article', { name: idea })
  await expect(item).toContainText(text.slice(0, 60))
  await expect(item.getByRole('time')).toHaveText(/^\w{3} \d{1,2}, \d{4},? \d{1,2}:\d{2} [AP]M$/)
  await expectAccessibleInBothThemes(page)
  await item.getByRole('button', { name: 'Copy' }).click()
  await expect(item.getByRole('button', { name: 'Copied!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)

  await page.evaluate(() => localStorage.clear())
  await item.getByRole('button', { name: 'View' }).click()
  await expect(page).toHaveURL(new RegExp(videoTool))
  await expect(shownResult(page).first()).toHaveText(text, { useInnerText: true })
  await expect(page.locator('#sketch textarea').first()).toHaveValue(idea)
  await page.getByRole('button', { name: 'Edit and show sources' }).click()
  await expect(
    shownResult(page)
      .first()
      .getByRole('button', { name: /^Your words\. Edit: Seen from a slow kayak/ }),
  ).toBeVisible()

  await openPage(page, '/history')
  await page.getByRole('button', { name: `Delete “${idea}”` }).click()
  await expect(page.getByText('Prompt has been removed from your history.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(item).toBeVisible()
  await expect(page.getByRole('button', { name: `Delete “${idea}”` })).toBeFocused()
  await page.getByRole('button', { name: `Delete “${idea}”` }).click()
  await expect(page.getByText('was deleted.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('No prompts generated yet')).toBeVisible()
})

test('a brief opens again with its plan, and one of an older version byte for byte', async ({ page }) => {
  await signInAsNew(page)
  const form = formOf(bellFoundry)
  const answer = await page.request.post('/functions/v1/generate-prompt', { data: form })
  const made = await answer.json()
  expect(made).toMatchObject({ history: 'saved', planVersion: 1 })
  const old = '# Old  Loft\n\n\t<b>bold</b> – „40“\n\n\n- end '
  const kept = await page.request.post('/history/changes', {
    data: {
      results: [
        {
          toolSlug: 'developer-prompt',
          input: { ...form, projectName: 'Loft' },
          output: { generatedPrompt: old },
          idempotencyKey: crypto.randomUUID(),
        },
      ],
    },
  })
  expect(await kept.json()).toEqual({ keys: [expect.any(String)] })

  await openPage(page, '/history')
  const item = page.getByRole('article', { name: 'Aldgate Bells' })
  await expect(item).toContainText('Landing Page')
  await item.getByRole('button', { name: 'View' }).click()
  await expect(page).toHaveURL('/output')
  await expect(shownPrompt(page)).toHaveText(made.generatedPrompt, { useInnerText: true })
  await expect(page.getByRole('tablist', { name: 'Written for' }).getByRole('tab')).toHaveCount(6)
  expect(JSON.parse((await stored(page, 'promptFormData')) ?? '{}')).toMatchObject(form)

  await openPage(page, '/history')
  await page.getByRole('article', { name: 'Loft' }).getByRole('button', { name: 'View' }).click()
  await expect(page).toHaveURL('/output')
  await expect(shownPrompt(page)).toContainText('Old')
  expect(await shownPrompt(page).textContent()).toBe(old)
  expect(await stored(page, 'generatedPrompt')).toBe(old)
  await expect(page.getByText('Made with an earlier version of this site and shown unchanged.')).toBeVisible()
  await page.getByRole('button', { name: 'Generate again' }).click()
  await expect(page.locator('#projectName')).toHaveValue('Loft')
})

test('a request for a model is kept as one, and the answer of a chat takes its place', async ({ page }) => {
  await signInAsNew(page)
  const { slug, action, idea, reply, item: words } = toolWith('story-prompt')
  await openTool(page, slug)
  await generateWith(page, action, idea)
  await openPage(page, '/history')
  const item = page.getByRole('article')
  await expect(item).toContainText('Request to paste into an AI chat')
  await page.evaluate(() => localStorage.clear())
  await item.getByRole('button', { name: 'View' }).click()
  await expect(page).toHaveURL(new RegExp(slug))
  await untilHydrated(page)
  const isKept = page.waitForResponse('**/history/changes')
  await pasteBack(page, reply)
  await isKept
  await openPage(page, '/history')
  await expect(item).toHaveCount(1)
  await expect(item).not.toContainText('Request to paste into an AI chat')
  await expect(item).toContainText(words)
})

test('rename, favourite, search, filter, compare and take everything along', async ({ page }) => {
  await signInAsNew(page)
  const first = 'a heron crosses a flooded car park at dawn'
  const second = 'two sisters repair a neon sign at midnight'
  for (const idea of [first, second])
    await page.request.post('/functions/v1/generate-video-prompt', { data: { idea } })
  await openPage(page, '/history')
  const item = page.getByRole('article', { name: second })
  await item.getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel(/New name/).fill('Neon night')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article', { name: 'Neon night' })).toBeVisible()
  const isKept = page.waitForResponse('**/history/changes')
  await page.getByRole('article', { name: 'Neon night' }).getByRole('button', { name: 'Favorite' }).click()
  await isKept
  await page.reload()
  await expect(
    page.getByRole('article', { name: 'Neon night' }).getByRole('button', { name: 'Favorite' }),
  ).toHaveAttribute('aria-pressed', 'true')

  await page.getByLabel('Favorites only').check()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByLabel('Search your prompts').fill('heron')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article', { name: first })).toBeVisible()
  await page.getByLabel('Search your prompts').fill('nobody wrote this')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No prompts match these filters')).toBeVisible()
  await page.getByRole('link', { name: 'Show all prompts' }).click()

  for (const name of [first, 'Neon night'])
    await page.getByRole('article', { name }).getByLabel('Compare').check()
  await page.getByRole('link', { name: 'Compare selected' }).click()
  await expect(page.getByRole('heading', { name: 'Compare two prompts' })).toBeVisible()
  for (const name of [/^Older /, /^Newer /])
    await expect(page.getByRole('region', { name }).getByRole('heading')).toBeVisible()
  await expect(page.locator('ins').first()).toBeVisible()
  await expect(page.locator('del').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Two prompts are selected.')).toBeVisible()

  await openPage(page, '/history')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download all (JSON)' }).click(),
  ])
  const all = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(all).toHaveLength(2)
  expect(all[0]).toMatchObject({ input: { idea: first }, toolSlug: videoTool })
})

test.describe('more than twenty', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test('come page by page; what does not come leaves the others, and the same button tries again; Back finds them all', async ({
    page,
  }) => {
    await signInAsNew(page)
    const ideas = Array.from({ length: 23 }, (_, index) => `a heron number ${index + 1} waits`)
    await Promise.all(
      ideas.map((idea) => page.request.post('/functions/v1/generate-video-prompt', { data: { idea } })),
    )
    await openPage(page, '/history')
    await expect(page.getByRole('article')).toHaveCount(20)
    await page.route('**/history.data?*', (route) => route.abort())
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect(page.getByText('Failed to load prompt history.')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(20)
    await page.unroute('**/history.data?*')
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect(page.getByRole('article')).toHaveCount(23)
    await expect(page.getByRole('button', { name: 'No more prompts' })).toBeFocused()

    await page.getByRole('article').last().getByRole('button', { name: 'View' }).click()
    await expect(page).toHaveURL(new RegExp(videoTool))
    await page.goBack()
    await expect(page.getByRole('article')).toHaveCount(23)
    await expect(page.getByRole('article').last()).toBeInViewport()
  })
})

test('filters keep the focus, and what is typed while they load; links and Back set them', async ({
  page,
}) => {
  await signInAsNew(page)
  await page.request.post('/functions/v1/generate-video-prompt', { data: { idea: 'a heron waits' } })
  await openPage(page, '/history')
  const [words, tool, favourites] = [
    page.getByLabel('Search your prompts'),
    page.getByLabel('Tool', { exact: true }),
    page.getByLabel('Favorites only'),
  ]
  await tool.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/tool=[^&]/)
  await expect(tool).toBeFocused()
  await favourites.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/favourites=true/)
  await expect(favourites).toBeFocused()
  await page.getByRole('link', { name: 'Show all', exact: true }).press('Enter')
  await expect(page).toHaveURL('/history')
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused()
  await expect(tool).toHaveValue('')
  await expect(favourites).not.toBeChecked()

  const answers = Promise.withResolvers<void>()
  await page.route('**/history.data?*', async (route) => {
    await answers.promise
    await route.continue()
  })
  await words.fill('heron')
  await words.press('Enter')
  await expect(page.getByText('Loading your prompt history...')).toBeVisible()
  await words.fill('heron at dawn')
  answers.resolve()
  await expect(page).toHaveURL(/search=heron&/)
  await expect(words).toHaveValue('heron at dawn')
  await expect(words).toBeFocused()
  await page.goBack()
  await expect(words).toHaveValue('')
  await page.goForward()
  await expect(words).toHaveValue('heron')
})

test.describe('after the session ended', () => {
  test.use({ expectedComplaints: [/status of 401/] })

  test('a change is not shown as made, and signing in leads back', async ({ page, context }) => {
    const email = await signInAsNew(page)
    await page.request.post('/functions/v1/generate-video-prompt', { data: { idea: 'a heron at dawn' } })
    await openPage(page, '/history')
    await context.clearCookies()
    const favourite = page.getByRole('button', { name: 'Favorite' }).first()
    await favourite.click()
    await expect(page.getByRole('alert')).toContainText('Your session has ended.')
    await expect(favourite).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('link', { name: 'Sign in again' }).click()
    await expect(page.getByText('You’re signed out. Sign in to continue.')).toBeVisible()
    await fillSignIn(page, email)
    await expect(page).toHaveURL('/history')
  })
})

test('what was made before signing in, or could not be saved, is saved with one press', async ({ page }) => {
  const first = await generateVideo(page, 'a heron waits for the ferry')
  await signInAsNew(page)
  await openPage(page, '/history')
  await expect(page.getByText('One result is only in this browser')).toBeVisible()
  await page.getByRole('button', { name: 'Save to my history' }).click()
  await expect(page.getByText('One result is now in your history.')).toBeVisible()
  await expect(page.getByRole('article')).toContainText(first.slice(0, 40))

  await page.route('**/functions/v1/generate-video-prompt', async (route) => {
    // The server doesn't know whose answer this is, so it saves nothing.
    const response = await route.fetch({ headers: { ...route.request().headers(), cookie: '' } })
    const events = (await response.text()).replace('"type":"done"', '"type":"done","history":"not-saved"')
    await route.fulfill({ response, body: events })
  })
  const unsaved = page.getByText('Not saved to your history.')
  await generateVideo(page, 'two sisters repair a neon sign at midnight')
  await expect(unsaved).toBeVisible()
  await page.getByRole('button', { name: 'Save it' }).click()
  await expect(unsaved).toHaveCount(0)
  await generateVideo(page, 'a fox learns to swim')
  await expect(unsaved).toBeVisible()

  await openPage(page, '/history')
  // Without the third result the page would say nothing, and a test can't wait for that.
  await expect(page.getByText('One result is only in this browser')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('article').first()).toContainText('two sisters repair a neon sign')
})
