import { readFile } from 'node:fs/promises'
import { unzipSync, strFromU8 } from 'fflate'
import { toolWith } from './support/creative-tools.ts'
import { expect, test } from './support/journey.ts'
import {
  expectAccessibleInBothThemes,
  generateWith,
  ideaBox,
  openAnswered,
  openTool,
  shownResult,
} from './support/tool-journey.ts'

const story = toolWith('story-prompt')

test('a story is set to be read, and can be taken along as an e-book and as Markdown', async ({ page }) => {
  await openAnswered(page, story, story.reply)
  const view = page.getByRole('region', { name: 'Reading view' })
  await expect(view.getByRole('heading', { name: 'The Third Floor' })).toBeVisible()
  await expect(view.getByText('About 1 minute to read aloud')).toBeVisible()
  await expect(view.locator('hr')).toHaveCount(1)
  const family = await shownResult(page)
    .first()
    .evaluate((element) => getComputedStyle(element).fontFamily)
  expect(family).toContain('Grotesk')

  const book = page.waitForEvent('download')
  await view.getByRole('button', { name: 'E-book (EPUB)' }).click()
  expect((await book).suggestedFilename()).toBe('the-third-floor.epub')
  const files = unzipSync(await readFile(await (await book).path()))
  expect(
    Object.values(files)
      .map((file) => strFromU8(file))
      .join(''),
  ).toContain('Marta oiled the pedal')
  const markdown = page.waitForEvent('download')
  await view.getByRole('button', { name: 'Markdown' }).click()
  expect((await markdown).suggestedFilename()).toBe('the-third-floor.md')
  expect(await readFile(await (await markdown).path(), 'utf8')).toMatch(/^# The Third Floor\n/)
})

test('a prompt for one needs no model; Refine moves it into the form and clears the output', async ({
  page,
}) => {
  await openTool(page, story.slug)
  await expect(page.getByRole('region', { name: 'Your story', exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'A story prompt' }).check()
  await expect(page.getByText('Your story prompt appears here')).toBeVisible()
  await page.getByText('Genre, reader and voice').click()
  await page.getByLabel('Genre').selectOption('Mystery')
  const brief = await generateWith(page, story.action, story.idea)
  expect(brief).toContain(story.idea)
  await page.getByRole('tab', { name: 'Claude' }).click()
  await expect(shownResult(page).first()).toContainText('<premise>')
  // The words are those of the result, whatever the form asks for by now.
  await page.getByRole('radio', { name: 'A story', exact: true }).check()
  await expect(page.getByRole('region', { name: 'Your story prompt', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Story prompt: Claude' })).toBeVisible()
  await page.getByRole('radio', { name: 'A story prompt' }).check()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('tab', { name: 'Any assistant' }).click()
  await page.getByRole('button', { name: 'Refine', exact: true }).click()
  await expect(ideaBox(page)).toHaveValue(brief)
  await expect(shownResult(page)).toHaveCount(0)
})

test.describe('an answer without a story', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test('is told in the words of the specification', async ({ page }) => {
    await openTool(page, story.slug)
    await page.route(`**/functions/v1/${story.functionName}`, (route) =>
      route.fulfill({ json: { notes: [] } }),
    )
    await ideaBox(page).fill(story.idea)
    await page.getByRole('button', { name: story.action, exact: true }).click()
    await expect(page.getByText('No content received from the AI').first()).toBeVisible()
  })
})
