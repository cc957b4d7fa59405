import { toolWith } from './support/creative-tools.ts'
import { signInAsNew } from './support/account.ts'
import { expect, openPage } from './support/journey.ts'
import { operator, test, wordsOf } from './support/models.ts'
import { narrations, storyboardReply, textReply } from './support/replies.ts'
import {
  expectAccessibleInBothThemes,
  generateButton,
  generateWith,
  ideaBox,
  openChange,
  openTool,
  resultHeading,
  shownResult,
} from './support/tool-journey.ts'

// One server and one provider, whose next answer each journey sets.
test.describe.configure({ mode: 'default' })

const { slug, action, idea, item } = toolWith('text-to-prompt')
const words = wordsOf(textReply)
const byModel = /^Written by .+\. Checked: your numbers, names and choices are in it\.$/
const shortReply = textReply.replace(item, 'Short and clear; no threats.')

test('parts appear as they come, the focus is at the result, and the end says who wrote it', async ({
  page,
  provider,
}) => {
  provider.play({ words, betweenMs: 60 })
  await openTool(page, slug)
  await ideaBox(page).fill(idea)
  await generateButton(page, action).click()
  await expect(resultHeading(page)).toBeFocused()
  const result = shownResult(page).first()
  await expect(result).toContainText('from me, a tenant')
  await expect(result).not.toContainText('Within ten seconds')
  await expect(page.getByText(/ is writing$/)).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await expect(page.getByText(byModel)).toBeVisible()
  await expect(result).toContainText('Within ten seconds')
  const text = (await result.textContent()) ?? ''
  await page.reload()
  await expect(result).toHaveText(text, { useInnerText: true })
})

// Of the other tools the same is seen above, in own-model.spec.ts and in models-setup.spec.ts.
for (const tool of [
  toolWith('image-prompt-generator'),
  toolWith('thumbnail-prompt-generator'),
  toolWith('storyboard-prompt-generator'),
])
  test(`${tool.slug}: a real answer, read while it is written`, async ({ page, provider }) => {
    provider.play({ words: wordsOf(tool.reply), betweenMs: 12 })
    await openTool(page, tool.slug)
    await ideaBox(page).fill(tool.idea)
    await generateButton(page, tool.action).click()
    await expect(page.getByText(/ (?:is starting|is writing)$/)).toBeVisible()
    await expect(page.getByText(byModel)).toBeVisible({ timeout: 20_000 })
    await expect(shownResult(page).first()).toContainText(tool.item)
    await expect(resultHeading(page)).toBeFocused()
  })

test('Stop keeps what is complete, stops the provider, and says that it is not finished', async ({
  page,
  provider,
}) => {
  const aborted = provider.abortedAt.length
  provider.play({ words, betweenMs: 120 }, { words })
  await openTool(page, slug)
  await ideaBox(page).fill(idea)
  await generateButton(page, action).click()
  const result = shownResult(page).first()
  await expect(result).toContainText('broken for 2 weeks')
  await page.getByRole('button', { name: 'Stop', exact: true }).press('Enter')
  await expect(page.getByText('Stopped: this text isn’t finished')).toBeVisible()
  await expect(resultHeading(page)).toBeFocused()
  await expect(result).toContainText('from me, a tenant')
  await expect(result).not.toContainText('Within ten seconds')
  await expect.poll(() => provider.abortedAt.length).toBe(aborted + 1)
  await page.reload()
  await expect(page.getByText('Stopped: this text isn’t finished')).toBeVisible()
  await page.getByRole('button', { name: 'Try Again', exact: true }).click()
  await expect(page.getByText(byModel)).toBeVisible()
  await expect(result).toContainText('Within ten seconds')
})

test('a provider that dies in mid-stream leaves what it wrote, and another try', async ({
  page,
  provider,
}) => {
  const cutAfter = wordsOf(textReply.slice(0, textReply.indexOf('## [5]'))).length
  provider.play({ words, betweenMs: 5, cutAfter }, { words })
  await openTool(page, slug)
  await ideaBox(page).fill(idea)
  await generateButton(page, action).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'The model stopped: this text isn’t finished' }),
  ).toBeVisible()
  await expect(shownResult(page).first()).toContainText('Ask for an appointment')
  await page.getByRole('button', { name: 'Try Again', exact: true }).click()
  await expect(page.getByText(byModel)).toBeVisible()
  await expect(shownResult(page).first()).toContainText('Within ten seconds')
})

