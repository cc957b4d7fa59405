import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { signInAsNew } from './account.ts'
import { expect, openPage } from './journey.ts'
import { keptInBrowser, operator } from './own-models.ts'

// Where a person's key could turn up although it must not.

/** An error, a promise and the policy for pages, each with the key where the page failed. */
export async function failWith(page: Page, key: string): Promise<void> {
  await page.evaluate((key) => {
    setTimeout(() => {
      throw new TypeError(`The provider refused ${key}`)
    })
    void Promise.reject(new Error(`The provider refused ${key}`))
    const form = document.createElement('form')
    form.setAttribute('data-key', key)
    document.body.append(form)
    try {
      form.setAttribute('onclick', 'submit()')
    } catch {
      // Refused, and reported.
    }
    form.remove()
  }, key)
}

/** What the browser reports about the policy; Chromium sends it by itself, past the page's requests. */
export async function hearPolicyReports(page: Page): Promise<() => Promise<unknown[]>> {
  const heard: unknown[] = []
  await page.exposeFunction('hearPolicyReport', (report: unknown) => void heard.push(report))
  await page.addInitScript(() => {
    const { hearPolicyReport } = window as unknown as { hearPolicyReport: (report: unknown) => void }
    new ReportingObserver(
      (reports) => {
        for (const report of reports) hearPolicyReport(JSON.parse(JSON.stringify(report)))
      },
      { buffered: true },
    ).observe()
  })
  page.on('request', (request) => {
    if (request.url().endsWith('/csp-reports')) heard.push(request.postData())
  })
  return async () => {
    await expect.poll(() => heard.length).toBeGreaterThan(0)
    return heard
  }
}

/** Everything that somebody else's browser gets and keeps on the pages of models. */
export async function seenByStranger(browser: Browser, baseURL: string): Promise<string> {
  return seenOn(browser, baseURL, ['/', '/tools/non-technical/text-to-prompt', '/privacy'])
}

/** The same for the operator, in whose panel errors and recordings are. */
export async function seenByAdmin(browser: Browser, baseURL: string): Promise<string> {
  const pages = ['/admin', '/admin/insights', '/admin/models', '/admin/health', '/admin/audit']
  return seenOn(browser, baseURL, pages, (page) => signInAsNew(page, operator))
}

async function seenOn(
  browser: Browser,
  baseURL: string,
  paths: readonly string[],
  before: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<string> {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  const bodies: Promise<string>[] = []
  const shown: string[] = []
  page.on('response', (response) => bodies.push(response.text().catch(() => '')))
  await before(page)
  for (const path of paths) {
    await openPage(page, path)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page).toHaveURL(path)
    shown.push(await page.content(), await keptInBrowser(page))
  }
  const seen = [...(await Promise.all(bodies)), ...shown].join('\n')
  await context.close()
  return seen
}

/** Files of a data folder in which a text stands. */
export function filesWith(folder: string, wanted: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(wanted))
}
