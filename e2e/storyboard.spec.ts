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

const slug = 'storyboard-prompt-generator'
const action = 'Generate Storyboard'
const idea = 'a shy kite who is afraid of the wind wants to see the lake'

test('an empty idea is told, and the sheet says what comes', async ({ page }) => {
  await openTool(page, slug)
  await expect(page.getByRole('link', { name: 'Back to Non-Technical Tools' })).toHaveAttribute(
    'href',
    '/tools/non-technical',
  )
  await expect(page.getByText('Your storyboard is inked here')).toBeVisible()
  await generateButton(page, action).click()
  await expect(page.getByText(/Please enter a story idea first\./).first()).toBeVisible()
  await expect(ideaBox(page)).toBeFocused()
  await expectAccessibleInBothThemes(page)
})

test('an idea alone gives a cast, a style, scenes and the wording of every model', async ({
  page,
  context,
}) => {
  await openTool(page, slug)
  const text = await generateWith(page, action, idea)
  await expect(page.getByText('Storyboard generated successfully.')).toBeVisible()
  for (const part of [
    '## Style guide',
    '## Character sheet',
    '### Scene 8:',
    '## Continuity',
    '## Note for grown-ups',
  ])
    expect(text).toContain(part)

  const scenes = page.getByRole('region', { name: 'Scenes', exact: true })
  await expect(scenes.getByRole('listitem')).toHaveCount(8)
  await expect(scenes.getByRole('img', { name: /^Sketch: wide shot/ }).first()).toBeVisible()
  await expectCopied(page, context, 'Copy All')

  await page.getByRole('button', { name: 'Copy scene 2', exact: true }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^### Scene 2: /)
  expect(copied).not.toContain('### Scene 3')
  expect(text).toContain(copied)

  await page.getByRole('tab', { name: 'Midjourney' }).click()
  await expect(shownResult(page)).toContainText('--oref SHEET_URL --ow 100 --ar 4:3')
  await page.getByRole('tab', { name: 'FLUX.2 JSON' }).click()
  const list: unknown = JSON.parse((await shownResult(page).textContent()) ?? '')
  expect(list).toHaveLength(8)
  await expectAccessibleInBothThemes(page)
})

test('every option is kept: age, format, number of scenes, style, lesson and shape', async ({ page }) => {
  await openTool(page, slug)
  await page.getByLabel('Age', { exact: true }).selectOption('6-8')
  await page.getByLabel('Format', { exact: true }).selectOption('video')
  await page.getByLabel('Number of scenes').fill('5')
  await page.getByLabel('Picture shape').selectOption('9:16')
  await page.getByLabel('Art style').fill('felt craft')
  await page.getByLabel('Lesson').fill('sharing')
  const text = await generateWith(page, action, idea)
  expect(text).toContain('For ages 6-8; video; 5 scenes; 9:16; about 25 seconds')
  expect(text).toContain('felt craft diorama')
  expect(text).toContain('Wished lesson: sharing')
  await expect(page.getByRole('region', { name: 'Scenes', exact: true }).getByRole('listitem')).toHaveCount(5)

  await page.getByLabel('Number of scenes').fill('many')
  await generateButton(page, action).click()
  await expect(page.getByText('Enter the number of scenes as a number, or leave it empty.')).toBeVisible()
})

test('a human child comes with an animal version', async ({ page }) => {
  await openTool(page, slug)
  await generateWith(page, action, 'a girl named Noor loses her red mitten')
  await expect(page.getByText(/Some services refuse children/)).toBeVisible()
  await page.getByRole('tab', { name: 'Animal version' }).click()
  await expect(shownResult(page)).toContainText('standing upright')
})

test('on paper there is the storyboard sheet and nothing else', async ({ page }) => {
  await openTool(page, slug)
  await generateWith(page, action, idea)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name: 'Scenes', exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Character sheet' })).toBeVisible()
  for (const hidden of [
    ideaBox(page),
    generateButton(page, action),
    shownResult(page),
    page.getByRole('button', { name: 'Copy scene 1' }),
    page.getByRole('link', { name: 'Back to Non-Technical Tools' }),
    page.getByRole('heading', { name: 'How it works' }),
  ])
    await expect(hidden).toBeHidden()
  await page.emulateMedia({ media: null })
})

test('by keyboard alone: write, generate, reach the result, copy a scene', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openTool(page, slug)
  await ideaBox(page).focus()
  await page.keyboard.type('a mole who cannot dig learns to whistle')
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('#result')).toBeFocused()
  await page.getByRole('button', { name: 'Copy scene 1', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Copied!' }).first()).toBeFocused()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('### Scene 1')
})

test.describe('when something fails', () => {
  test.use({ expectedComplaints: [/Failed to load resource|net::ERR/] })

  test('an idea that is nothing for children is refused kindly, with another one', async ({ page }) => {
    await openTool(page, slug)
    await ideaBox(page).fill('a sexy schoolgirl undresses')
    await generateButton(page, action).click()
    await expect(page.getByText(/not something to draw for children\. How about/).first()).toBeVisible()
    await expectAccessibleInBothThemes(page)
  })

  test('the call: told, tried again, or composed here', async ({ page }) => {
    await openTool(page, slug)
    await failFunction(page, 'generate-storyboard-prompts')
    await ideaBox(page).fill(idea)
    await generateButton(page, action).click()
    await expect(page.getByText('Failed to generate the storyboard. Please try again.').first()).toBeVisible()
    await page.getByRole('button', { name: /composed in this browser/ }).click()
    await expect(shownResult(page)).toContainText('## Character sheet')
  })

  test('the clipboard: told', async ({ page }) => {
    await openTool(page, slug)
    await generateWith(page, action, idea)
    await refuseClipboard(page)
    await page.getByRole('button', { name: 'Copy All', exact: true }).click()
    await expect(page.getByText('Failed to copy to clipboard.')).toBeVisible()
  })
})
