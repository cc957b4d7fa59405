import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/journey.ts'
import { generate, openWizard, shownPrompt } from './support/wizard.ts'

test('on a phone: one sentence, a look, and the prompt', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openWizard(page)
  await page.locator('#one-sentence').fill('Una tienda online de velas artesanales para bodas')
  await page.getByRole('button', { name: 'Fill all six steps' }).tap()
  await expect(page.getByText(/fields suggested, check them/)).toBeVisible()
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Go to the last step' }).tap()
  await expect(page.getByText('Step 6 of 6')).toBeVisible()
  await generate(page).tap()
  await expect(page).toHaveURL('/output')
  await expect(shownPrompt(page)).toContainText('velas artesanales')
})
