import { expect, test } from './support/journey.ts'
import { expectNoSidewaysScroll, generateWith, openTool, shownResult } from './support/tool-journey.ts'

test('on a phone the story reads without sideways scrolling, down to 320 pixels', async ({ page }) => {
  await openTool(page, 'story-prompt')
  await expectNoSidewaysScroll(page)
  await generateWith(page, 'Generate Story', 'a ferry pilot finds a suitcase full of letters')
  await expect(shownResult(page)).toContainText('suitcase')
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})
