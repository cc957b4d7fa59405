import { copyMigratedDatabase } from '#platform/database/test-databases.ts'
import { startServer } from '../scripts/server-for-tests.mjs'
import { codeOf } from '#features/accounts/second-factor.test-support.ts'
import { fillSignIn, password, signInAsNew } from './support/account.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, openPage, test as base } from './support/journey.ts'

const test = base.extend<object, { strictServer: string }>({
  strictServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const server = await startServer({ REQUIRE_2FA: 'everybody' }, copyMigratedDatabase)
      await use(server.url)
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ strictServer }, provide) => provide(strictServer),
})

const setUp = '/account?second-factor=required#two-factor'

test('nobody uses an account before its second factor is set up', async ({ page }) => {
  const email = await signInAsNew(page)
  await openPage(page, '/')
  await expect(page).toHaveURL(setUp)
  await expect(page.getByRole('alert')).toContainText('This site requires two-factor sign-in')
  await expectAccessible(page)
  // Neither a link within the page nor a request of its own gets around it.
  await page.locator('[data-top-bar] summary', { hasText: 'Account:' }).click()
  await page.getByRole('link', { name: 'History' }).first().click()
  await expect(page).toHaveURL(setUp)
  await expect(page.getByRole('heading', { name: 'Your data' })).toHaveCount(0)
  for (const path of ['/account/data', '/history', '/history/all.json', '/sources'])
    expect((await page.request.get(path, { maxRedirects: 0 })).status(), path).toBe(302)
  const renamed = await page.request.post('/account', { form: { intent: 'name', name: 'Somebody else' } })
  expect(await renamed.text()).toContain('This site requires two-factor sign-in')
  await page.request.post('/account', { form: { intent: 'delete', password } })

  const section = page.getByRole('region', { name: 'Two-factor sign-in', exact: true })
  await section.getByLabel('Current password').first().fill(password)
  await section.getByRole('button', { name: 'Turn on two-factor sign-in' }).click()
  const uri = await section.locator('input[name=uri]').inputValue()
  await section.getByLabel('Code from the app').fill(await codeOf(uri))
  await section.getByRole('button', { name: 'Confirm' }).click()
  await expect(section.getByRole('listitem')).toHaveCount(10)
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada Lovelace')
  await openPage(page, '/history')
  await expect(page).toHaveURL('/history')

  await page.context().clearCookies()
  await openPage(page, '/auth')
  await fillSignIn(page, email)
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
})

test('leaving works without it', async ({ page }) => {
  await signInAsNew(page)
  await openPage(page, '/privacy')
  await expect(page).toHaveURL('/privacy')
  await page.locator('[data-top-bar] summary', { hasText: 'Account:' }).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
})
