import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'
import {
  expectAccessibleInBothThemes,
  expectCopied,
  failFunction,
  generateButton,
  generateWith,
  ideaBox,
  openTool,
} from './support/tool-journey.ts'

const slug = 'plagiarism-checker'
const action = 'Check for Plagiarism'
const own =
  'The harbour museum closes early in winter, so our class had forty minutes for three floors. We ran past the rope machines and stopped at a display of letters that sailors had written to their sisters. One complained about soup for two pages.'
const copied =
  'Whenever I find myself growing grim about the mouth; whenever it is a damp, drizzly November in my soul; then, I account it high time to get to sea as soon as I can.'

async function addSource(page: Page, title: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a text to compare with' }).click()
  await page.getByLabel('Name of text 1').fill(title)
  await page.getByLabel('Text 1 to compare with').fill(text)
}

test('an empty text is told at the field and as a message', async ({ page }) => {
  await openTool(page, slug)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plagiarism Checker (Gemini-Powered)')
  await ideaBox(page).fill('   ')
  await generateButton(page, action).click()
  await expect(page.getByText('Please enter some text to check')).toHaveCount(2)
  await expect(ideaBox(page)).toBeFocused()
  await expectAccessibleInBothThemes(page)
})

test('without other texts the result says that nothing else was compared', async ({ page }) => {
  await openTool(page, slug)
  await generateWith(page, action, own)
  await expect(page.getByText('Great news! Your text appears to be original', { exact: true })).toBeVisible()
  await expect(page.getByText('Excellent! Your text appears to be highly original.')).toBeVisible()
  await expect(page.getByText('Compared only with itself')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What was not checked' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download Rewritten Text' })).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
})

test('a copied passage stands beside its source, and the rewritten text can be downloaded', async ({
  page,
  context,
}) => {
  await openTool(page, slug)
  await addSource(page, 'Moby-Dick', `Call me Ishmael. ${copied} This is my substitute for pistol and ball.`)
  await generateWith(page, action, `${own} ${copied}`)
  await expect(page.locator('[data-band=yellow]')).toBeVisible()
  await expect(page.getByLabel('In “Moby-Dick”')).toContainText('damp, drizzly November')
  await expectAccessibleInBothThemes(page)
  await expectCopied(page, context, 'Copy Result')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Rewritten Text' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('rewritten-text.txt')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('“Whenever I find myself')
  expect(text).toContain('” (Moby-Dick)')
})

test('a text that is all copied is told in red', async ({ page }) => {
  await openTool(page, slug)
  await addSource(page, 'Moby-Dick', copied)
  await generateWith(page, action, copied)
  await expect(page.getByText('High similarity detected')).toBeVisible()
  await expect(page.locator('[data-band=red]')).toHaveText(/^100%/)
})

test('passages are chosen by keyboard', async ({ page }) => {
  await openTool(page, slug)
  await addSource(page, 'Moby-Dick', `${copied} ${own}`)
  await generateWith(
    page,
    action,
    `${own} I wrote this sentence in between on the bus home, and nobody else did. ${copied}`,
  )
  await expect(page.getByText('Passage 1 of 2')).toBeVisible()
  const second = page
    .getByRole('region', { name: 'Your text with marked passages' })
    .getByRole('button')
    .nth(1)
  await second.focus()
  await page.keyboard.press('Enter')
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Passage 2 of 2')).toBeVisible()
  await page.getByRole('button', { name: 'Previous passage' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Passage 1 of 2')).toBeVisible()
})

test('ten texts at most, and each can be removed', async ({ page }) => {
  await openTool(page, slug)
  const add = page.getByRole('button', { name: 'Add a text to compare with' })
  for (let text = 1; text <= 10; text += 1) await add.click()
  await expect(add).toBeDisabled()
  await page.getByRole('button', { name: 'Remove text 3' }).click()
  await expect(page.getByLabel(/^Name of text/)).toHaveCount(9)
  await expect(add).toBeEnabled()
})

test('an example brings its texts to compare with', async ({ page }) => {
  await openTool(page, slug)
  await page.getByRole('button', { name: /^Melville with single words changed/ }).click()
  await expect(page.getByLabel('Name of text 1')).toHaveValue(/Melville/)
  await generateButton(page, action).click()
  await expect(page.getByLabel('In “Herman Melville, Moby-Dick, 1851”')).toBeVisible()
})

test.describe('when the server fails', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test('the message comes first, and the same rules run in this browser', async ({ page }) => {
    await openTool(page, slug)
    await failFunction(page, 'check-plagiarism')
    await ideaBox(page).fill(own)
    await generateButton(page, action).click()
    await expect(page.getByText('Failed to check plagiarism. Please try again.').first()).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Use the draft composed in this browser' }).click()
    await expect(page.locator('[data-band=green]')).toBeVisible()
  })

  test('the words of the function are shown when it has some', async ({ page }) => {
    await openTool(page, slug)
    const body = { error: 'Please send at most 512 KB', code: 'TOO_LARGE' }
    await failFunction(page, 'check-plagiarism', { status: 413, body })
    await ideaBox(page).fill(own)
    await generateButton(page, action).click()
    await expect(page.getByText('Please send at most 512 KB').first()).toBeVisible()
  })
})
