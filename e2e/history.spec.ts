import { readFileSync } from 'node:fs'
import { signInAsNew } from './support/account.ts'
import { expectAccessibleInBothThemes, generateWith, openTool, shownResult } from './support/tool-journey.ts'
import { expect, openPage, test } from './support/journey.ts'
import type { Page } from '@playwright/test'

// Far from the server's clock, so that a page made in one and shown in the other would be noticed.
test.use({ timezoneId: 'America/Lima' })

const videoTool = 'text-to-video-prompt-generator'

async function generateVideo(page: Page, idea: string): Promise<string> {
  await openTool(page, videoTool)
  return generateWith(page, 'Generate Video Prompt', idea)
}

test('whoever is not signed in is led to the sign-in', async ({ page }) => {
  for (const path of ['/history', '/history/compare', '/history/all.json']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(/\/auth/)
  }
})

test('generate, find it in the history, view, copy, delete, undo', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signInAsNew(page)
  await openPage(page, '/history')
  await expect(page.getByText('No prompts generated yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Generate Your First Prompt' })).toHaveAttribute(
    'href',
    '/generate',
  )

  const idea = 'a heron crosses a flooded car park at dawn'
  const text = await generateVideo(page, idea)
  await openPage(page, '/history')
  const item = page.getByRole('article', { name: idea })
  await expect(item).toContainText(text.slice(0, 60))
  await expect(item.getByRole('time')).toHaveText(/^\w{3} \d{1,2}, \d{4},? \d{1,2}:\d{2} [AP]M$/)
  await item.getByRole('button', { name: 'Copy' }).click()
  await expect(item.getByRole('button', { name: 'Copied!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text)

  await page.evaluate(() => localStorage.clear())
  await item.getByRole('button', { name: 'View' }).click()
  await expect(page).toHaveURL(new RegExp(videoTool))
  await expect(shownResult(page).first()).toHaveText(text, { useInnerText: true })
  await expect(page.locator('#sketch textarea').first()).toHaveValue(idea)

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

test('a brief of the wizard opens again on its own page, with its form', async ({ page }) => {
  await signInAsNew(page)
  const form = {
    projectType: 'landing',
    projectName: 'Loaf Loft',
    projectDescription: 'A bakery sells 40 loaves a day by subscription.',
    primaryCTA: 'Reserve a loaf',
    targetAudience: 'Neighbours',
    mainGoal: '120 subscribers',
    features: [],
    customFeatures: ['a bread calendar'],
    designStyle: 'minimal',
    platform: 'v0',
  }
  const answer = await page.request.post('/functions/v1/generate-prompt', { data: form })
  expect(await answer.json()).toMatchObject({ history: 'saved' })
  await openPage(page, '/history')
  const item = page.getByRole('article', { name: 'Loaf Loft' })
  await expect(item).toContainText('Landing Page')
  await item.getByRole('button', { name: 'View' }).click()
  await expect(page).toHaveURL('/output')
  await expect(
    page.getByRole('heading', { name: 'Loaf Loft' }).or(page.getByText('Loaf Loft')).first(),
  ).toBeVisible()
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('promptFormData') ?? '{}'))).toMatchObject(
    form,
  )
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
  await page.getByRole('article', { name: 'Neon night' }).getByRole('button', { name: 'Favourite' }).click()
  await isKept
  await page.reload()
  await expect(
    page.getByRole('article', { name: 'Neon night' }).getByRole('button', { name: 'Favourite' }),
  ).toHaveAttribute('aria-pressed', 'true')

  await page.getByLabel('Favourites only').check()
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByLabel('Search your prompts').fill('heron')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article', { name: first })).toBeVisible()
  await page.getByLabel('Search your prompts').fill('nobody wrote this')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing fits these filters')).toBeVisible()
  await page.getByRole('link', { name: 'Show all prompts' }).click()

  for (const name of [first, 'Neon night'])
    await page.getByRole('article', { name }).getByLabel('Compare').check()
  await page.getByRole('link', { name: 'Compare them' }).click()
  await expect(page.getByRole('heading', { name: 'Compare two prompts' })).toBeVisible()
  await expect(page.locator('ins').first()).toBeVisible()
  await expect(page.locator('del').first()).toBeVisible()

  await openPage(page, '/history')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download all (JSON)' }).click(),
  ])
  const all = JSON.parse(readFileSync(await download.path(), 'utf8'))
  expect(all).toHaveLength(2)
  expect(all[0]).toMatchObject({ input: { idea: first }, toolSlug: videoTool })
})

