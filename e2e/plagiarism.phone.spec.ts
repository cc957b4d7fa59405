import { expect, test } from './support/journey.ts'
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  generateWith,
  openTool,
} from './support/tool-journey.ts'

test('on a narrow phone nothing sticks out, and a passage stands below its text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await openTool(page, 'plagiarism-checker')
  await expectNoSidewaysScroll(page)
  const text =
    'Whenever I find myself growing grim about the mouth; whenever it is a damp, drizzly November in my soul; then, I account it high time to get to sea as soon as I can.'
  await page.getByRole('button', { name: 'Add a text to compare with' }).click()
  await page.getByLabel('Text 1 to compare with').fill(text)
  await generateWith(page, 'Check for Plagiarism', text)
  await expect(page.getByLabel('In “Text 1”')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
})
