import { composeStoryboard } from '../src/tools/storyboard-prompt-generator/compose/compose-storyboard.ts'
import { StoryboardInput } from '../src/tools/storyboard-prompt-generator/input.ts'
import { refineParts } from '../src/tools/storyboard-prompt-generator/refine-parts.ts'
import { composeTextPrompt } from '../src/tools/text-to-prompt/compose/compose-text-prompt.ts'
import { listSections } from '../src/tools/text-sections.ts'
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
import { bellFoundry, openOutput, shownPrompt, stored } from './support/wizard.ts'

// One server and one provider, whose next answer each journey sets.
test.describe.configure({ mode: 'default' })

const slug = 'text-to-prompt'
const action = 'Generate Prompt'
const idea = 'email landlord heating broken 2 weeks baby at home'
const draft = composeTextPrompt({ idea }).generatedPrompt
/** The draft with something of the model's own in it. */
const written = draft.replace(/\n/, ' Polite and firm throughout.\n')

const kite = 'a shy kite who is afraid of the wind wants to see the lake'

const result = '#result'

test('the draft is there at once, the words of the model take its place, what changed is marked', async ({
  page,
  provider,
}) => {
  provider.play({ words: wordsOf(written), firstDelayMs: 6_000, betweenMs: 15 })
  await openTool(page, slug)
  await ideaBox(page).fill(idea)
  await generateButton(page, action).click()
  await expect(shownResult(page)).toHaveText(draft, { useInnerText: true, timeout: 5_500 })
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

test('a wish changes the text on the table, and the earlier text is one click away', async ({
  page,
  provider,
}) => {
  const first = written
  const shorter = written.replace(' Polite and firm throughout.', '')
  provider.play({ words: wordsOf(first) })
  await openTool(page, slug)
  await generateWith(page, action, idea)
  await expect(page.getByText(/^Written by /)).toBeVisible()

  const asked = provider.requests.length
  provider.play({ words: wordsOf(shorter), betweenMs: 5 })
  const wish = page.getByRole('textbox', { name: 'What should change?' })
  await page.getByRole('button', { name: 'Change it' }).click()
  await expect(page.getByText('Please say what should change, or ask for another version')).toBeVisible()
  await page.getByRole('button', { name: 'shorter', exact: true }).click()
  await expect(wish).toBeFocused()
  await expect(wish).toHaveValue('shorter')
  await wish.press('Enter')
  await expect(shownResult(page)).toHaveText(shorter, { useInnerText: true })
  await expect(page.locator(result)).toBeFocused()
  expect(provider.requests[asked]?.body).toContain('shorter')
  await page.getByRole('button', { name: 'Show the text before' }).click()
  await expect(shownResult(page)).toHaveText(first, { useInnerText: true })
  await page.getByRole('button', { name: 'Use this text instead' }).click()
  await expect(shownResult(page)).toHaveText(first, { useInnerText: true })
  await expectAccessibleInBothThemes(page)
})

test('one section is written anew, by keyboard too, and the others stay letter by letter', async ({
  page,
  provider,
}) => {
  provider.play({ status: 503 })
  await openTool(page, slug)
  await generateWith(page, action, idea)
  await expect(page.getByText(/The model did not answer/)).toBeVisible({ timeout: 20_000 })
  const button = page.getByRole('button', { name: /^Rewrite this section: / }).nth(1)
  const heading = ((await button.getAttribute('aria-label')) ?? '').replace('Rewrite this section: ', '')
  const section = listSections(draft).find((one) => one.heading === heading)
  const old = draft.slice(section?.start, section?.end).trim()
  const fresh = `${old} Say it kindly.`
  provider.play({ words: wordsOf(fresh), betweenMs: 5 })
  await button.focus()
  await button.press('Enter')
  await expect(shownResult(page)).toHaveText(draft.replace(old, fresh), { useInnerText: true })
  await expect(shownResult(page).locator('mark')).toHaveText('Say it kindly.')
})

test('two versions stand side by side, and one is kept', async ({ page, provider }) => {
  provider.play({ words: wordsOf(written) })
  await openTool(page, slug)
  await generateWith(page, action, idea)
  await expect(page.getByText(/^Written by /)).toBeVisible()
  const other = written.replace('Polite and firm', 'Short and clear')
  provider.play({ words: wordsOf(other), betweenMs: 10 })
  await page.getByRole('button', { name: 'Compare two versions' }).click()
  await expect(page.getByRole('region', { name: 'Version B', exact: true })).toHaveText(other, {
    useInnerText: true,
  })
  await expect(page.getByRole('region', { name: 'Version A', exact: true })).toHaveText(written, {
    useInnerText: true,
  })
  await expect(page.getByRole('region', { name: 'Version B', exact: true }).locator('mark')).toContainText([
    'Short',
  ])
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Keep B' }).click()
  await expect(page.locator(result)).toBeFocused()
  await expect(shownResult(page)).toHaveText(other, { useInnerText: true })
})

test("the wizard's draft opens its page at once and the model's words come there", async ({
  page,
  provider,
}) => {
  provider.play({
    words: wordsOf('# Aldgate Bells\n\n## Goal\n\nWords come here. '.repeat(12)),
    betweenMs: 60,
  })
  await openOutput(page, bellFoundry)
  const composed = await stored(page, 'generatedPrompt')
  expect(composed).toContain('## ')
  await expect(page.locator('[data-ink]')).toContainText('Words come here.')
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByText('Stopped: this text is not finished')).toBeVisible()
  await expect(shownPrompt(page)).toContainText('Words come here.')
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Use the composed draft' }).click()
  await expect(shownPrompt(page)).toHaveText(composed ?? '', { useInnerText: true })
  expect(await stored(page, 'generatedPrompt')).toBe(composed)

  provider.play({ status: 503 })
  await page.getByRole('button', { name: 'add payments' }).click()
  await page.getByRole('button', { name: 'Change it' }).click()
  await expect(page.getByText(/The model did not answer\./)).toBeVisible({ timeout: 20_000 })
})

test("a person's own key goes along with what is to be written, stays here, and can be removed", async ({
  page,
}) => {
  const withKey: string[] = []
  page.on('request', (request) => {
    if (request.headers()['x-ai-key'] === 'my-very-own-key-4711') withKey.push(request.url())
  })
  // A person's key is for the provider's own address, which no test may call.
  const output = composeTextPrompt({ idea })
  const events = [
    { type: 'draft', output },
    { type: 'done', output, engine: { writtenBy: 'model', model: 'their-model' } },
  ]
  await page.route('**/functions/v1/generate-text-prompt', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''),
    }),
  )
  await openTool(page, slug)
  await ideaBox(page).fill(idea)
  await page.getByRole('button', { name: 'Use your own model key' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Key')).toBeFocused()
  await dialog.getByRole('button', { name: 'Keep key' }).click()
  await expect(
    dialog.getByText('Please enter the key as the provider shows it, without spaces'),
  ).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await dialog.getByLabel('Key').fill('my-very-own-key-4711')
  await dialog.getByRole('button', { name: 'Keep key' }).click()
  await expect(page.getByRole('button', { name: 'Change or remove your key' })).toBeFocused()

  await generateWith(page, action, idea)
  await expect(page.getByText('Written by their-model, checked against what you typed.')).toBeVisible()
  expect(withKey.map((url) => new URL(url).pathname)).toEqual(['/functions/v1/generate-text-prompt'])

  await page.getByRole('button', { name: 'Change or remove your key' }).click()
  await expect(dialog).toContainText('ending in 4711')
  await dialog.getByRole('button', { name: 'Remove key' }).click()
  await expect(page.getByRole('button', { name: 'Use your own model key' })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('my-very-own-key')
})

test('one scene of a storyboard is written anew, and the others stay letter by letter', async ({
  page,
  provider,
}) => {
  const board = composeStoryboard(StoryboardInput.parse({ idea: kite }))
  const parts = refineParts.partsOf(board) ?? []
  const answerWith = (wanted: typeof parts) => [
    JSON.stringify({ parts: wanted.map(({ heading, fields }) => ({ heading, ...fields })) }),
  ]
  provider.play({ words: answerWith(parts) })
  await openTool(page, 'storyboard-prompt-generator')
  await generateWith(page, 'Generate Storyboard', kite)
  await expect(page.getByText(/^(?:Written by|The model gave the same)/)).toBeVisible()

  const second = parts.slice(1, 2)
  const before = second[0]?.fields['narration'] ?? 'no narration'
  const changed = second.map(({ heading, fields }) => ({
    heading,
    fields: { ...fields, narration: `${before} Look!` },
  }))
  provider.play({ words: answerWith(changed) })
  await page.getByRole('button', { name: `Rewrite this section: ${second[0]?.heading}` }).click()
  await expect(shownResult(page).locator('mark').first()).toContainText('Look!')
  const scenes = page.getByRole('region', { name: 'Scenes', exact: true })
  await expect(scenes.getByRole('listitem').nth(1)).toContainText(`${before} Look!`)
  await expect(scenes.getByRole('listitem').nth(2)).not.toContainText('Look!')
})

test('few answers left are told before the button is pressed, with when they come back', async ({ page }) => {
  const status = { models: true, ownKeys: false, remaining: 2, limit: 20, resetsInSeconds: 700 }
  await page.route('**/functions/v1/engine', (route) => route.fulfill({ json: status }))
  await openTool(page, slug)
  await ideaBox(page).fill(idea)
  await expect(
    page.getByText('2 model answers are left for now. Your share is whole again in 12 minutes.'),
  ).toBeVisible()
  await expectAccessibleInBothThemes(page)
})