test('more than twenty come page by page', async ({ page }) => {
  await signInAsNew(page)
  for (let index = 1; index <= 23; index += 1)
    await page.request.post('/functions/v1/generate-video-prompt', {
      data: { idea: `a heron number ${index} waits` },
    })
  await openPage(page, '/history')
  await expect(page.getByRole('article')).toHaveCount(20)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect(page.getByRole('article')).toHaveCount(23)
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0)
})

test.describe('when further prompts do not come', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test('the ones on the page stay, and the same button tries again', async ({ page }) => {
    await signInAsNew(page)
    for (let index = 1; index <= 21; index += 1)
      await page.request.post('/functions/v1/generate-video-prompt', {
        data: { idea: `an egret number ${index} waits` },
      })
    await openPage(page, '/history')
    await page.route('**/history.data?*', (route) => route.abort())
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect(page.getByText('Failed to load prompt history.')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(20)
    await page.unroute('**/history.data?*')
    await page.getByRole('button', { name: 'Load more' }).click()
    await expect(page.getByRole('article')).toHaveCount(21)
  })
})

test('the same request twice is one entry, and nobody else sees it', async ({ page, browser }) => {
  await signInAsNew(page)
  const key = crypto.randomUUID()
  const ask = () =>
    page.request.post('/functions/v1/generate-video-prompt', {
      data: { idea: 'a heron waits' },
      headers: { 'idempotency-key': key },
    })
  await ask()
  await ask()
  await openPage(page, '/history')
  await expect(page.getByRole('article')).toHaveCount(1)
  const id = (await page.request.get('/history/all.json').then((answer) => answer.json()))[0].id

  const stranger = await (await browser.newContext()).newPage()
  await signInAsNew(stranger)
  await openPage(stranger, '/history')
  await expect(stranger.getByText('No prompts generated yet')).toBeVisible()
  expect((await stranger.request.get(`/history/entries/${id}`)).status()).toBe(404)
  const change = await stranger.request.post('/history/changes', { form: { change: 'delete', id } })
  expect(change.status()).toBe(404)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('what was made before signing in can be kept', async ({ page }) => {
  const text = await generateVideo(page, 'a heron waits for the ferry')
  await signInAsNew(page)
  await openPage(page, '/history')
  await expect(page.getByText('One result is only in this browser')).toBeVisible()
  await page.getByRole('button', { name: 'Keep them in my history' }).click()
  await expect(page.getByText('One result is in your history now.')).toBeVisible()
  await expect(page.getByRole('article')).toContainText(text.slice(0, 40))
  await page.reload()
  await expect(page.getByText('only in this browser')).toHaveCount(0)
})

test('what is saved already is not offered again', async ({ page }) => {
  await signInAsNew(page)
  await generateVideo(page, 'a heron waits for the ferry')
  await openPage(page, '/history')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByText('only in this browser')).toHaveCount(0)
})

test('a result that could not be saved is shown all the same, and saved with a second try', async ({
  page,
}) => {
  await signInAsNew(page)
  await page.route('**/functions/v1/generate-video-prompt', async (route) => {
    const response = await route.fetch()
    const events = (await response.text()).replace('"history":"saved"', '"history":"not-saved"')
    await route.fulfill({ response, body: events })
  })
  await generateVideo(page, 'a heron waits for the ferry')
  await expect(page.getByText('Not saved to your history.')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Not saved to your history.')).toHaveCount(0)
  await openPage(page, '/history')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByText('only in this browser')).toHaveCount(0)
})

test('axe finds nothing, in light and dark', async ({ page }) => {
  await signInAsNew(page)
  await page.request.post('/functions/v1/generate-video-prompt', { data: { idea: 'a heron waits' } })
  await openPage(page, '/history')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectAccessibleInBothThemes(page)
})
