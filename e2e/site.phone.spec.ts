import { tools } from '#tools/tools.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, openPage, test } from './support/journey.ts'
import { publicPages } from './support/public-pages.ts'
import { expectNoSidewaysScroll } from './support/tool-journey.ts'

test('no page scrolls sideways on a phone, and axe finds nothing', async ({ page }) => {
  test.setTimeout(240_000)
  // The journeys of the tools on a phone look at theirs, with a result on them.
  const ofTools = new Set(tools.map((tool) => tool.path))
  for (const path of publicPages.filter((each) => !ofTools.has(each))) {
    await test.step(path, async () => {
      for (const width of [320, 412]) {
        await page.setViewportSize({ width, height: 800 })
        if (width === 320) await openPage(page, path)
        await expectNoSidewaysScroll(page)
      }
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

test('the tabs of the tools stand side by side', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, '/tools')
  const [first, second] = await Promise.all(
    (await page.getByRole('tab').all()).map((tab) => tab.boundingBox()),
  )
  expect(second?.y).toBe(first?.y)
  expect(second?.x).toBeGreaterThan(first?.x ?? 0)
})