test('wishes add up, can be taken back, and the version before is one press away', async ({
  page,
  provider,
}) => {
  provider.play({ words })
  await openTool(page, slug)
  await generateWith(page, action, idea)
  await expect(page.getByText(byModel)).toBeVisible()
  const result = shownResult(page).first()
  const first = (await result.textContent()) ?? ''

  const asked = provider.requests.length
  provider.play({ words: wordsOf(shortReply), betweenMs: 2 })
  await openChange(page)
  await page.getByRole('list', { name: 'Common changes' }).getByRole('button', { name: 'shorter' }).click()
  await expect(result).toContainText('Short and clear')
  await expect(page.getByText(byModel)).toBeVisible()
  provider.play({ words: wordsOf(shortReply.replace('a baby at home', 'our baby Mia at home')) })
  await page.getByLabel('What should change?').fill('name the baby')
  await page.getByRole('button', { name: 'Change it' }).click()
  await expect(page.getByRole('button', { name: 'Remove this change: name the baby' })).toBeVisible()
  expect(provider.requests[asked]?.body).toContain('- shorter')
  expect(provider.requests[asked + 1]?.body).toContain('- shorter\\n- name the baby')
  await page.getByRole('button', { name: 'Remove this change: shorter' }).click()
  await expect(page.getByRole('button', { name: 'Remove this change: shorter' })).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
  // What is typed for later stays while a model writes in its place.
  await page.getByLabel('What should change?').fill('mention the deposit')
  provider.play({ words: wordsOf(shortReply.replace('Within ten seconds', 'At a glance')) })
  await page.getByRole('button', { name: 'Another version' }).click()
  await expect(result).toContainText('At a glance')
  await expect(page.getByText(byModel)).toBeVisible()
  await expect(page.getByLabel('What should change?')).toHaveValue('mention the deposit')
  expect(provider.requests).toHaveLength(asked + 3)
  expect(provider.requests[asked + 2]?.body).not.toContain('- shorter')

  for (let version = 0; version < 4; version += 1) await page.getByRole('button', { name: 'Undo' }).click()
  await expect(result).toHaveText(first, { useInnerText: true })
})

test('what was edited stays through a wish, and is told where the new version has no place for it', async ({
  page,
  provider,
}) => {
  provider.play({ words })
  await openTool(page, slug)
  await generateWith(page, action, idea)
  await expect(page.getByText(byModel)).toBeVisible()
  const result = shownResult(page).first()
  await page.getByRole('button', { name: 'Edit and show sources' }).click()
  await result.getByRole('button', { name: `. Edit: ${item}` }).click()
  await page.getByRole('dialog').getByLabel('Text').fill('Mention 14 °C in the bedroom.')
  await page.getByRole('button', { name: 'Save' }).click()

  const asked = provider.requests.length
  provider.play({
    words: wordsOf(shortReply.replace('Short and clear; no threats.', 'Mention 14 °C in the bedroom.')),
  })
  await openChange(page)
  await page.getByRole('button', { name: 'more formal' }).click()
  await expect(page.getByText(byModel)).toBeVisible()
  await expect.poll(() => provider.requests.length).toBeGreaterThan(asked)
  expect(provider.requests[asked]?.body).toContain('- Mention 14 °C in the bedroom.')
  await expect(result).toContainText('Mention 14 °C in the bedroom.')

  provider.play({ words: wordsOf(shortReply) })
  await page.getByRole('button', { name: 'ask for a table' }).click()
  await expect(page.getByText(byModel)).toBeVisible()
  await expect(result).toContainText('Mention 14 °C in the bedroom.')
})

test('one part is written anew, and the others stay letter by letter', async ({ page, provider }) => {
  provider.play({ words })
  await openTool(page, slug)
  await generateWith(page, action, idea)
  await expect(page.getByText(byModel)).toBeVisible()
  const result = shownResult(page).first()
  const before = (await result.textContent()) ?? ''
  const check = 'Within ten seconds the landlord knows what is broken and since when.'
  // The model changes more than it was asked for.
  provider.play({ words: wordsOf(shortReply.replace(check, 'He can act on it at once.')), betweenMs: 2 })
  await page.getByRole('button', { name: 'Rewrite this part: Check' }).press('Enter')
  await expect(result).toContainText('He can act on it at once.')
  await expect(page.getByText(byModel)).toBeVisible()
  await expect(result).toHaveText(before.replace(check, 'He can act on it at once.'), { useInnerText: true })
})

