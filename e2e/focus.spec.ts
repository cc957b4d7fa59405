import type { Page } from '@playwright/test'
import { signInAsNew } from './support/account.ts'
import { expect, openPage, test } from './support/journey.ts'
import { bellFoundry, openOutput, openWizard } from './support/wizard.ts'

/** Whether any of nine points of what has the focus can be seen. */
const isInSight = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused) return false
    const { x, y, width, height } = focused.getBoundingClientRect()
    const parts = [0.1, 0.5, 0.9]
    return parts.some((across) =>
      parts.some((down) =>
        focused.contains(document.elementFromPoint(x + width * across, y + height * down)),
      ),
    )
  })

test('no bar covers a field that has the focus, however low the window is', async ({ page }) => {
  for (const viewport of [
    { width: 640, height: 360 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(viewport)
    await openPage(page, '/tools/non-technical/text-to-prompt')
    await page.locator('main form').evaluate((form) => {
      for (const group of form.querySelectorAll('details')) group.open = true
    })
    await page.locator('main form').locator('textarea, input').first().focus()
    const clear = page.getByRole('button', { name: 'Clear', exact: true })
    for (let presses = 0; presses < 40; presses++) {
      expect(await isInSight(page), await page.evaluate(() => document.activeElement?.outerHTML)).toBe(true)
      if (await clear.evaluate((button) => button === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(clear).toBeFocused()
  }
})

test('what goes with its button hands the focus on', async ({ page }) => {
  test.slow()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await openWizard(page)
  await button('Examples').press('Enter')
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').press('Enter')
  await button('Undo').press('Enter')
  await expect(page.getByRole('heading', { name: 'Project Basics' })).toBeFocused()
  await page.getByLabel('Describe it in one sentence').fill('A web app where neighbors lend each other tools')
  await button('Fill in all six steps').press('Enter')
  await button('Undo the suggestions').press('Enter')
  await expect(page.getByRole('heading', { name: 'Project Basics' })).toBeFocused()

  await openOutput(page, bellFoundry)
  await button('Edit and show sources').press('Enter')
  const marks = page.locator('.source-mark')
  for (let presses = 0; presses < 5; presses++) {
    const left = await marks.count()
    await marks.nth(presses % 2 === 0 ? left - 1 : 3).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
    await expect(marks).not.toHaveCount(left)
    await expect(marks.and(page.locator(':focus'))).toBeVisible()
  }
  await page.getByText('Results in this browser (1)').press('Enter')
  await page.getByRole('button', { name: /^Remove: / }).press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await button('Undo').press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await openPage(page, '/tools/non-technical/text-to-prompt')
  const idea = page.locator('main form').locator('textarea').first()
  await idea.fill('a heron at dawn')
  await button('Clear').press('Enter')
  await expect(idea).toBeFocused()
  await button('Undo').press('Enter')
  await expect(idea).toBeFocused()
})

test.describe('what was pressed goes or is refused', () => {
  test.use({ expectedComplaints: [/status of 404/] })

  test('and the focus stays nearby', async ({ page }) => {
    await signInAsNew(page)
    await page.request.post('/functions/v1/generate-video-prompt', { data: { idea: 'a heron at dawn' } })
    await openPage(page, '/history')
    const rename = page.getByRole('button', { name: 'Rename' })
    for (const key of ['Escape', 'Enter']) {
      await rename.press('Enter')
      await page.getByLabel(/New name/).press(key)
      await expect(rename).toBeFocused()
    }

    await openPage(page, '/account')
    const remove = page.getByRole('button', { name: 'Delete my account' })
    await remove.press('Enter')
    await expect(page.locator('form:has([name=intent][value=delete]) [name=password]')).toBeFocused()
    await page.getByRole('button', { name: 'Keep my account' }).press('Enter')
    await expect(remove).toBeFocused()

    await openPage(page, '/no/such/page')
    const report = page.getByRole('button', { name: 'Report Broken Link' })
    await report.press('Enter')
    await expect(report).toBeDisabled()
    await expect(report).toBeFocused()

    await openPage(page, '/tools/non-technical/plagiarism-checker')
    await page.getByRole('button', { name: 'Add a text to compare with' }).press('Enter')
    await page.getByRole('button', { name: 'Remove text 1' }).press('Enter')
    await expect(page.getByRole('group', { name: /compare/i })).toBeFocused()
  })
})
