import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expect, openPage, test, untilHydrated } from './support/journey.ts'
import { generate, goOn, openWizard, shownPrompt, stored } from './support/wizard.ts'

const sentence = 'A place where 40 neighbours can lend each other tools, with a calendar and reminders'
const summary = /suggested answers? to check/
const withoutModel =
  'Put together without a model. Let your own AI chat fill in the rest, or go step by step.'

/** As a chat answers the request that the page hands out. */
const reply = `Here you are:
\`\`\`json
${JSON.stringify({
  projectType: 'web-app',
  projectName: 'Ladderly',
  projectDescription: 'other words',
  coreFeatures: 'lend a tool, reserve it, be reminded',
  userRoles: 'Neighbour',
  targetAudience: 'Neighbours within a short walk',
  mainGoal: 'Every tool is lent twice a year',
  features: ['Search and filters'],
  customFeatures: ['a calendar for each tool'],
  designStyle: 'baroque',
  platform: 'lovable',
  coreUserActions: ['offer', 'reserve', 'hand over', 'bring back'],
  userFlow: 'Find a tool -> choose days -> fetch it -> bring it back',
  dataModels: 'Tool(name, owner, status), Loan(tool, from, until)',
  modelRelationships: 'A Tool has many Loans',
})}
\`\`\``

const fill = (page: Page) => page.getByRole('button', { name: 'Fill in all six steps' }).click()

async function askWithoutModel(page: Page, text: string): Promise<void> {
  await page.locator('#one-sentence').fill(text)
  await fill(page)
  await expect(page.getByText(withoutModel)).toBeVisible()
}

async function pasteSteps(page: Page): Promise<void> {
  await page.getByText('Have your own AI chat fill in the steps').click()
  await page.getByLabel('Answer from your chat').fill(reply)
  await page.getByRole('button', { name: 'Use this answer' }).click()
}

test('from the home page, without a model: the sentence is the description, a type is chosen only where it is named', async ({
  page,
}) => {
  await openPage(page, '/')
  await page.getByLabel('Your idea').fill(sentence)
  await page.getByRole('button', { name: 'Fill in the six-step form first' }).click()
  await expect(page).toHaveURL('/generate')
  await expect(page.locator('#projectDescription')).toHaveValue(sentence)
  await expect(page.getByText('1 suggested answer to check')).toBeVisible()
  await expect(page.locator('#projectType').getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.locator('#projectName')).toHaveValue('')

  await askWithoutModel(page, 'A blog about bees')
  await expect(page.getByRole('radio', { name: 'Blog/Content Site' })).toBeChecked()
  await expect(page.getByText('2 suggested answers to check')).toBeVisible()
  await page.getByText('Choose from common features for this kind of project').click()
  await expect(page.getByRole('checkbox').first()).toBeVisible()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expectAccessible(page)
})

test('an answer of one’s own chat fills the steps, and the prompt is a few clicks away', async ({ page }) => {
  await openWizard(page)
  await page.locator('#projectName').fill('Toolshed')
  await page.locator('#one-sentence').fill(sentence)
  await pasteSteps(page)
  await expect(page.getByText(summary)).toBeVisible()
  // What was typed is never replaced, the description is the sentence, and what the form does not offer is left out.
  await expect(page.locator('#projectName')).toHaveValue('Toolshed')
  await expect(page.locator('#projectDescription')).toHaveValue(sentence)
  await expect(page.getByRole('radio', { name: 'Web Application' })).toBeChecked()
  await expect(page.locator('#projectType-hint')).toContainText('Suggested')
  const count = async () => Number(/\d+/.exec((await page.getByText(summary).textContent()) ?? '')?.[0])
  const before = await count()
  expect(before).toBeGreaterThan(8)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Keep this suggestion for Project type' }).press('Enter')
  await expect(page.locator('#projectType').getByRole('radio').first()).toBeFocused()
  await expect(page.locator('#projectType-hint')).not.toContainText('Suggested')
  expect(await count()).toBe(before - 1)
  await expect.poll(() => stored(page, 'promptSuggested')).not.toContain('"projectType"')
  await page.reload()
  await untilHydrated(page)
  expect(await count()).toBe(before - 1)
  await expect(page.locator('#one-sentence')).toHaveValue(sentence)

  await page.getByText('Show them all').click()
  await page.getByRole('status').getByRole('button', { name: 'Main goal' }).click()
  await expect(page.locator('#mainGoal')).toBeFocused()
  await expect(page.locator('#mainGoal')).toHaveValue('Every tool is lent twice a year')
  await page.getByRole('button', { name: 'Keep all' }).click()
  await expect(page.getByText(summary)).toBeHidden()
  for (let step = 3; step <= 6; step++) {
    await goOn(page)
    if (step === 4) await page.getByRole('radio', { name: 'Minimal' }).first().check()
  }
  await generate(page).click()
  await expect(page).toHaveURL('/output')
  for (const own of ['Toolshed', sentence, 'a calendar for each tool', 'Neighbours within a short walk'])
    await expect(shownPrompt(page)).toContainText(own)
})

test('a sentence brought beside a draft asks first, and the draft comes back', async ({ page }) => {
  await openWizard(page, '/generate?idea=A%20diary%20for%20beekeepers')
  await expect(page.locator('#projectDescription')).toHaveValue('A diary for beekeepers')
  await expect(page).toHaveURL('/generate')
  await expect(page.getByText(withoutModel)).toBeVisible()
  await page.locator('#projectName').fill('Mine')
  await openWizard(page, '/generate?idea=A%20shop%20for%20kites')
  await expect(page.locator('#projectDescription')).toHaveValue('A diary for beekeepers')
  await page.getByRole('button', { name: 'Replace my draft' }).click()
  await expect(page.locator('#projectDescription')).toHaveValue('A shop for kites')
  await expect(page.locator('#one-sentence')).toHaveValue('A shop for kites')
  await expect(page.locator('#projectName')).toHaveValue('')
  await page.getByRole('button', { name: 'Undo the suggestions' }).click()
  await expect(page.locator('#projectName')).toHaveValue('Mine')
  await expect(page.locator('#projectDescription')).toHaveValue('A diary for beekeepers')
})

test('what a model suggests reaches only what nobody touched, and can be undone', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/functions/v1/suggest-form', async (route) => {
    await held
    await route.fulfill({
      json: {
        plan: {
          fields: { projectType: 'web-app', projectName: 'Ladderly', targetAudience: 'Neighbours nearby' },
        },
        engine: { writtenBy: 'model' },
      },
    })
  })
  await openWizard(page)
  await page.locator('#one-sentence').fill(sentence)
  await page.reload()
  await untilHydrated(page)
  await expect(page.locator('#one-sentence')).toHaveValue(sentence)
  await fill(page)
  await expect(page.getByText('Asking a model to fill in the other steps...')).toBeVisible()
  await page.locator('#projectName').fill('Toolshed')
  release()
  await expect(page.getByText('Written by a model from your sentence.')).toBeVisible()
  await expect(page.locator('#projectName')).toHaveValue('Toolshed')
  await expect(page.getByRole('radio', { name: 'Web Application' })).toBeChecked()
  await expect.poll(() => stored(page, 'promptFormData')).toContain('Neighbours nearby')
  await page.getByRole('button', { name: 'Undo the suggestions' }).click()
  await expect(page.getByText(summary)).toBeHidden()
  await expect(page.getByRole('radio', { name: 'Web Application' })).not.toBeChecked()
  await expect(page.locator('#projectName')).toHaveValue('Toolshed')
})
