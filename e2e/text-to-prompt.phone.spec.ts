import { expect, test } from './support/journey.ts'
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  generateWith,
  ideaBox,
  openTool,
  shownResult,
} from './support/tool-journey.ts'

test('idea, result and refine fit a phone of 360 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openTool(page, 'text-to-prompt')
  await expectNoSidewaysScroll(page)
  await generateWith(page, 'Generate Prompt', 'plan a 3 day trip to Porto with my mother, budget 600 euros')
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Refine' }).tap()
  await expect(ideaBox(page)).toHaveValue(/^Plan a 3 day trip to Porto/)
  await expect(shownResult(page)).toHaveCount(0)
})
