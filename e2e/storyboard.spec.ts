import { toolWith } from './support/creative-tools.ts'
import { expect, test } from './support/journey.ts'
import {
  expectAccessibleInBothThemes,
  generateButton,
  ideaBox,
  openAnswered,
  openTool,
  shownResult,
} from './support/tool-journey.ts'

const board = toolWith('storyboard-prompt-generator')

test('scenes are cards with their image prompts; an edit there is in the text, and a change for safety is accepted', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAnswered(page, board, board.reply)
  const scenes = page.getByRole('region', { name: 'Scenes', exact: true })
  await expect(scenes.getByRole('listitem')).toHaveCount(3)
  await page.getByRole('button', { name: 'Copy image prompt 2' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('A small wind lifts the tail')
  // The program repeats who it is in every picture.
  expect(copied).toContain('one folded corner')

  const narration = scenes.getByLabel('Narration for scene 1')
  await narration.fill('Pip hid, and listened.')
  await narration.blur()
  await expect(shownResult(page).first()).toContainText('Pip hid, and listened.')

  const safe = page.getByRole('region', { name: 'Made safe for children' })
  await expect(safe).toContainText('on a string that Grandma holds')
  await safe.getByRole('button', { name: 'Decline' }).click()
  // No model is connected, so the wish can be taken to one's own chat.
  await expect(page.getByRole('heading', { name: 'Make this change in your own AI chat' })).toBeVisible()
  await safe.getByRole('button', { name: 'Accept' }).click()
  await expect(safe).toContainText('You accepted this.')
  await expectAccessibleInBothThemes(page)
})

test('on paper there is the storyboard and nothing else', async ({ page }) => {
  await openAnswered(page, board, board.reply)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name: 'Scenes', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Cast and style' })).toBeVisible()
  for (const hidden of [
    ideaBox(page),
    generateButton(page, board.action),
    shownResult(page).first(),
    page.getByRole('button', { name: 'Copy image prompt 1' }),
    page.getByRole('region', { name: 'Made safe for children' }),
    page.getByRole('link', { name: 'Back to Non-Technical Tools' }),
    page.getByRole('heading', { name: 'How it works' }),
  ])
    await expect(hidden).toBeHidden()
  await page.emulateMedia({ media: null })
})

test('a number of scenes that is none is told at its field', async ({ page }) => {
  await openTool(page, board.slug)
  await page.getByText('Scenes, lesson and aspect ratio').click()
  await page.getByLabel('Number of scenes').fill('xx')
  await ideaBox(page).fill(board.idea)
  await generateButton(page, board.action).click()
  await expect(page.getByText('Enter a number of scenes, or leave this blank.')).toBeVisible()
  await expect(page.getByLabel('Number of scenes')).toBeFocused()
})
