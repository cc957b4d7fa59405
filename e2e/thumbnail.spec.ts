import { expect, test } from './support/journey.ts'
import {
  expectAccessibleInBothThemes,
  expectCopied,
  failFunction,
  generateButton,
  generateWith,
  ideaBox,
  openTool,
  refuseClipboard,
  shownResult,
} from './support/tool-journey.ts'

const slug = 'thumbnail-prompt-generator'
const action = 'Generate Thumbnail Prompt'
const title = 'I slept in a lighthouse for 9 nights'

test('an empty title is told at the field and as a message, and nothing is sent', async ({ page }) => {
  await openTool(page, slug)
  await generateButton(page, action).click()
  await expect(page.getByText('Input Required')).toBeVisible()
  await expect(page.getByText('Please enter a YouTube title or video idea')).toHaveCount(2)
  await expect(ideaBox(page)).toBeFocused()
  await expectAccessibleInBothThemes(page)
})

test('a title becomes a prompt with a drawn layout, and survives a reload', async ({ page }) => {
  await openTool(page, slug)
  const text = await generateWith(page, action, title)
  expect(text).toContain('16:9')
  await expect(page.getByRole('img', { name: /^Layout:/ })).toHaveCount(2)
  await expectAccessibleInBothThemes(page)
  await page.reload()
  await expect(shownResult(page)).toHaveText(text, { useInnerText: true })
  await expect(ideaBox(page)).toHaveValue(title)
})

test('idea mode gives up to three concepts, each with its own layout', async ({ page }) => {
  await openTool(page, slug)
  await page.getByRole('radio', { name: 'Three ideas' }).check()
  const text = await generateWith(page, action, title)
  expect(text.match(/^Concept \d/gm)?.length).toBeGreaterThanOrEqual(2)
  expect(await page.getByRole('img', { name: /^Layout:/ }).count()).toBeGreaterThanOrEqual(4)
  await expectAccessibleInBothThemes(page)
})

test('copying gives the text as shown, also in another dialect', async ({ page, context }) => {
  await openTool(page, slug)
  await generateWith(page, action, title)
  await expectCopied(page, context)
  await page.getByRole('tab', { name: 'Midjourney' }).click()
  await expect(shownResult(page)).toContainText('--ar 16:9')
  await expectCopied(page, context)
})

test('a refused clipboard is told', async ({ page }) => {
  await openTool(page, slug)
  await generateWith(page, action, title)
  await refuseClipboard(page)
  await page.getByRole('button', { name: 'Copy Prompt' }).click()
  await expect(page.getByText('Failed to copy to clipboard.')).toBeVisible()
})

test('a new thumbnail puts the result away and keeps it among the results of this browser', async ({
  page,
}) => {
  await openTool(page, slug)
  const text = await generateWith(page, action, title)
  await page.getByRole('button', { name: 'New Thumbnail' }).click()
  await expect(shownResult(page)).toHaveCount(0)
  await ideaBox(page).fill('Something else')
  await page.getByText('Results in this browser (1)').click()
  await page.getByRole('button', { name: new RegExp(`^${title}`) }).click()
  await expect(shownResult(page)).toHaveText(text, { useInnerText: true })
  await expect(ideaBox(page)).toHaveValue(title)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(ideaBox(page)).toHaveValue('Something else')
})

test('the whole journey by keyboard', async ({ page }) => {
  await openTool(page, slug)
  await ideaBox(page).focus()
  await page.keyboard.type(title)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Three ideas' })).toBeChecked()
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('#result')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Copy Prompt' })).toBeFocused()
})

test.describe('when the server fails', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test('the message comes first, the draft of this browser is offered, and trying again works', async ({
    page,
  }) => {
    await openTool(page, slug)
    await failFunction(page, 'generate-thumbnail-prompt')
    await ideaBox(page).fill(title)
    await generateButton(page, action).click()
    await expect(
      page.getByText('Failed to generate thumbnail prompt. Please try again.').first(),
    ).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Use the draft composed in this browser' }).click()
    await expect(shownResult(page)).toContainText('16:9')

    await generateButton(page, action).click()
    await page.unroute('**/functions/v1/generate-thumbnail-prompt')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0)
    await expect(shownResult(page)).toBeVisible()
  })

  test('what the server says about a field stands at the field', async ({ page }) => {
    await openTool(page, slug)
    const body = { error: 'Invalid', code: 'INVALID_INPUT', fields: { title: 'Please say more' } }
    await failFunction(page, 'generate-thumbnail-prompt', { status: 400, body })
    await ideaBox(page).fill(title)
    await generateButton(page, action).click()
    await expect(page.locator('#title-error')).toHaveText('Please say more')
  })
})

test('a title over the limit is kept, told and not sent', async ({ page }) => {
  await openTool(page, slug)
  await ideaBox(page).fill('word '.repeat(1_010).trim())
  await expect(page.getByText('over the limit')).toBeVisible()
  await generateButton(page, action).click()
  await expect(ideaBox(page)).toBeFocused()
  await expect(shownResult(page)).toHaveCount(0)
})
