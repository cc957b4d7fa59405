import { toolWith } from './support/creative-tools.ts'
import { expect, test } from './support/journey.ts'
import { threeThumbnailsReply } from './support/replies.ts'
import {
  expectAccessibleInBothThemes,
  generateWith,
  openAnswered,
  openTool,
  pasteBack,
  shownResult,
} from './support/tool-journey.ts'

const thumbnail = toolWith('thumbnail-prompt-generator')

test('one concept is drawn large and as small as YouTube shows it, and the drawing follows an edit', async ({
  page,
}) => {
  await openAnswered(page, thumbnail, thumbnail.reply)
  const drawings = page.getByRole('img', { name: /^Layout:/ })
  await expect(drawings).toHaveCount(2)
  expect((await drawings.nth(1).boundingBox())?.width).toBeLessThanOrEqual(141)
  await page.getByRole('button', { name: 'Edit and show sources' }).click()
  await shownResult(page)
    .first()
    .getByRole('button', { name: /Edit: NIGHT 9/ })
    .click()
  await page.getByRole('dialog').getByLabel('Text').fill('DAY ONE')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(drawings.first()).toContainText('DAY ONE')
  await page.getByRole('tab', { name: 'Midjourney' }).click()
  await expect(shownResult(page).first()).toContainText('--ar 16:9')
})

test('idea mode asks for concepts and shows each with its own layout', async ({ page }) => {
  await openTool(page, thumbnail.slug)
  await page.getByRole('radio', { name: '2 to 3 concepts' }).check()
  await generateWith(page, thumbnail.action, thumbnail.idea)
  await pasteBack(page, threeThumbnailsReply)
  const text = await shownResult(page).first().textContent()
  expect(text?.match(/^Concept \d/gm)).toHaveLength(3)
  await expect(page.getByRole('img', { name: /^Layout:/ })).toHaveCount(6)
  await expectAccessibleInBothThemes(page)
})
