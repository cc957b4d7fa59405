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

const slug = 'text-to-video-prompt-generator'
const action = 'Generate Video Prompt'
const idea = 'a paper boat travels along a rain gutter through the city and reaches the river at dusk'

test('an empty idea: the button waits, the keyboard is told why, and the sheet says what comes', async ({
  page,
}) => {
  await openTool(page, slug)
  await expect(page.getByRole('link', { name: 'Back to Non-Technical Tools' })).toHaveAttribute(
    'href',
    '/tools/non-technical',
  )
  await expect(generateButton(page, action)).toBeDisabled()
  await expect(page.getByText('Your video prompt is inked here')).toBeVisible()
  await expect(
    page.getByRole('heading', { name: 'How it works' }).locator('xpath=..').getByRole('listitem'),
  ).toHaveCount(4)
  await ideaBox(page).fill('   ')
  await ideaBox(page).press('Control+Enter')
  await expect(page.getByText('Please enter your video idea first.').first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test('generates, draws the timeline, copies, and speaks the dialect of every model', async ({
  page,
  context,
}) => {
  await openTool(page, slug)
  const prompt = await generateWith(page, action, idea)
  await expect(page.getByText('Video prompt generated successfully.')).toBeVisible()
  expect(prompt).toContain('End frame:')
  expect(prompt).toContain('Format: 16:9, 8 seconds')

  const timeline = page.getByRole('region', { name: 'Timeline' })
  await expect(timeline.getByText('8 seconds, 16:9, 2 shots')).toBeVisible()
  await expect(timeline.locator('ol').first().locator('> li')).toHaveCount(2)
  await expectCopied(page, context)
  await expect(page.getByText('Video prompt copied to clipboard.')).toBeVisible()

  await page.getByRole('tab', { name: /Veo/ }).click()
  await expect(shownResult(page)).toContainText('[00:00-00:04]')
  await page.getByRole('tab', { name: /Kling/ }).click()
  await expect(shownResult(page)).toContainText('Shot 1 (0–4s).')
  await page.getByRole('tab', { name: 'From an image' }).click()
  await expect(shownResult(page)).toContainText('Keep identity')
  await page.getByRole('tab', { name: 'JSON shot list' }).click()
  const list: unknown = JSON.parse((await shownResult(page).textContent()) ?? '')
  expect(list).toMatchObject({ duration_seconds: 8, aspect_ratio: '16:9' })
  await expectAccessibleInBothThemes(page)
})

test('Refine puts its sentence behind the idea, and the film gains detail but no such scene', async ({
  page,
}) => {
  await openTool(page, slug)
  const first = await generateWith(page, action, 'an old robot waters the last plant in an abandoned mall')
  await page.getByRole('button', { name: 'Refine', exact: true }).click()
  await expect(ideaBox(page)).toHaveValue(
    'an old robot waters the last plant in an abandoned mall Please make this more detailed and creative',
  )
  await generateButton(page, action).click()
  await expect(shownResult(page)).toContainText('Foreground:')
  const second = (await shownResult(page).textContent()) ?? ''
  expect(second).not.toBe(first)
  expect(second).not.toContain('more detailed and creative')
})

test('Regenerate films the same idea in another way', async ({ page }) => {
  await openTool(page, slug)
  const first = await generateWith(page, action, idea)
  await page.getByRole('button', { name: 'Regenerate', exact: true }).click()
  await expect(shownResult(page)).not.toHaveText(first)
  await expect(shownResult(page)).toContainText('a paper boat travels along a rain gutter', {
    ignoreCase: true,
  })
})

test('by keyboard alone: write, generate, reach the result, choose another model', async ({ page }) => {
  await openTool(page, slug)
  await ideaBox(page).focus()
  await page.keyboard.type('a cat asleep on a warm piano')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('#result')).toBeFocused()
  await page.getByRole('tab', { name: 'Any model' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: /Veo/ })).toHaveAttribute('aria-selected', 'true')
})

test('an idea that must not be filmed is refused kindly, with something to try', async ({ page }) => {
  await openTool(page, slug)
  const response = await page.request.post('/functions/v1/generate-video-prompt', {
    data: { idea: 'two naked women have sex in a hotel room' },
  })
  expect(response.status()).toBe(400)
  expect(await response.json()).toMatchObject({ code: 'INVALID_INPUT', error: /How about/ })
})

test.describe('when something fails', () => {
  test.use({ expectedComplaints: [/Failed to load resource|net::ERR/] })

  test('the call: told in the words of the product, tried again, or composed here', async ({ page }) => {
    await openTool(page, slug)
    await failFunction(page, 'generate-video-prompt')
    await ideaBox(page).fill(idea)
    await generateButton(page, action).click()
    await expect(page.getByText('Failed to generate video prompt. Please try again.').first()).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: /composed in this browser/ }).click()
    await expect(shownResult(page)).toContainText('End frame:')
  })

  test('the clipboard: told', async ({ page }) => {
    await openTool(page, slug)
    await generateWith(page, action, idea)
    await refuseClipboard(page)
    await page.getByRole('button', { name: 'Copy Prompt', exact: true }).click()
    await expect(page.getByText('Failed to copy to clipboard.')).toBeVisible()
  })
})
