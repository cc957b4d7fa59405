import type { Page } from '@playwright/test'
import { ideaTools } from '#features/site/idea-tools.ts'
import {
  expectAccessibleInBothThemes,
  failFunction,
  ideaBox,
  openTool,
  shownResult,
} from './support/tool-journey.ts'
import { creativeTools, toolWith } from './support/creative-tools.ts'
import { expect, openPage, test, untilHydrated } from './support/journey.ts'
import { openWizard, shownPrompt, stored } from './support/wizard.ts'

const sentence = 'A place where 40 neighbors can lend each other tools, with a calendar and reminders'
const idea = (page: Page) => page.getByLabel('Your idea', { exact: true })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Prompt', exact: true })

/** Counts what a person presses: clicks, and keys that send. */
function countPresses(page: Page) {
  let presses = 0
  return {
    count: () => presses,
    press: async (name: string) => {
      presses++
      await page.getByRole('button', { name, exact: true }).click()
    },
  }
}

/** Requests to a function of the server. */
function hearCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/functions/v1/'))
      calls.push(new URL(request.url()).pathname.split('/').at(-1) ?? '')
  })
  return calls
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('two presses from one sentence to a copied brief', async ({ page }) => {
  await openPage(page, '/')
  const calls = hearCalls(page)
  await idea(page).fill(sentence)
  const hand = countPresses(page)
  await hand.press('Generate Prompt')
  await expect(page).toHaveURL('/output')
  await expect(shownPrompt(page)).toContainText(sentence)
  await hand.press('Copy Prompt')
  await expect(page.getByRole('button', { name: 'Copied!', exact: true })).toBeVisible()
  expect(await clipboard(page)).toContain(sentence)
  expect(hand.count()).toBe(2)
  expect(calls).toEqual(['generate-prompt'])

  // Back leads to the form and the home page with the words, and nothing is generated again.
  await page.goBack()
  await expect(page.locator('#projectDescription')).toHaveValue(sentence)
  await page.goBack()
  await expect(idea(page)).toHaveValue(sentence)
  await page.goForward()
  await expect(page.locator('#projectDescription')).toHaveValue(sentence)
  await page.reload()
  await untilHydrated(page)
  await expect(page.locator('#projectDescription')).toHaveValue(sentence)
  expect(calls).toEqual(['generate-prompt'])
})

for (const { slug, chip } of ideaTools.filter((tool) => toolComposes(tool.slug)))
  test(`two presses from the chip of ${slug} on the home page to a copied prompt`, async ({ page }) => {
    const { copyLabel, idea: words, functionName } = toolWith(slug)
    await openPage(page, '/')
    const calls = hearCalls(page)
    await page.getByRole('radio', { name: chip, exact: true }).check()
    await idea(page).fill(`${words} at dawn`)
    const hand = countPresses(page)
    await hand.press('Generate Prompt')
    await expect(page).toHaveURL(`/tools/non-technical/${slug}`)
    await expect(page.locator('h2#result')).toBeFocused()
    await hand.press(copyLabel)
    expect(await clipboard(page)).toContain('at dawn')
    expect(hand.count()).toBe(2)
    await expect(ideaBox(page)).toHaveValue(`${words} at dawn`)
    expect(calls).toEqual([functionName])

    await page.reload()
    await untilHydrated(page)
    await expect(ideaBox(page)).toHaveValue(`${words} at dawn`)
    await page.goBack()
    await expect(idea(page)).toHaveValue(`${words} at dawn`)
    await expect(page.getByRole('radio', { name: chip, exact: true })).toBeChecked()
    expect(calls).toEqual([functionName])
  })

test('two presses on the page of the developer prompt from one sentence to a copied brief', async ({
  page,
}) => {
  await openWizard(page)
  await page.getByLabel('Describe it in one sentence').fill(sentence)
  const hand = countPresses(page)
  await hand.press('Generate now')
  await expect(page).toHaveURL('/output')
  await hand.press('Copy Prompt')
  await expect(page.getByRole('button', { name: 'Copied!', exact: true })).toBeVisible()
  expect(await clipboard(page)).toContain(sentence)
  expect(hand.count()).toBe(2)
})

function toolComposes(slug: string): boolean {
  return creativeTools.some((tool) => tool.slug === slug && !tool.needsModel)
}

test('the other chips lead to their tools, too, which start at once, also by Ctrl+Enter', async ({
  page,
}) => {
  const others = ideaTools.slice(1).filter((tool) => !toolComposes(tool.slug))
  expect(others.length).toBeGreaterThan(2)
  for (const { slug, chip } of others) {
    await openPage(page, '/')
    await page.getByRole('radio', { name: chip, exact: true }).check()
    await idea(page).fill(`a brave snail, ${chip}`)
    await idea(page).press('Control+Enter')
    await expect(page).toHaveURL(`/tools/non-technical/${slug}`)
    await expect(ideaBox(page)).toHaveValue(`a brave snail, ${chip}`)
    await expect(page.locator('h2#result')).toBeFocused()
  }
})

test('too long an idea arrives whole, and the tool says by how much', async ({ page }) => {
  await openPage(page, '/')
  await page.getByRole('radio', { name: ideaTools[1]?.chip, exact: true }).check()
  await idea(page).focus()
  await page.keyboard.insertText('x'.repeat(5_010))
  await generate(page).click()
  await expect(ideaBox(page)).toHaveValue('x'.repeat(5_010))
  await expect(page.getByText('This is 10 characters over the limit.')).toBeVisible()
})

test('with an empty field, Generate Prompt leads to the tools', async ({ page }) => {
  await openPage(page, '/')
  await idea(page).fill('   ')
  await generate(page).click()
  await expect(page).toHaveURL('/tools')
})

