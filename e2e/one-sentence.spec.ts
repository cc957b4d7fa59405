import { expectAccessible } from './support/accessibility.ts'
import { expect, openPage, test, untilHydrated } from './support/journey.ts'
import { generate, next, openWizard, shownPrompt, stored } from './support/wizard.ts'

const sentence = 'A web app where 40 neighbours can lend each other tools, with a calendar and reminders'
const summary = /fields? suggested, check them/

test('from the home page: one sentence fills six steps, and the prompt is a few clicks away', async ({
  page,
}) => {
  await openPage(page, '/')
  await page.locator('#living-sheet-idea').fill(sentence)
  await page.getByRole('button', { name: 'Fill all six steps' }).click()
  await expect(page).toHaveURL('/generate')
  await expect(page.getByText(summary)).toBeVisible()
  await expect(page.locator('#projectDescription')).toHaveValue(sentence)
  await expect(page.getByRole('radio', { name: 'Web Application' })).toBeChecked()
  await expect(page.locator('#projectName-hint')).toContainText('Suggested')
  for (let step = 2; step <= 6; step++) {
    await next(page).click()
    await expect(page.getByText(`Step ${step} of 6`)).toBeVisible()
  }
  await generate(page).click()
  await expect(page).toHaveURL('/output')
  await expect(shownPrompt(page)).toContainText('40')
})

test('a suggested field loses its mark when it is touched or kept, and a reload keeps the others', async ({
  page,
}) => {
  await openWizard(page)
  await page.locator('#one-sentence').fill(sentence)
  await page.getByRole('button', { name: 'Fill all six steps' }).click()
  const status = page.getByRole('status').filter({ hasText: summary })
  await expect(status).toBeVisible()
  const count = async () => Number(/\d+/.exec((await page.getByText(summary).textContent()) ?? '')?.[0])
  const before = await count()
  expect(before).toBeGreaterThan(12)

  await page.locator('#projectName').fill('Toolshed')
  await expect(page.locator('#projectName-hint')).not.toContainText('Suggested')
  await page.getByRole('button', { name: 'Keep this suggestion for Project type' }).click()
  await expect(page.locator('#projectType-hint')).not.toContainText('Suggested')
  expect(await count()).toBe(before - 2)

  await expect.poll(() => stored(page, 'promptSuggested')).not.toContain('"projectName"')
  await expect.poll(() => stored(page, 'promptFormData')).toContain('Toolshed')
  await page.reload()
  await untilHydrated(page)
  expect(await count()).toBe(before - 2)
  await expect(page.locator('#one-sentence')).toHaveValue(sentence)
  await expect(page.locator('#projectName-hint')).not.toContainText('Suggested')
  await expect(page.locator('#projectDescription-hint')).toContainText('Suggested')
  await expectAccessible(page)

  await page.getByText('Show them all').click()
  await status.getByRole('button', { name: 'Main goal' }).click()
  await expect(page.locator('#mainGoal')).toBeFocused()
  await page.getByRole('button', { name: 'Keep all' }).click()
  await expect(page.getByText(summary)).toBeHidden()
})

test('what was typed is never replaced, and the suggestions can be undone', async ({ page }) => {
  await openWizard(page)
  await page.locator('#projectName').fill('Mine')
  await page.getByRole('radio', { name: 'Mobile Application' }).check()
  await page.locator('#one-sentence').fill(sentence)
  await page.getByRole('button', { name: 'Fill all six steps' }).click()
  await expect(page.getByText(summary)).toBeVisible()
  await expect(page.locator('#projectName')).toHaveValue('Mine')
  await expect(page.getByRole('radio', { name: 'Mobile Application' })).toBeChecked()
  await expect(page.locator('#projectDescription')).toHaveValue(sentence)

  await page.getByRole('button', { name: 'Undo the suggestions' }).click()
  await expect(page.getByText(summary)).toBeHidden()
  await expect(page.locator('#projectName')).toHaveValue('Mine')
  await expect(page.locator('#projectDescription')).toHaveValue('')
})

test('another sentence changes what is still only suggested', async ({ page }) => {
  await openWizard(page)
  await page.locator('#one-sentence').fill('a shop for handmade candles')
  await page.getByRole('button', { name: 'Fill all six steps' }).click()
  await expect(page.getByRole('radio', { name: 'E-commerce Site' })).toBeChecked()
  await page.locator('#projectName').fill('Waxwork')
  await page.locator('#one-sentence').fill('ein Blog über Imkerei')
  await page.getByRole('button', { name: 'Fill all six steps' }).click()
  await expect(page.getByRole('radio', { name: 'Blog/Content Site' })).toBeChecked()
  await expect(page.locator('#projectName')).toHaveValue('Waxwork')
  await expect(page.locator('#projectDescription')).toHaveValue('ein Blog über Imkerei')
})

test('a sentence brought beside a draft asks first, and the draft comes back', async ({ page }) => {
  await openWizard(page)
  await page.locator('#projectName').fill('Mine')
  await openWizard(page, '/generate?idea=A%20shop%20for%20kites')
  await page.getByRole('button', { name: 'Start a new draft from it' }).click()
  await page.getByRole('button', { name: 'Use the idea' }).click()
  await expect(page.locator('#projectDescription')).toHaveValue('A shop for kites')
  await page.getByRole('button', { name: 'Undo the suggestions' }).click()
  await expect(page.locator('#projectName')).toHaveValue('Mine')
  await expect(page.locator('#projectDescription')).toHaveValue('')
})

test('better words of a model reach only what nobody touched', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/functions/v1/suggest-form', async (route) => {
    await held
    await route.fulfill({
      json: {
        suggestion: {
          fields: {
            projectName: 'Ladderly',
            targetAudience: 'Neighbours within a short walk',
            designStyle: 'baroque',
          },
          sources: { projectName: 'usual', targetAudience: 'said' },
        },
        engine: { writtenBy: 'model' },
      },
    })
  })
  await openWizard(page)
  await page.locator('#one-sentence').fill(sentence)
  await page.getByRole('button', { name: 'Fill all six steps' }).click()
  await expect(page.getByText(summary)).toBeVisible()
  await page.locator('#projectName').fill('Toolshed')
  release()
  await expect(page.getByText('A model has put them into better words.')).toBeVisible()
  await expect(page.locator('#projectName')).toHaveValue('Toolshed')
  await next(page).click()
  await expect(page.locator('#targetAudience')).toHaveValue('Neighbours within a short walk')
})

test('nothing to read is said at the field', async ({ page }) => {
  await openWizard(page)
  await page.locator('#one-sentence').fill('12 !!')
  await page.getByRole('button', { name: 'Fill all six steps' }).click()
  await expect(page.locator('#one-sentence-error')).toContainText('There is no word to read yet')
  await expect(page.getByText(summary)).toBeHidden()
})
