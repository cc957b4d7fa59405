import { expect, test as base, type BrowserContext, type Page } from '@playwright/test'

type Options = {
  /** What this test provokes on purpose; everything else the page complains about fails it. */
  expectedComplaints: readonly RegExp[]
  /** What this visitor has answered to being counted; `open` is a first visit, which the bar asks. */
  privacyChoice: 'refused' | 'granted' | 'open'
}

/**
 * Playwright's `test`, in which every journey also fails on an error that a page wrote to the console, threw, or was
 * refused by the Content-Security-Policy, also in a second tab or on another device.
 */
export const test = base.extend<Options & { complaints: string[]; choice: undefined }>({
  expectedComplaints: [[], { option: true }],
  privacyChoice: ['refused', { option: true }],
  choice: [
    async ({ context, privacyChoice }, use) => {
      if (privacyChoice !== 'open')
        await context.addInitScript((choice) => {
          try {
            if (localStorage.getItem('privacy-choice') === null)
              localStorage.setItem('privacy-choice', choice)
          } catch {
            // A frame without storage.
          }
        }, privacyChoice)
      await use(undefined)
    },
    { auto: true },
  ],
  complaints: [
    async ({ browser, context, expectedComplaints }, use) => {
      const complaints: string[] = []
      const hear = (heard: BrowserContext) => {
        heard.on('weberror', (failure) => complaints.push(`thrown: ${failure.error().message}`))
        heard.on('console', (message) => {
          if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
        })
      }
      hear(context)
      browser.on('context', hear)
      await use(complaints)
      browser.off('context', hear)
      const unexpected = complaints.filter((text) => !expectedComplaints.some((known) => known.test(text)))
      expect(unexpected, 'a page complained').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Opens a page and waits until React listens, so that the first click is not lost. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilHydrated(page)
}

/** From now on no script arrives until the answered function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    // Looking in every frame would make the browser draw each of them: a tenth of what loading costs.
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list, observer) => {
          if (list.getEntriesByName('interactive').length === 0) return
          observer.disconnect()
          resolve(true)
        }).observe({ type: 'mark', buffered: true })
      }),
  )
}
