import { signInAsNew } from './support/account.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, openPage, test } from './support/journey.ts'

test('on a phone the menu holds the account, and logs out', async ({ page }) => {
  const email = await signInAsNew(page)
  await openPage(page, '/account')
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.locator('summary[aria-label="Menu"]').click()
  const menu = page.locator('[data-top-bar] details[open]')
  await expect(menu).toContainText('Ada Lovelace')
  await expect(menu).toContainText(email)
  await expectAccessible(page)
  await menu.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await page.locator('summary[aria-label="Menu"]').click()
  await expect(
    page.locator('[data-top-bar] details[open]').getByRole('link', { name: 'Login' }),
  ).toBeVisible()
})
