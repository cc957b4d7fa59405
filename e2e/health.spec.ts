import { changeAdmin, inDatabase, signInAsAdmin } from './support/admin.ts'
import { signInAsNew } from './support/account.ts'
import { expect, openPage, test } from './support/journey.ts'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll } from './support/tool-journey.ts'

const titles = ['Queues', 'Disk', 'Database', 'Mail', 'Models', 'Backups', 'Software']

test('the health page judges each part in plain words and shows what was last found', async ({ page }) => {
  test.slow()
  await signInAsAdmin(page)
  await inDatabase({ role: 'operator' }, ({ query }) =>
    query(
      `update server_health set advisories_failed_at = now(), advisories_failure = '405 Method Not Allowed',
         advisories = null, advisories_at = null`,
    ),
  )
  await openPage(page, '/admin')
  await page.getByRole('navigation', { name: 'Admin Panel' }).getByRole('link', { name: 'Health' }).click()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(titles)
  const part = (name: string) => page.getByRole('region', { name })
  await expect(part('Database')).toContainText('It is responding and accepting writes.')
  await expect(part('Database').getByText('OK', { exact: true })).toBeVisible()
  await expect(part('Backups')).toContainText('Set BACKUP_TO')
  await expect(part('Backups').getByText('Needs attention', { exact: true })).toBeVisible()
  await expect(part('Software')).toContainText('couldn’t be checked')
  await expect(part('Software')).toContainText('405 Method Not Allowed')

  // Words, not colors alone, in both themes; narrow as the narrowest phone.
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)

  const advisories = {
    packages: 12,
    found: [{ name: 'tar', severity: 'high', title: 'Path traversal', fix: 'tar@8.0.1' }],
  }
  await inDatabase({ role: 'operator' }, ({ query }) =>
    query('update server_health set advisories = $1, advisories_at = now()', [JSON.stringify(advisories)]),
  )
  await page.getByRole('link', { name: 'Check again' }).click()
  await expect(part('Software')).toContainText('high: Path traversal (fix: tar@8.0.1)')
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Software' }).click()
  await expect(part('Software')).toBeInViewport()
})

test('it needs no script, and is for admins only', async ({ browser, page }) => {
  const email = await signInAsNew(page)
  await openPage(page, '/admin/health')
  await expect(page).toHaveURL(/\/auth|\/$/)
  await changeAdmin(email, true)
  const { cookies } = await page.context().storageState()
  const context = await browser.newContext({ javaScriptEnabled: false })
  await context.addCookies(cookies)
  const plain = await context.newPage()
  await plain.goto('/admin/health')
  await expect(plain.getByRole('heading', { level: 3 })).toHaveText(titles)
  await expect(plain.getByText(/need(?:s)? attention:/)).toBeVisible()
  await plain.getByRole('link', { name: 'Backups' }).click()
  await expect(plain.getByRole('region', { name: 'Backups' })).toBeInViewport()
  await context.close()
})
