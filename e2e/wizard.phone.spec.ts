import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/journey.ts'
import { answerStep, generate, next, openWizard, shownPrompt, tidePools } from './support/wizard.ts'

test('the journey on a phone: nothing scrolls sideways, Next is always in reach', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  await openWizard(page)
  const overhang = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (let step = 1; step <= 6; step++) {
    await expect(page.getByText(`Step ${step} of 6`)).toBeVisible()
    await answerStep(page, tidePools)
    expect(await overhang(), `step ${step}`).toBeLessThanOrEqual(0)
    await page.evaluate(() => window.scrollTo(0, 0))
    const button = step < 6 ? next(page) : generate(page)
    await expect(button).toBeInViewport({ ratio: 1 })
    await button.tap()
  }
  await expect(page).toHaveURL('/output')
  await expect(shownPrompt(page)).toContainText('Tidepool Diary')
  expect(await overhang(), 'output').toBeLessThanOrEqual(0)
  await expectAccessible(page)
})

test('the preview opens in a drawer, leads to a field and closes again', async ({ page }) => {
  await openWizard(page)
  await page.getByRole('button', { name: 'Preview' }).tap()
  const drawer = page.getByRole('dialog', { name: 'Your prompt so far' })
  await drawer.getByRole('button', { name: 'Project type' }).tap()
  await expect(page.getByRole('radio').first()).toBeFocused()
  await answerStep(page, tidePools)
  await page.getByRole('button', { name: 'Preview' }).tap()
  await expect(drawer.getByRole('region', { name: 'Live preview of your prompt' })).toContainText(
    'Tidepool Diary',
  )
  await expectAccessible(page)
  await drawer.getByRole('button', { name: 'Close' }).tap()
  await expect(drawer).toBeHidden()
})
