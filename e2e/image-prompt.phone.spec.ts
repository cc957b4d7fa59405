import { expect, test } from './support/journey.ts'
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  generateWith,
  openTool,
} from './support/tool-journey.ts'

const action = 'Generate Image Prompt'

test('on a phone the options are folded and say what was chosen', async ({ page }) => {
  await openTool(page, 'image-prompt-generator')
  await expect(page.getByLabel('Watercolor')).toBeHidden()
  const styles = page.getByRole('button', { name: /^Art Style/ })
  await styles.click()
  await page.getByLabel('Watercolor').check()
  await page.getByLabel('Sketch').check()
  await styles.click()
  await expect(page.getByLabel('Watercolor')).toBeHidden()
  await expect(styles).toContainText('2 chosen')
  await expectNoSidewaysScroll(page)
  expect(await generateWith(page, action, 'a paper lantern')).toContain('watercolor')
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
})

test('nothing sticks out at 320 pixels with all groups open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openTool(page, 'image-prompt-generator')
  for (const name of ['Art Style', 'Background', 'Lighting', 'Camera', 'Quality', 'Special Effects'])
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
  await expectNoSidewaysScroll(page)
})