test('typed words are there after the tools, the sign-in page and a reload, and fill an empty form', async ({
  page,
}) => {
  await openPage(page, '/')
  const calls = hearCalls(page)
  await idea(page).fill('a fox who learns to swim')
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/auth')
  await page.goBack()
  await expect(idea(page)).toHaveValue('a fox who learns to swim')
  await page.reload()
  await untilHydrated(page)
  await expect(idea(page)).toHaveValue('a fox who learns to swim')
  await page.getByRole('link', { name: 'View All Tools' }).click()
  await page.getByRole('tab', { name: 'Non-Technical Tools' }).click()
  await page.getByRole('link', { name: 'Launch Tool: Plagiarism Checker' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Plagiarism/ })).toBeVisible()
  await expect(ideaBox(page)).toHaveValue('')
  await page.goBack()
  await page.getByRole('link', { name: 'Launch Tool: Story Prompt' }).click()
  await expect(ideaBox(page)).toHaveValue('a fox who learns to swim')
  expect(calls).toEqual([])
})

test('a draft that no prompt was made from is not replaced unasked', async ({ page }) => {
  await openWizard(page)
  await page.locator('#projectName').fill('Mine')
  await expect.poll(() => stored(page, 'promptFormData')).toContain('Mine')
  await openPage(page, '/')
  await idea(page).fill(sentence)
  await generate(page).click()
  await expect(page.getByText('Replace your draft with your new idea?')).toBeVisible()
  await expect(page.locator('#projectName')).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Replace my draft and generate' }).click()
  await expect(page).toHaveURL('/output')
  await expect(shownPrompt(page)).toContainText(sentence)
  // A second sentence replaces the first, whose prompt is kept.
  await openPage(page, '/')
  await idea(page).fill('A shop for kites')
  await generate(page).click()
  await expect(page).toHaveURL('/output')
  await expect(shownPrompt(page)).toContainText('A shop for kites')
})

test('an idea in the form of a tool can be had back', async ({ page }) => {
  await openTool(page, 'image-prompt-generator')
  await ideaBox(page).fill('two fishermen mending a net')
  await openPage(page, '/')
  await page.getByRole('radio', { name: 'Image' }).check()
  await idea(page).fill('a heron on a bench')
  await generate(page).click()
  await expect(shownResult(page).first()).toContainText('heron')
  const told = page.getByRole('status').filter({ hasText: 'Your new idea replaced what was in the form.' })
  await told.getByRole('button', { name: 'Undo' }).click()
  await expect(ideaBox(page)).toHaveValue('two fishermen mending a net')
  await expect(shownResult(page).first()).toContainText('heron')
})

test.describe('when the call fails', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test('the sentence stands in the form, and the draft of the browser is offered', async ({ page }) => {
    await failFunction(page, 'generate-prompt')
    await openPage(page, '/')
    await idea(page).fill(sentence)
    await generate(page).click()
    await expect(
      page.getByText('There was an error generating your prompt. Please try again.').first(),
    ).toBeVisible()
    await expect(page.locator('#projectDescription')).toHaveValue(sentence)
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible()
    await page.getByRole('button', { name: 'Put it together in this browser' }).click()
    await expect(page).toHaveURL('/output')
    await expect(shownPrompt(page)).toContainText(sentence)
  })
})

for (const [name, viewport] of [
  ['desktop', { width: 1280, height: 900 }],
  ['laptop', { width: 1366, height: 680 }],
  ['phone', { width: 360, height: 740 }],
] as const)
  test.describe(`first visit on a ${name}`, () => {
    test.use({ viewport, privacyChoice: 'open' })

    test('field, chips and buttons stand above the fold, and the page is short', async ({ page }) => {
      await openPage(page, '/')
      const bar = page.getByRole('region', { name: 'Privacy choices' })
      await expect(bar).toBeVisible()
      const top = (await bar.boundingBox())?.y ?? 0
      const main = page.getByRole('main')
      for (const seen of [
        idea(page),
        main.getByText('video creators', { exact: false }).first(),
        main.getByText('teachers', { exact: false }).first(),
        ...ideaTools.map(({ chip }) => main.locator('label', { hasText: chip }).last()),
        generate(page),
        page.getByRole('button', { name: 'Fill in the six-step form first' }),
      ]) {
        const box = await seen.boundingBox()
        expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(top)
      }
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height).toBeLessThanOrEqual(name === 'phone' ? 6_000 : 3_000)
      if (name === 'phone') await expectAccessibleInBothThemes(page)
    })
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form leads to the chosen tool with the words, or to the tools without', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('radio', { name: 'Video' }).check()
    await idea(page).fill('a paper boat')
    await generate(page).click()
    await expect(page).toHaveURL(
      '/tools/non-technical/text-to-video-prompt-generator?idea=a+paper+boat&generate=1',
    )
    await page.goto('/')
    await generate(page).click()
    await expect(page).toHaveURL(/\/tools\?/)
    await expect(page.getByRole('heading', { level: 1, name: 'Prompt Tools' })).toBeVisible()
  })
})

test('an idea in the address is generated from once', async ({ page }) => {
  const calls = hearCalls(page)
  await page.goto('/tools/non-technical/text-to-video-prompt-generator?idea=a+paper+boat&generate=1')
  await untilHydrated(page)
  await expect(page.locator('h2#result')).toBeFocused()
  await expect(page).toHaveURL('/tools/non-technical/text-to-video-prompt-generator')
  await page.reload()
  await untilHydrated(page)
  await expect(ideaBox(page)).toHaveValue('a paper boat')
  expect(calls).toEqual(['generate-video-prompt'])
})
