import { composeTextPrompt } from '../src/tools/text-to-prompt/compose/compose-text-prompt.ts'
import { expect } from './support/journey.ts'
import { longestTaskMs, slowDown, test, wordsOf } from './support/models.ts'
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  generateButton,
  generateWith,
  ideaBox,
  openTool,
  shownResult,
} from './support/tool-journey.ts'

// One server and one provider, whose next answer each journey sets.
test.describe.configure({ mode: 'serial' })

const slug = 'text-to-prompt'
const action = 'Generate Prompt'
const idea = 'email landlord heating broken 2 weeks baby at home'
const draft = composeTextPrompt({ idea }).generatedPrompt
/** The draft with something of the model's own in it. */
const written = draft.replace(/\n/, ' Polite and firm throughout.\n')

const result = '#result'

test('the draft is there at once, the words of the model take its place, what changed is marked', async ({
  page,
  provider,
}) => {
  provider.play({ words: wordsOf(written), firstDelayMs: 1_500, betweenMs: 15 })
  await openTool(page, slug)
  await ideaBox(page).fill(idea)
  await generateButton(page, action).click()
  await expect(shownResult(page)).toHaveText(draft, { useInnerText: true, timeout: 1_400 })
  await expect(page.getByText('This is the draft; a model is asked to improve it')).toBeVisible()
  await expect(page.locator(result)).toBeFocused()

  const ink = page.locator('[data-ink]')
  await expect(ink).toContainText(written.slice(0, 20))
  expect((await ink.textContent())?.length).toBeLessThan(written.length)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Show the composed draft' }).click()
  await expect(page.getByRole('region', { name: 'Composed draft' })).toHaveText(draft, { useInnerText: true })
  await page.getByRole('button', { name: 'Show the composed draft' }).click()

  await expect(page.getByText(/^Written by .+, checked against what you typed\.$/)).toBeVisible()
  await expect(shownResult(page)).toHaveText(written, { useInnerText: true })
  await expect(shownResult(page).locator('mark')).toContainText('Polite and firm throughout')
  await page.getByRole('button', { name: 'Mark what changed' }).click()
  await expect(shownResult(page).locator('mark')).toHaveCount(0)
  await page.getByRole('button', { name: 'Show the composed draft' }).click()
  await expect(shownResult(page)).toHaveText(draft, { useInnerText: true })
  await expectAccessibleInBothThemes(page)

  await page.reload()
  await expect(shownResult(page)).toHaveText(written, { useInnerText: true })
})

test('Stop keeps the words so far and stops the provider', async ({ page, provider }) => {
  const aborted = provider.abortedAt.length
  provider.play({ words: wordsOf(written), betweenMs: 150 })
  await openTool(page, slug)
  await ideaBox(page).fill(idea)
  await generateButton(page, action).click()
  await expect(page.locator('[data-ink]')).toContainText('landlord')
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByText('Stopped: this text is not finished')).toBeVisible()
  await expect(page.locator(result)).toBeFocused()
  const kept = (await shownResult(page).textContent()) ?? ''
  expect(written.startsWith(kept.trimEnd())).toBe(true)
  expect(kept).toContain('landlord')
  await expect.poll(() => provider.abortedAt.length).toBe(aborted + 1)
  await expectAccessibleInBothThemes(page)

  await page.getByRole('button', { name: 'Use the composed draft' }).click()
  await expect(shownResult(page)).toHaveText(draft, { useInnerText: true })
  await expect(page.getByText(/Composed by .* own rules, without a model/)).toBeVisible()
})

test('a provider that dies in mid-stream leaves its words, the draft and another try', async ({
  page,
  provider,
}) => {
  const words = wordsOf(written)
  provider.play({ words, betweenMs: 10, cutAfter: 12 }, { words })
  await openTool(page, slug)
  await ideaBox(page).fill(idea)
  await generateButton(page, action).click()
  await expect(page.getByRole('alert')).toContainText('The model stopped: this text is not finished')
  await expect(shownResult(page)).toHaveText(words.slice(0, 12).join('').trimEnd(), { useInnerText: true })
  await page.reload()
  await expect(page.getByText('The model stopped: this text is not finished')).toBeVisible()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText(/^Written by /)).toBeVisible()
  await expect(shownResult(page)).toHaveText(written, { useInnerText: true })
})

test('a provider that gives nothing leaves the draft and says so', async ({ page, provider }) => {
  provider.play({ status: 503 })
  await openTool(page, slug)
  expect(await generateWith(page, action, idea)).toBe(draft)
  await expect(page.getByText(/The model did not answer, so this is the draft/)).toBeVisible({
    timeout: 20_000,
  })
  await expect(shownResult(page)).toHaveText(draft, { useInnerText: true })
  await expectNoSidewaysScroll(page)
})

test('no task takes more than 50 ms while 100 words a second come, on a machine four times slower', async ({
  page,
  provider,
}) => {
  const long = Array.from({ length: 600 }, (_, index) =>
    index % 12 === 11 ? `word${index}.\n` : `word${index} `,
  )
  provider.play({ words: long, betweenMs: 9 })
  await openTool(page, slug)
  await ideaBox(page).fill(idea)
  await generateButton(page, action).click()
  await expect(page.locator('[data-ink]')).toContainText('word20 ')
  await slowDown(page, 4)
  const longest = await longestTaskMs(page, () =>
    expect(page.locator('[data-ink]')).toContainText('word550 ', { timeout: 30_000 }),
  )
  await slowDown(page, 1)
  expect(longest).toBeLessThan(50)
})
