import type { Page } from '@playwright/test'
import { copyMigratedDatabase } from '#platform/database/test-databases.ts'
import { startServer } from '../scripts/server-for-tests.mjs'
import { startFakeProvider, type FakeProvider } from '../src/engine/models/fake-provider.test-support.ts'
import { fillSignIn, fillSignUp, mailedLink } from './support/account.ts'
import { toolWith } from './support/creative-tools.ts'
import { expect, openPage, test as base } from './support/journey.ts'
import { wordsOf } from './support/models.ts'
import { textReply, videoReply } from './support/replies.ts'
import {
  expectAccessibleInBothThemes,
  generateButton,
  ideaBox,
  openTool,
  shownResult,
} from './support/tool-journey.ts'

type Setup = {
  /** Stands where Ollama does, and for every other provider. */
  provider: FakeProvider
  emptyServer: string
}

const email = 'operator@example.org'
const key = 'sk-e2e-not-a-real-key-4711'
const { action, idea } = toolWith('text-to-prompt')
const onThisMachine = ['nomic-embed-text', 'qwen3:8b', 'llama3.1:8b']
const byModel = /^Written by .+\. Checked: your numbers, names and choices are in it\.$/

/** A server that nobody has set up, on a machine where Ollama runs. */
const test = base.extend<object, Setup>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const provider = await startFakeProvider({ port: 11_434 })
      provider.offer(onThisMachine)
      await use(provider)
      await provider.stop()
    },
    { scope: 'worker' },
  ],
  emptyServer: [
    async ({ provider }, use) => {
      provider.play({})
      const server = await startServer(
        { ADMIN_EMAILS: email, GOOGLE_BASE_URL: provider.urlOf('google') },
        copyMigratedDatabase,
      )
      await use(server.url)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ emptyServer }, provide) => provide(emptyServer),
})

// One server, set up step by step.
test.describe.configure({ mode: 'serial' })
// Chromium writes down every refused form.
// React Router does not catch what aborting a form does to an answer whose end is still to come: remix-run/react-router,
// issue 14203.
// One expression: Playwright takes a list of two for a value with its options.
test.use({ expectedComplaints: [/status of 400|^thrown: signal is aborted without reason$/] })

const toast = (page: Page, text: string | RegExp) => page.getByLabel('Notifications').getByText(text)
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const lines = (page: Page) =>
  page.getByRole('region', { name: 'Providers', exact: true }).getByRole('listitem')

/** The order is shown before it is saved, and a page that is left takes what it has not sent with it. */
async function untilOrderSaved(page: Page, move: () => Promise<void>): Promise<void> {
  const saved = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('intent=order')),
  )
  await move()
  await saved
}

async function signIn(page: Page): Promise<void> {
  await openPage(page, '/auth')
  await fillSignIn(page, email)
  await expect(page).toHaveURL('/')
}

/** Everything that the server has ever answered this page. */
function answersOf(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = []
  page.on('response', (response) => bodies.push(response.text().catch(() => '')))
  return async () => (await Promise.all(bodies)).join('\n')
}

/** What a person does on the page from now on: presses of buttons and links, also by keyboard, and pastes. */
async function countActs(page: Page): Promise<{ presses: number; pastes: number }> {
  const acts = { presses: 0, pastes: 0 }
  await page.exposeFunction('countAct', (type: string) => {
    if (type === 'paste') acts.pastes += 1
    else acts.presses += 1
  })
  const listen = () => {
    for (const type of ['click', 'paste'])
      addEventListener(
        type,
        ({ isTrusted }) => {
          if (isTrusted) (globalThis as unknown as { countAct: (type: string) => void }).countAct(type)
        },
        true,
      )
  }
  await page.addInitScript(listen)
  await page.evaluate(listen)
  return acts
}

