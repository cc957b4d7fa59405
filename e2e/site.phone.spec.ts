import { expectAccessible } from './support/accessibility.ts'
import { expect, openPage, test } from './support/journey.ts'
import { publicPages } from './support/public-pages.ts'

for (const width of [320, 412]) {
  test(`no page scrolls sideways at ${width} pixels`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of await publicPages(request)) {
      await page.goto(path)
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overhang, path).toBeLessThanOrEqual(0)
    }
  })
}

test('axe finds nothing on any page on a phone', async ({ page, request }) => {
  test.setTimeout(180_000)
  for (const path of await publicPages(request)) {
    await test.step(path, async () => {
      await openPage(page, path)
      await expectAccessible(page)
    })
  }
})

test('the menu opens, leads on and closes', async ({ page }) => {
  await openPage(page, '/')
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu).toBeHidden()
  await page.locator('summary[aria-label="Menu"]').tap()
  await expect(menu).toBeVisible()
  await expectAccessible(page)
  await menu.getByRole('link', { name: 'About' }).tap()
  await expect(page).toHaveURL('/about')
  await expect(menu).toBeHidden()
})
