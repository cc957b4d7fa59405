import { setTimeout as pause } from 'node:timers/promises'
import { expectAccessible } from './support/accessibility.ts'
import { signInAsAdmin } from './support/admin.ts'
import { expect, openPage, test } from './support/journey.ts'
import { expectNoSidewaysScroll } from './support/tool-journey.ts'

test.describe('on a small phone', () => {
  test.use({ privacyChoice: 'open', viewport: { width: 360, height: 740 } })

  test('the bar covers no main action, shifts nothing, and goes with one tap', async ({ page }) => {
    // As on a slow network, where other letters stand in for them first.
    await page.route('**/*.woff2', async (route) => {
      await pause(500)
      await route.continue()
    })
    await openPage(page, '/')
    const bar = page.getByRole('region', { name: 'Privacy choices' })
    await expect(bar).toBeVisible()
    const action = page.getByRole('main').getByRole('button', { name: 'Generate Prompt' })
    const [over, under] = [await bar.boundingBox(), await action.boundingBox()]
    expect((under?.y ?? 0) + (under?.height ?? 0)).toBeLessThan(over?.y ?? 0)
    expect(over?.height).toBeLessThan(170)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          void document.fonts.ready.then(() => setTimeout(() => done(sum), 300))
        }),
    )
    expect(shift).toBeLessThan(0.01)
    // What stands at the end of the page can be scrolled out from under it.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const end = await page.getByRole('link', { name: 'Privacy choices' }).boundingBox()
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThan(over?.y ?? 0)
    await bar.getByRole('button', { name: 'Decline' }).tap()
    await expect(bar).toHaveCount(0)
  })
})

test('the privacy page and the tabs of the panel fit a phone', async ({ page }) => {
  await openPage(page, '/privacy')
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
  await signInAsAdmin(page)
  for (const path of ['/admin/insights', '/admin/messages']) {
    await openPage(page, path)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  }
})