test('an admin of an empty installation has the first answer by a model within five presses and one paste', async ({
  page,
  context,
  provider,
}) => {
  test.slow()
  await fillSignUp(page, email)
  await expect(page.getByText('Check your email for a confirmation link!')).toBeVisible()
  await page.goto(await mailedLink(page.request, email))
  await openPage(page, '/admin')
  await expect(page.getByText('No model is set up yet')).toBeVisible()
  await openPage(page, '/')
  await expect(page.getByText('No model is set up yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Use Ollama (qwen3:8b)' })).toBeVisible()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((text) => navigator.clipboard.writeText(text), key)
  provider.offer(['gemini-3.8-flash'])
  provider.play({ words: ['{"word":"ready"}'] })

  const startedAt = performance.now()
  const acts = await countActs(page)
  await page.getByRole('link', { name: 'Paste a Google Gemini key' }).click()
  const adding = dialog(page, 'Add a provider')
  await expect(adding.getByLabel('Key')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+V')
  await adding.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: 'Try it' }).click()
  provider.play({ words: wordsOf(textReply) })
  await ideaBox(page).fill(idea)
  await generateButton(page, action).click()
  await expect(page.getByText(byModel)).toBeVisible()
  expect(performance.now() - startedAt).toBeLessThan(60_000)
  expect(acts.presses).toBeGreaterThanOrEqual(4)
  expect(acts.presses).toBeLessThanOrEqual(5)
  expect(acts.pastes).toBe(1)
  const asked = provider.requests.findLast(({ body }) => body.includes(idea))
  expect(asked?.headers['x-goog-api-key']).toBe(key)

  provider.offer(onThisMachine)
  await openPage(page, '/admin/models')
  await removeProvider(page, 'Google Gemini')
})

