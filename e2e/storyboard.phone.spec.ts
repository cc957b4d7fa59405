import { expect, test } from './support/journey.ts'
import { expectNoSidewaysScroll, generateWith, openTool } from './support/tool-journey.ts'

test('on a phone the form, the scenes and the text fit', async ({ page }) => {
  await openTool(page, 'storyboard-prompt-generator')
  await expectNoSidewaysScroll(page)
  await generateWith(page, 'Generate Storyboard', 'two hedgehogs quarrel over one very large apple')
  await expect(page.getByRole('region', { name: 'Scenes', exact: true })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})
