import { expect, test } from './support/journey.ts'
import { expectNoSidewaysScroll, generateWith, openTool, shownResult } from './support/tool-journey.ts'

test('on a phone the timeline and the prompt fit, before and after', async ({ page }) => {
  await openTool(page, 'text-to-video-prompt-generator')
  await expectNoSidewaysScroll(page)
  await generateWith(
    page,
    'Generate Video Prompt',
    'a postman slips on ice, his letters fly into the air, and a dog brings every one back',
  )
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible()
  await expect(shownResult(page)).toContainText('Format: 16:9')
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})

test('one endless word does not push the page sideways', async ({ page }) => {
  await openTool(page, 'text-to-video-prompt-generator')
  await generateWith(page, 'Generate Video Prompt', 'w'.repeat(400))
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible()
  await expectNoSidewaysScroll(page)
})
