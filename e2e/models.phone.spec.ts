import { composeTextPrompt } from '../src/tools/text-to-prompt/compose/compose-text-prompt.ts'
import { expect } from './support/journey.ts'
import { test, wordsOf } from './support/models.ts'
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  generateButton,
  ideaBox,
  openTool,
} from './support/tool-journey.ts'

const idea = 'email landlord heating broken 2 weeks baby at home'
const written = composeTextPrompt({ idea }).generatedPrompt.replace(/\n/, ' Polite and firm throughout.\n')

test.use({ viewport: { width: 360, height: 780 } })

test('at 360 pixels words come, stop, and two versions stand below each other', async ({
  page,
  provider,
}) => {
  provider.play({ words: wordsOf(written), betweenMs: 150 }, { words: wordsOf(written) })
  await openTool(page, 'text-to-prompt')
  await ideaBox(page).fill(idea)
  await generateButton(page, 'Generate Prompt').tap()
  await expect(page.locator('[data-ink]')).toContainText('landlord')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Stop', exact: true }).tap()
  await expect(page.getByText('Stopped: this text is not finished')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Try Again' }).tap()
  await expect(page.getByText(/^Written by /)).toBeVisible()

  provider.play({ words: wordsOf(written.replace('Polite and firm', 'Short and clear')) })
  await page.getByRole('button', { name: 'Compare two versions' }).tap()
  await expect(page.getByRole('button', { name: 'Keep B' })).toBeVisible()
  const first = await page.getByRole('region', { name: 'Version A', exact: true }).boundingBox()
  const second = await page.getByRole('region', { name: 'Version B', exact: true }).boundingBox()
  expect(second?.y).toBeGreaterThan((first?.y ?? 0) + (first?.height ?? 0))
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
})
