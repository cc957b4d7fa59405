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

const action = 'Generate Image Prompt'

test.beforeEach(async ({ page }) => {
  await openTool(page, 'image-prompt-generator')
})

test('an empty idea is told and sends nothing', async ({ page }) => {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('/functions/v1/')) calls += 1
  })
  await generateButton(page, action).click()
  await expect(ideaBox(page)).toBeFocused()
  await expect(page.locator('#sketch').getByText('Please enter an image idea')).toBeVisible()
  await ideaBox(page).fill('   ')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('#sketch').getByText('Please enter an image idea')).toBeVisible()
  expect(calls).toBe(0)
  await expectAccessibleInBothThemes(page)
})

test('choices become one picture, and what clashed is told', async ({ page, context }) => {
  await page.getByLabel('Watercolor').check()
  await page.getByLabel('Golden Hour').check()
  await page.getByLabel('Cold Blue Tones').check()
  await page.getByLabel('Wide Shot').check()
  await page.getByLabel('3:4 Vertical').check()
  await page.getByLabel('Text in image').fill('Harbour Days')
  await page.getByLabel('Font Style').selectOption('Serif')
  const prompt = await generateWith(page, action, 'two fishermen mending a net')

  expect(prompt).toMatch(/^A watercolor painting of two fishermen mending a net\./)
  expect(prompt).toContain('golden-hour sun')
  expect(prompt.split('"Harbour Days"')).toHaveLength(2)
  expect(prompt).toContain('high-contrast serif')
  expect(prompt).toContain('Aspect ratio: 3:4.')
  await expect(page.getByText('a warm sun rim against cool blue shadows')).toBeVisible()
  await expect(page.getByText('Image prompt generated successfully!').first()).toBeVisible()
  await expectCopied(page, context)
  await expectAccessibleInBothThemes(page)
})

test('the same picture is worded for other models without asking again', async ({ page }) => {
  await generateWith(page, action, 'a blue enamel kettle on a stove')
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('/functions/v1/generate')) calls += 1
  })
  await page.getByRole('tab', { name: 'Midjourney' }).click()
  await expect(shownResult(page)).toContainText('--s 100')
  await page.getByRole('tab', { name: 'SDXL' }).click()
  await expect(shownResult(page)).toContainText('Negative:')
  expect(calls).toBe(0)
})

test('refine puts the result away and keeps the form', async ({ page }) => {
  await page.getByLabel('Oil Painting').check()
  await generateWith(page, action, 'a blue enamel kettle on a stove')
  await page.getByRole('button', { name: 'Refine' }).click()
  await expect(shownResult(page)).toHaveCount(0)
  await expect(ideaBox(page)).toBeFocused()
  await expect(ideaBox(page)).toHaveValue('a blue enamel kettle on a stove')
  await expect(page.getByLabel('Oil Painting')).toBeChecked()
})

test('the text in the image stops at 25 characters, each counted as people do', async ({ page }) => {
  const field = page.getByLabel('Text in image')
  await field.fill('👩‍🚀'.repeat(30))
  await expect(field).toHaveValue('👩‍🚀'.repeat(25))
  await expect(page.getByText('25 / 25')).toBeVisible()
})

test('what was chosen is still there after a reload', async ({ page }) => {
  await ideaBox(page).fill('a paper lantern')
  await page.getByLabel('Isometric 3D').check()
  await page.getByLabel('16:9 Widescreen').check()
  await page.waitForTimeout(800)
  await page.reload()
  await expect(ideaBox(page)).toHaveValue('a paper lantern')
  await expect(page.getByLabel('Isometric 3D')).toBeChecked()
  await expect(page.getByLabel('16:9 Widescreen')).toBeChecked()
})

test('an example fills the form and can be undone', async ({ page }) => {
  await page.getByRole('button', { name: 'A glass fox' }).click()
  await expect(ideaBox(page)).toHaveValue('a sleeping fox')
  await expect(page.getByLabel('Made of Glass')).toBeChecked()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(ideaBox(page)).toHaveValue('')
})

test('keyboard alone: choose, generate, copy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await ideaBox(page).focus()
  await page.keyboard.type('an otter asleep on its back')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Sketch')).toBeChecked()
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('#result')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
})

test.describe('when something fails', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test('the failure is told, and the same rules are offered in the browser', async ({ page }) => {
    await failFunction(page, 'generate-image-prompt')
    await ideaBox(page).fill('a paper lantern')
    await generateButton(page, action).click()
    await expect(page.getByText('Failed to generate image prompt. Please try again.').first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: /draft composed in this browser/i }).click()
    await expect(shownResult(page)).toContainText('a paper lantern')
  })

  test('a refused idea says kindly what would be possible', async ({ page }) => {
    await ideaBox(page).fill('a decapitated corpse with intestines everywhere')
    await generateButton(page, action).click()
    await expect(page.locator('#sketch').getByText(/How about the tense moment before/)).toBeVisible()
    await expect(shownResult(page)).toHaveCount(0)
  })

  test('a clipboard that refuses is told', async ({ page }) => {
    await generateWith(page, action, 'a paper lantern')
    await refuseClipboard(page)
    await page.getByRole('button', { name: 'Copy Prompt', exact: true }).click()
    await expect(page.getByText('Failed to copy to clipboard.').first()).toBeVisible()
  })
})
