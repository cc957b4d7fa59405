import { toolWith } from './support/creative-tools.ts'
import { expect } from './support/journey.ts'
import { test, wordsOf } from './support/models.ts'
import { textReply } from './support/replies.ts'
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  generateButton,
  ideaBox,
  openTool,
  shownResult,
} from './support/tool-journey.ts'

const { slug, action, idea, item } = toolWith('text-to-prompt')

test.use({ viewport: { width: 360, height: 780 } })

test('at 360 pixels words come, stop, and two versions stand below each other', async ({
  page,
  provider,
}) => {
  provider.play({ words: wordsOf(textReply), betweenMs: 120 }, { words: wordsOf(textReply) })
  await openTool(page, slug)
  await ideaBox(page).fill(idea)
  await generateButton(page, action).tap()
  await expect(shownResult(page).first()).toContainText('broken for 2 weeks')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Stop', exact: true }).tap()
  await expect(page.getByText('Stopped: this text isn’t finished')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Try Again', exact: true }).tap()
  await expect(page.getByText(/^Written by /)).toBeVisible()

  provider.play({ words: wordsOf(textReply.replace(item, 'Short and clear.')) })
  await page.getByRole('button', { name: 'Change', exact: true }).tap()
  await page.getByRole('button', { name: 'Compare two versions' }).tap()
  await expect(page.getByRole('button', { name: 'Keep B' })).toBeVisible()
  const first = await page.getByRole('region', { name: 'Version A', exact: true }).boundingBox()
  const second = await page.getByRole('region', { name: 'Version B', exact: true }).boundingBox()
  expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0))
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
})
