import { expectAccessible } from './support/accessibility.ts'
import { signInAsAdmin } from './support/admin.ts'
import { expect, openPage, test } from './support/journey.ts'
import { expectNoSidewaysScroll } from './support/tool-journey.ts'

test('every tab works on a phone: cards in place of rows, dialogs that fit', async ({ page }) => {
  test.slow()
  const email = await signInAsAdmin(page)
  for (const path of [
    '/admin',
    '/admin/tools-content?edit=new',
    '/admin/whats-new?edit=new',
    '/admin/models',
    '/admin/mail',
    '/admin/audit',
    `/admin/users?search=${encodeURIComponent(email)}`,
  ]) {
    await openPage(page, path)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
  await expect(page.getByRole('switch', { name: `Remove Admin: ${email}` })).toBeInViewport()

  await openPage(page, '/admin/whats-new')
  await page.getByRole('link', { name: 'Create New Post' }).tap()
  await page.getByLabel('Title').fill('From a phone')
  await page.getByRole('textbox', { name: 'Content' }).fill('## It works')
  await page.getByRole('button', { name: 'Preview' }).tap()
  await expect(page.getByRole('region', { name: 'Content: preview' }).getByRole('heading')).toHaveText(
    'It works',
  )
  await page.getByRole('button', { name: 'Cancel' }).tap()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