async function removeProvider(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Remove ${name}` }).click()
  const question = dialog(page, 'Remove this provider?')
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(question).toBeHidden()
}

test('a wrong key is told before it is kept, another provider takes its place, and no key comes back', async ({
  page,
  provider,
}) => {
  test.slow()
  const answers = answersOf(page)
  await signIn(page)
  await page.getByRole('link', { name: 'Paste a key from another provider' }).click()
  const adding = dialog(page, 'Add a provider')
  await expect(adding.getByLabel('Key')).toBeFocused()
  await adding.getByLabel('Key').fill('  ')
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(adding.getByText('Please paste your key.')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  // Each kind has the list of its own server, however fast somebody goes through them.
  await adding.getByLabel('Provider').selectOption('Ollama')
  await adding.getByLabel('Provider').selectOption('llama.cpp')
  await expect(adding.getByText('The list couldn’t be loaded: unreachable.')).toBeVisible()
  await adding.getByLabel('Provider').selectOption('Ollama')
  await expect(adding.getByRole('combobox', { name: 'Model' })).toContainText('Choose for me (qwen3:8b)')
  await adding.getByLabel('Provider').selectOption('Any OpenAI-compatible address')
  await expect(adding.getByRole('combobox', { name: 'Model' })).toHaveCount(0)
  await adding.getByLabel('Address').fill(provider.urlOf('openai-compatible'))
  await adding.getByLabel('Address').blur()
  await expect(adding.getByRole('combobox', { name: 'Model' })).toContainText('llama3.1:8b')
  await adding.getByLabel('Key').fill('sk-wrong-key-0815')
  provider.play({ status: 401 })
  await adding.getByRole('button', { name: 'Save' }).click()
  await expect(adding.getByText('Wrong key')).toBeVisible()
  await adding.getByRole('button', { name: 'Save anyway' }).click()
  await expect(adding).toBeHidden()
  // The first of its list, as nobody has named another.
  await expect(lines(page)).toHaveText([/OpenAI-compatible address llama3\.1:8b.*…0815/])

  await page.getByRole('link', { name: 'Edit OpenAI-compatible address' }).click()
  const editing = dialog(page, 'Edit OpenAI-compatible address')
  provider.play({ words: ['{"word":"ready"}'] })
  await editing.getByLabel('Key').fill(key)
  await editing.getByRole('combobox', { name: 'Model' }).selectOption('qwen3:8b')
  await editing.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editing).toBeHidden()
  await expect(lines(page)).toHaveText([/OpenAI-compatible address qwen3:8b.*…4711/])

  await openTool(page, 'text-to-prompt')
  provider.play({ words: wordsOf(textReply) })
  await ideaBox(page).fill(idea)
  await generateButton(page, action).click()
  await expect(page.getByText(byModel)).toBeVisible()
  const asked = provider.requests.findLast(({ body }) => body.includes(idea))
  expect(asked?.headers.authorization).toBe(`Bearer ${key}`)
  expect(asked?.body).toContain('"model":"qwen3:8b"')

  await openPage(page, '/admin/models')
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: 'Edit OpenAI-compatible address' }).click()
  await expect(page.getByText('Leave empty to keep the one ending in …4711.')).toBeVisible()
  const seen = (await answers()) + (await page.content())
  expect(seen).toContain('4711')
  expect(seen).not.toContain('not-a-real-key')
})

test('the order changes by keyboard and by dragging, a tool gets a model of its own, and all of it is written down', async ({
  page,
  provider,
}) => {
  test.slow()
  await signIn(page)
  await openPage(page, '/admin/models')
  await page.getByRole('button', { name: 'Use Ollama (qwen3:8b)' }).click()
  await expect(lines(page)).toHaveText([/1OpenAI-compatible/, /2Ollama/])
  await untilOrderSaved(page, () => page.getByRole('button', { name: 'Move Ollama up' }).press('Enter'))
  await expect(lines(page)).toHaveText([/1Ollama/, /2OpenAI-compatible/])
  await expect(page.getByRole('button', { name: 'Move Ollama up' })).toBeFocused()
  await untilOrderSaved(page, () => page.getByRole('button', { name: 'Move Ollama down' }).press('Enter'))
  await expect(lines(page)).toHaveText([/1OpenAI-compatible/, /2Ollama/])
  await expect(page.getByRole('button', { name: 'Move Ollama down' })).toBeFocused()
  await untilOrderSaved(page, () => page.getByRole('button', { name: 'Move Ollama up' }).press('Enter'))
  await expect(lines(page)).toHaveText([/1Ollama/, /2OpenAI-compatible/])
  await page.reload()
  await expect(lines(page)).toHaveText([/1Ollama/, /2OpenAI-compatible/])
  await openPage(page, '/admin/models')
  await untilOrderSaved(page, () => lines(page).nth(0).dragTo(lines(page).nth(1)))
  await expect(lines(page)).toHaveText([/1OpenAI-compatible/, /2Ollama/])

  provider.play({ status: 404, body: '{"error":{"message":"model not found"}}' })
  await page.getByRole('button', { name: 'Test Ollama' }).click()
  await expect(toast(page, 'Ollama doesn’t work')).toBeVisible()
  await expect(toast(page, /Unknown model\./)).toBeVisible()

  await page.getByText('Choose models for individual tools').click()
  const tool = page.getByRole('form', { name: 'Text to Prompt' })
  await tool.getByLabel('Provider').selectOption('Ollama')
  await tool.getByLabel('Model').fill('llama3.1:8b')
  await tool.getByRole('button').click()
  await expect(toast(page, 'Saved for Text to Prompt')).toBeVisible()

  await page.getByLabel('Budget per day in US dollars').fill('many')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('Please enter an amount such as 5 or 2.50')).toBeVisible()
  await page.getByLabel('Budget per day in US dollars').fill('2.50')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await expect(page.getByText('of $2.50 spent today')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save settings' })).toBeFocused()

  await page.setViewportSize({ width: 360, height: 740 })
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(isTooWide).toBe(false)

  await openPage(page, '/admin/audit')
  for (const text of [
    'create model provider',
    'order model provider',
    'choose tool model',
    'update model settings',
  ])
    await expect(page.getByRole('row').filter({ hasText: text }).first()).toBeVisible()
})

test('what runs on this machine answers after two presses, and a Gemini model is named where it explains', async ({
  page,
  provider,
}) => {
  test.slow()
  await signIn(page)
  await openPage(page, '/admin/models')
  for (const name of ['Ollama', 'OpenAI-compatible address']) await removeProvider(page, name)
  // The settings were saved while there was a model; nobody has decided about keys of people's own.
  const mayBringKeys = async () => {
    const answer = await page.request.get('/functions/v1/engine')
    return ((await answer.json()) as { ownKeys: boolean }).ownKeys
  }
  const box = page.getByRole('checkbox', { name: 'People can use their own key' })
  await expect(box).toBeChecked()
  expect(await mayBringKeys()).toBe(true)
  for (const isAllowed of [false, true]) {
    await box.setChecked(isAllowed)
    await page.getByRole('button', { name: 'Save settings' }).click()
    await expect.poll(mayBringKeys).toBe(isAllowed)
    await page.reload()
    await expect(box).toBeChecked({ checked: isAllowed })
  }
  provider.offer([...onThisMachine, 'gemma3:4b'])
  await page.getByRole('button', { name: 'Search again' }).click()
  await expect(page.getByText('qwen3:8b, llama3.1:8b, gemma3:4b')).toBeVisible()
  await openPage(page, '/')
  await expect(page.getByRole('button', { name: 'Use Ollama (qwen3:8b)' })).toBeVisible()
  // What was started or loaded since is found without another press.
  provider.offer(['llama3.1:8b'])
  await page.reload()
  await expect(page.getByRole('button', { name: 'Use Ollama (llama3.1:8b)' })).toBeVisible()
  provider.offer(onThisMachine)
  await openPage(page, '/')
  const acts = await countActs(page)
  await page.getByRole('button', { name: 'Use Ollama (qwen3:8b)' }).click()
  await expect(page).toHaveURL(/text-to-prompt/)
  provider.play({ words: wordsOf(textReply) })
  await ideaBox(page).fill(idea)
  await generateButton(page, action).click()
  await expect(page.getByText(byModel)).toBeVisible()
  expect(acts.presses).toBe(2)
  expect(provider.requests.at(-1)?.body).toContain('"model":"qwen3:8b"')

  await openPage(page, '/tools/non-technical/plagiarism-checker')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plagiarism Checker')
  provider.play({ words: ['{"word":"ready"}'] })
  await openPage(page, '/admin/models?edit=new&kind=compatible')
  const adding = dialog(page, 'Add a provider')
  await adding.getByLabel('Address').fill(provider.urlOf('openai'))
  await adding.getByLabel('Model').fill('google/gemini-3.8-flash')
  await adding.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(lines(page)).toHaveCount(2)
  await untilOrderSaved(page, () =>
    page.getByRole('button', { name: 'Move OpenAI-compatible address up' }).click(),
  )
  await expect(lines(page)).toHaveText([/1OpenAI-compatible/, /2Ollama/])
  await openPage(page, '/tools/non-technical/plagiarism-checker')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plagiarism Checker (Gemini-Powered)')
  await expect(page).toHaveTitle(/^Plagiarism Checker \(Gemini-Powered\)/)
})

test('a small model on this machine writes a film part by part, and each part is seen as it comes', async ({
  page,
  provider,
}) => {
  test.slow()
  await signIn(page)
  await openPage(page, '/admin/models')
  await removeProvider(page, 'OpenAI-compatible address')
  provider.offer(['tiny'])
  provider.hold({ ollama: 3_000 })
  const film = JSON.parse(videoReply) as Record<string, unknown>
  await openPage(page, '/admin/models')
  await page.getByRole('link', { name: 'Edit Ollama' }).click()
  const editing = dialog(page, 'Edit Ollama')
  await editing.getByRole('combobox', { name: 'Model' }).selectOption('tiny')
  provider.play({ words: ['{"word":"ready"}'] })
  await editing.getByRole('button', { name: 'Test', exact: true }).click()
  await expect(editing.getByText('Its context window is only 3,000 tokens')).toBeVisible()
  await editing.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editing).toBeHidden()

  const video = toolWith('text-to-video-prompt-generator')
  await openTool(page, video.slug)
  provider.play({ betweenMs: 40, answerTo: (body) => wordsOf(JSON.stringify(orderedPart(film, body))) })
  await ideaBox(page).fill(video.idea)
  await generateButton(page, video.action).click()
  const result = shownResult(page).first()
  await expect(result).toContainText(video.item)
  await expect(page.getByText('tiny is writing')).toBeVisible()
  await expect(page.getByText(byModel)).toBeVisible({ timeout: 30_000 })
  await expect(result).toContainText(video.item)
  const orders = provider.requests.filter(({ body }) => body.includes('Write now only'))
  expect(orders.length).toBeGreaterThan(1)
})

/** Of a whole answer, the keys that a small model is asked for now. */
function orderedPart(whole: Record<string, unknown>, body: string): object {
  const { format } = JSON.parse(body) as { format?: { properties: object } }
  return Object.fromEntries(Object.keys(format?.properties ?? {}).map((key) => [key, whole[key]]))
}
