import { expect, test } from './support/journey.ts'
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  generateWith,
  openTool,
} from './support/tool-journey.ts'

test('on a narrow phone nothing sticks out, and the small wireframe is shown at its real size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openTool(page, 'thumbnail-prompt-generator')
  await expectNoSidewaysScroll(page)
  await page.getByRole('radio', { name: 'Three ideas' }).check()
  await generateWith(page, 'Generate Thumbnail Prompt', 'I slept in a lighthouse for 9 nights')
  await expectNoSidewaysScroll(page)
  const small = page.getByRole('img', { name: /^Layout:/ }).nth(1)
  expect((await small.boundingBox())?.width).toBeLessThanOrEqual(141)
  await expectAccessibleInBothThemes(page)
})