test('one scene of a storyboard is written anew, and the others stay letter by letter', async ({
  page,
  provider,
}) => {
  const board = toolWith('storyboard-prompt-generator')
  provider.play({ words: wordsOf(board.reply) })
  await openTool(page, board.slug)
  await generateWith(page, board.action, board.idea)
  await expect(page.getByText(byModel)).toBeVisible()
  provider.play({
    words: wordsOf(storyboardReply({ 1: 'Changed unasked.', 2: 'A small wind sang to Pip.' })),
  })
  await page.getByRole('button', { name: 'Rewrite scene 2' }).click()
  const scenes = page.getByRole('region', { name: 'Scenes', exact: true })
  await expect(scenes.getByLabel('Narration for scene 2')).toHaveText('A small wind sang to Pip.')
  await expect(scenes.getByLabel('Narration for scene 1')).toHaveText(narrations[0] ?? '')
  await expect(page.getByText(byModel)).toBeVisible()
})

test('two versions stand side by side, and one is kept', async ({ page, provider }) => {
  provider.play({ words })
  await openTool(page, slug)
  const first = await generateWith(page, action, idea)
  expect(first).not.toBe('')
  await expect(page.getByText(byModel)).toBeVisible()
  provider.play({ words: wordsOf(shortReply), betweenMs: 5 })
  await openChange(page)
  await page.getByRole('button', { name: 'Compare two versions' }).click()
  const second = page.getByRole('region', { name: 'Version B', exact: true })
  await expect(second.locator('mark').first()).toContainText('Short')
  await expect(page.getByRole('region', { name: 'Version A', exact: true })).toContainText(item)
  await expect(resultHeading(page)).toBeFocused()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Keep A' }).click()
  await expect(shownResult(page).first()).toContainText(item)
  await page.getByRole('button', { name: 'Compare two versions' }).click()
  await page.getByRole('button', { name: 'Keep B' }).click()
  await expect(shownResult(page).first()).toContainText('Short and clear')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shownResult(page).first()).toContainText(item)
})

test('few answers left are told before the button is pressed, with when they come back', async ({ page }) => {
  const status = { models: true, ownKeys: false, remaining: 2, limit: 20, resetsInSeconds: 700 }
  await page.route('**/functions/v1/engine', (route) => route.fulfill({ json: status }))
  await openTool(page, slug)
  await ideaBox(page).fill(idea)
  await expect(
    page.getByText('You can use this site’s AI model 2 more times. Your limit resets in 12 minutes.'),
  ).toBeVisible()
})

// Last: so many failures rest a provider for a while.
test('a provider that gives nothing: the composed answer with the reason, or the request', async ({
  page,
  provider,
}) => {
  provider.play({ status: 503 })
  await openTool(page, slug)
  await ideaBox(page).fill(idea)
  await generateButton(page, action).click()
  await expect(page.getByText(/The model didn’t answer/)).toBeVisible({ timeout: 20_000 })
  await expect(shownResult(page).first()).toContainText(idea)

  const board = toolWith('storyboard-prompt-generator')
  await openTool(page, board.slug)
  await ideaBox(page).fill(board.idea)
  await generateButton(page, board.action).click()
  await expect(page.getByRole('heading', { name: 'Use your own AI chat' })).toBeVisible({ timeout: 20_000 })
})

test('what the environment sets is shown as fixed, and nothing of the key is told', async ({ page }) => {
  await signInAsNew(page, operator)
  const answered = page.waitForResponse('**/admin/models')
  await openPage(page, '/admin/models')
  const providers = page.getByRole('region', { name: 'Providers', exact: true })
  await expect(providers.getByRole('listitem')).toHaveText([/Google Gemini.*Set by environment variable$/])
  await expect(providers.getByRole('button', { name: /Google Gemini/ })).toHaveCount(0)
  for (const [label, variable, value] of [
    ['Budget per day in US dollars', 'AI_DAILY_BUDGET_USD', '1000'],
    ['Answers per hour, per IP address', 'AI_ANSWERS_PER_ADDRESS', '100000'],
  ] as const) {
    const field = page.getByLabel(label)
    await expect(field).toHaveValue(value)
    await expect(field).not.toBeEditable()
    await expect(field).toHaveAccessibleDescription(`Set by ${variable}.`)
  }
  await expect(page.getByLabel('Answers per hour, per signed-in user')).toBeEditable()
  await expect(page.getByText('People can use their own key: set by AI_OWN_KEYS.')).toBeVisible()
  expect((await (await answered).text()) + (await page.content())).not.toContain('not a key')
  await expectAccessibleInBothThemes(page)
})
