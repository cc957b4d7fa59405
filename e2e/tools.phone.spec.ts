import { expectAccessible } from './support/accessibility.ts'
import { creativeTools, toolWith } from './support/creative-tools.ts'
import { expect, test } from './support/journey.ts'
import {
  expectNoSidewaysScroll,
  generateButton,
  generateWith,
  openTool,
  pasteBack,
  resultHeading,
  shownResult,
} from './support/tool-journey.ts'

test.use({ viewport: { width: 320, height: 740 } })

for (const tool of creativeTools) {
  test(`${tool.slug}: at 320 pixels nothing sticks out, before and with a result`, async ({ page }) => {
    await openTool(page, tool.slug)
    for (const summary of await page.locator('#sketch summary').all()) await summary.tap()
    await expectNoSidewaysScroll(page)
    await generateWith(page, tool.action, tool.idea)
    await pasteBack(page, tool.reply)
    await page.getByRole('button', { name: 'Edit and show sources' }).tap()
    await expect(shownResult(page).first()).toContainText(tool.item)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)

    // From 360 pixels on there is room for both.
    await page.setViewportSize({ width: 360, height: 740 })
    const rowOf = async (name: RegExp) => (await page.getByRole('button', { name }).boundingBox())?.y
    expect(await rowOf(/^Change$/)).toBe(await rowOf(/^(?:Open or d|D)ownload$/))
  })
}

test('the answer comes to stand right below the bar', async ({ page }) => {
  const { slug, action, idea } = toolWith('text-to-video-prompt-generator')
  await openTool(page, slug)
  await generateWith(page, action, idea)
  const bar = await page.locator('[data-top-bar]').boundingBox()
  const bottom = (bar?.y ?? 0) + (bar?.height ?? 0)
  const below = async () => ((await resultHeading(page).boundingBox())?.y ?? 0) - bottom
  await expect.poll(below).toBeLessThan(120)
  expect(await below()).toBeGreaterThanOrEqual(0)
})

test('a message leaves the button in sight that was pressed', async ({ page }) => {
  for (const slug of ['text-to-prompt', 'thumbnail-prompt-generator']) {
    const { action } = toolWith(slug)
    await openTool(page, slug)
    await generateButton(page, action).tap()
    const message = await page.getByLabel('Notifications').getByRole('listitem').boundingBox()
    const button = await generateButton(page, action).boundingBox()
    expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThan(button?.y ?? 0)
  }
})

test('one endless word does not push the page sideways', async ({ page }) => {
  const { slug, action } = toolWith('text-to-video-prompt-generator')
  await openTool(page, slug)
  await generateWith(page, action, 'w'.repeat(400))
  await expectNoSidewaysScroll(page)
})
