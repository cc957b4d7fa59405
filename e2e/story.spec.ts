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

const slug = 'story-prompt'
const action = 'Generate Story'
const idea = 'a piano tuner who can hear which couples in the building will part'

test('an empty idea: the button waits, the keyboard is told why, and the sheet says what comes', async ({
  page,
}) => {
  await openTool(page, slug)
  await expect(page.getByRole('link', { name: 'Back to Non-Technical Tools' })).toHaveAttribute(
    'href',
    '/tools/non-technical',
  )
  await expect(generateButton(page, action)).toBeDisabled()
  await expect(page.getByText('Your story is inked here')).toBeVisible()
  await ideaBox(page).fill('   ')
  await expect(generateButton(page, action)).toBeDisabled()
  await ideaBox(page).press('Control+Enter')
  await expect(page.getByText('Please enter a story idea first.').first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
})

test('a story: in readable type, said to be composed without a model, copied whole, brief one tab away', async ({
  page,
  context,
}) => {
  await openTool(page, slug)
  const story = await generateWith(page, action, idea)
  expect(story).toContain('which couples in the building would part')
  expect(story.split('\n\n').length).toBeGreaterThan(15)
  await expect(page.getByText(/Composed by .* own rules, without a model/)).toBeVisible()
  const family = await shownResult(page).evaluate((element) => getComputedStyle(element).fontFamily)
  expect(family).toContain('Grotesk')
  await expectCopied(page, context, 'Copy')
  await expectAccessibleInBothThemes(page)

  await page.getByRole('tab', { name: 'Story brief' }).click()
  await expect(shownResult(page)).toContainText('Thread object:')
  const mono = await shownResult(page).evaluate((element) => getComputedStyle(element).fontFamily)
  expect(mono).toContain('Mono')
})

test('a prompt: every part of a brief, and in tags for Claude', async ({ page }) => {
  await openTool(page, slug)
  await page.getByRole('radio', { name: 'A prompt for one' }).check({ force: true })
  const brief = await generateWith(page, 'Generate Story Prompt', idea)
  for (const label of ['Premise:', 'Protagonist:', 'Pressure:', 'Shape:', 'Avoid:', 'Output:'])
    expect(brief).toContain(label)
  await page.getByRole('tab', { name: 'Claude' }).click()
  await expect(shownResult(page)).toContainText('<premise>')
  await expectAccessibleInBothThemes(page)
})

test('Refine moves the text into the idea and clears the output; the next draft starts from the same idea', async ({
  page,
}) => {
  await openTool(page, slug)
  await page.getByRole('radio', { name: 'A prompt for one' }).check({ force: true })
  const brief = await generateWith(page, 'Generate Story Prompt', idea)
  await page.getByRole('button', { name: 'Refine', exact: true }).click()
  await expect(ideaBox(page)).toHaveValue(brief)
  await expect(shownResult(page)).toHaveCount(0)
  await generateButton(page, 'Generate Story Prompt').click()
  await expect(shownResult(page)).toContainText('which couples in the building will part')
  const second = (await shownResult(page).textContent()) ?? ''
  expect(second.match(/^Premise:/gmu)).toHaveLength(1)
  expect(second).not.toBe(brief)
})

test('by keyboard alone: write, choose the mode, generate, reach the result', async ({ page }) => {
  await openTool(page, slug)
  await ideaBox(page).focus()
  await page.keyboard.type('a mirror that shows yesterday')
  await page.getByRole('radio', { name: 'A story' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'A prompt for one' })).toBeChecked()
  await ideaBox(page).focus()
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('#result')).toBeFocused()
  await expect(shownResult(page)).toContainText('A mirror that shows yesterday')
})

test('an idea in another language: a brief, and the page says why', async ({ page }) => {
  await openTool(page, slug)
  await generateWith(page, action, 'Ein Bäcker, der nachts mit dem Brot spricht')
  await expect(page.getByText(/tells stories in English only/)).toBeVisible()
  await expect(shownResult(page)).toContainText('story in German')
})

test.describe('when something fails', () => {
  test.use({ expectedComplaints: [/Failed to load resource|net::ERR/] })

  test('the call: told in the words of the product, tried again, or composed here', async ({ page }) => {
    await openTool(page, slug)
    await failFunction(page, 'generate-story')
    await ideaBox(page).fill(idea)
    await generateButton(page, action).click()
    await expect(page.getByText('Failed to generate content. Please try again.').first()).toBeVisible()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: /composed in this browser/ }).click()
    await expect(shownResult(page)).toContainText('which couples in the building would part')
  })

  test('an answer without a story: told', async ({ page }) => {
    await openTool(page, slug)
    await failFunction(page, 'generate-story', { status: 200, body: { notes: [] } })
    await ideaBox(page).fill(idea)
    await generateButton(page, action).click()
    await expect(page.getByText('No content received from the AI').first()).toBeVisible()
  })

  test('the clipboard: told', async ({ page }) => {
    await openTool(page, slug)
    await generateWith(page, action, idea)
    await refuseClipboard(page)
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(page.getByText('Failed to copy content to clipboard.')).toBeVisible()
  })
})
