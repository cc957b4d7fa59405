import { creativeTools, toolWith } from './support/creative-tools.ts'
import { expect, test } from './support/journey.ts'
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  generateWith,
  openAnswered,
  openTool,
  shownResult,
} from './support/tool-journey.ts'

test.use({ viewport: { width: 360, height: 740 } })

for (const tool of creativeTools) {
  test(`${tool.slug}: at 360 pixels nothing sticks out, before and with a result`, async ({ page }) => {
    await openTool(page, tool.slug)
    for (const summary of await page.locator('#sketch summary').all()) await summary.tap()
    await expectNoSidewaysScroll(page)
    await openAnswered(page, tool, tool.reply)
    await page.getByRole('button', { name: 'Edit and show sources' }).tap()
    await expect(shownResult(page).first()).toContainText(tool.item)
    await expectNoSidewaysScroll(page)
    await expectAccessibleInBothThemes(page)
  })
}

test('one endless word does not push the page sideways', async ({ page }) => {
  const { slug, action } = toolWith('text-to-video-prompt-generator')
  await openTool(page, slug)
  await generateWith(page, action, 'w'.repeat(400))
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})
