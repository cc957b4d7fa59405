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

const slug = 'text-to-prompt'
const action = 'Generate Prompt'
const idea = 'email landlord heating broken 2 weeks baby at home'

test('an empty idea is told at the field and as a message, and nothing is sent', async ({ page }) => {
  await openTool(page, slug)
  await generateButton(page, action).click()
  await expect(page.getByText('Please enter an idea to convert into a prompt')).toHaveCount(2)
  await expect(ideaBox(page)).toBeFocused()
  await expect(shownResult(page)).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
})

test('an idea becomes a prompt that keeps every fact, and survives a reload', async ({ page }) => {
  await openTool(page, slug)
  const text = await generateWith(page, action, idea)
  expect(text).toMatch(/^Task: Write an e-mail to my landlord: heating broken 2 weeks, baby at home\./)
  expect(text).toContain('(assumed')
  await expectAccessibleInBothThemes(page)
  await page.reload()
  await expect(shownResult(page)).toHaveText(text, { useInnerText: true })
  await expect(ideaBox(page)).toHaveValue(idea)
})

test('copying gives the text as shown, also in the wording for Claude', async ({ page, context }) => {
  await openTool(page, slug)
  await generateWith(page, action, idea)
  await expectCopied(page, context, 'Copy')
  await page.getByRole('tab', { name: 'Claude' }).click()
  await expect(shownResult(page)).toContainText('<requirements>')
  await expectCopied(page, context, 'Copy')
  await page.getByRole('tab', { name: 'Gemini' }).click()
  await expect(shownResult(page)).toHaveText(/^Requirements:[\s\S]*\nTask: /, { useInnerText: true })
})

test('a refused clipboard is told', async ({ page }) => {
  await openTool(page, slug)
  await generateWith(page, action, idea)
  await refuseClipboard(page)
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Failed to copy to clipboard')).toBeVisible()
})

test('refining puts the prompt into the form, and generating from it settles the assumptions', async ({
  page,
}) => {
  await openTool(page, slug)
  const first = await generateWith(page, action, idea)
  await page.getByRole('button', { name: 'Refine' }).click()
  await expect(ideaBox(page)).toHaveValue(first)
  await expect(ideaBox(page)).toBeFocused()
  await expect(shownResult(page)).toHaveCount(0)
  await generateButton(page, action).click()
  await expect(shownResult(page)).toContainText('Task: Write an e-mail to my landlord')
  await expect(shownResult(page)).not.toContainText('(assumed')
  expect((await shownResult(page).textContent())?.match(/^Task:/gm)).toHaveLength(1)
})

test('regenerating shows the same task in another framing each time', async ({ page }) => {
  await openTool(page, slug)
  const first = await generateWith(page, action, idea)
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await expect(shownResult(page)).toContainText('A good result:')
  await expect(shownResult(page)).toContainText('heating broken 2 weeks')
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await expect(shownResult(page)).toContainText('Settle these first:')
  expect(await shownResult(page).textContent()).not.toBe(first)
})

test('a double click asks once', async ({ page }) => {
  await openTool(page, slug)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.url())
  })
  await ideaBox(page).fill(idea)
  // As slow as a person, so that the answer to the first click is there before the second.
  await generateButton(page, action).click()
  await expect(shownResult(page)).toBeVisible()
  await generateButton(page, action).dispatchEvent('click', { detail: 2 })
  await expect(generateButton(page, action)).toBeEnabled()
  expect(asked).toHaveLength(1)
})

test('a slow server can be stopped, and the focus stays with the form', async ({ page }) => {
  await openTool(page, slug)
  await generateWith(page, action, idea)
  await page.route('**/functions/v1/generate-text-prompt', () => undefined)
  await generateButton(page, action).press('Enter')
  const busy = page.getByRole('button', { name: 'Generating...' })
  await expect(busy).toBeDisabled()
  await expect(busy).toBeFocused()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Stop' }).press('Enter')
  await expect(ideaBox(page)).toBeFocused()
  await expect(generateButton(page, action)).toBeEnabled()
})

test('the whole journey by keyboard', async ({ page }) => {
  await openTool(page, slug)
  await ideaBox(page).focus()
  await page.keyboard.type(idea)
  await page.keyboard.press('Control+Enter')
  await expect(page.locator('#result')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Refine' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(ideaBox(page)).toBeFocused()
  await expect(ideaBox(page)).toHaveValue(/^Task: /)
})

test.describe('when the server fails', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test('the card says so, the draft of this browser is offered, and trying again works', async ({ page }) => {
    await openTool(page, slug)
    await failFunction(page, 'generate-text-prompt')
    await ideaBox(page).fill(idea)
    await generateButton(page, action).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Generation Failed' }).first()).toBeVisible()
    await expect(page.getByText('Failed to generate prompt. Please try again.').first()).toBeVisible()
    await expect(generateButton(page, action)).toBeFocused()
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Use the draft composed in this browser' }).click()
    await expect(shownResult(page)).toContainText('Task:')

    await generateButton(page, action).click()
    await page.unroute('**/functions/v1/generate-text-prompt')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0)
    await expect(shownResult(page)).toBeVisible()
  })

  test('refine clears the error with the result', async ({ page }) => {
    await openTool(page, slug)
    await generateWith(page, action, idea)
    await failFunction(page, 'generate-text-prompt')
    await page.getByRole('button', { name: 'Regenerate' }).click()
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
    await page.getByRole('button', { name: 'Refine' }).click()
    await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0)
    await expect(shownResult(page)).toHaveCount(0)
  })

  test('the message of the server is shown when it has one', async ({ page }) => {
    await openTool(page, slug)
    const body = { error: 'Too many requests, try again in a minute', code: 'RATE_LIMITED' }
    await failFunction(page, 'generate-text-prompt', { status: 429, body })
    await ideaBox(page).fill(idea)
    await generateButton(page, action).click()
    await expect(page.getByText('Too many requests, try again in a minute').first()).toBeVisible()
  })
})
