import { toolWith } from './support/creative-tools.ts'
import { expect, test } from './support/journey.ts'
import {
  expectAccessibleInBothThemes,
  generateWith,
  ideaBox,
  openOwnChat,
  openTool,
  shownResult,
} from './support/tool-journey.ts'

const { slug, action, idea } = toolWith('image-prompt-generator')

test('choices become one picture, what leads is told, and Refine keeps the form', async ({ page }) => {
  await openTool(page, slug)
  const find = page.getByRole('searchbox', { name: 'Find an option' })
  for (const choice of ['Watercolor', 'Golden Hour', 'Cold Blue Tones', 'Wide Shot']) {
    await find.fill(choice)
    await page.getByLabel(choice).check()
  }
  await find.fill('')
  // What is chosen stands in the heading of a folded group.
  await expect(page.getByText('Golden Hour, Cold Blue Tones')).toBeVisible()
  await expect(page.getByLabel('Watercolor')).toBeHidden()
  await page.locator('summary', { hasText: 'Format and text' }).click()
  await page.getByLabel('3:4 Vertical').check()
  await page.getByLabel('Text in image').fill('Harbor Days')
  await page.getByRole('group', { name: 'Font style' }).getByLabel('Serif').check()
  const prompt = await generateWith(page, action, idea)
  expect(prompt.startsWith(idea)).toBe(true)
  expect(prompt).toMatch(/watercolor/i)
  expect(prompt.split('"Harbor Days"')).toHaveLength(2)
  expect(prompt).toContain('Aspect ratio: 3:4.')
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText(
    'Golden Hour is the main choice; Cold Blue Tones appears in one detail only.',
  )
  await expectAccessibleInBothThemes(page)

  let calls = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') calls += 1
  })
  await page.getByRole('tab', { name: 'Midjourney' }).click()
  await expect(shownResult(page).first()).toContainText('--ar 3:4')
  await page.getByRole('tab', { name: 'SDXL' }).click()
  await expect(shownResult(page).first()).toContainText('Negative prompt:')
  expect(calls).toBe(0)

  await page.getByRole('button', { name: 'Refine' }).click()
  await expect(shownResult(page)).toHaveCount(0)
  await expect(ideaBox(page)).toHaveValue(idea)
  await expect(page.getByLabel('Watercolor')).toBeChecked()
})

test('the text in the image has at most 25 characters and a counter; choices survive a reload', async ({
  page,
}) => {
  await openTool(page, slug)
  await page.locator('summary', { hasText: 'Format and text' }).click()
  await page.getByLabel('Text in image').fill('Twenty-five letters or so!')
  await expect(page.getByText('26 / 25')).toBeVisible()
  await expect(page.getByText(/1 character over the limit/)).toBeVisible()
  await page.getByLabel('Text in image').fill('Twenty-five letters long!')
  await expect(page.getByText('25 / 25')).toBeVisible()
  await page.locator('summary', { hasText: 'Art Style' }).click()
  await page.getByLabel('Isometric 3D').check()
  await page.waitForTimeout(800)
  await page.reload()
  await expect(page.getByLabel('Isometric 3D')).toBeChecked()
  await expect(page.getByLabel('Text in image')).toHaveValue('Twenty-five letters long!')
})

test('a folded group that holds a mistake stays open while it is corrected', async ({ page }) => {
  await openTool(page, slug)
  const group = page.locator('summary', { hasText: 'Format and text' })
  await group.click()
  const field = page.getByLabel('Text in image')
  await field.fill('Twenty-five letters or so!')
  await group.click()
  await expect(field).toBeHidden()
  await ideaBox(page).fill(idea)
  await page.getByRole('button', { name: action, exact: true }).click()
  await expect(field).toBeFocused()
  await field.press('End')
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Backspace')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('Twenty-five letters or')
})

test('a refusal that is pasted back is offered, not taken; a prompt in plain words can be used', async ({
  page,
}) => {
  await openTool(page, slug)
  const composed = await generateWith(page, action, idea)
  const answer = await openOwnChat(page)
  await answer.fill('I am sorry, but I cannot help with that. I can suggest another picture if you like.')
  await page.getByRole('button', { name: 'Use this answer' }).click()
  await expect(page.getByText('This text doesn’t have the form we asked for.')).toBeVisible()
  await expect(shownResult(page).first()).toHaveText(composed, { useInnerText: false })
  await answer.fill('A harbor at dusk in thin washes of watercolor, one boat with a red sail, the light low.')
  await page.getByRole('button', { name: 'Use this answer' }).click()
  await page.getByRole('button', { name: 'Use this text' }).click()
  await expect(shownResult(page).first()).toContainText('one boat with a red sail')
})
