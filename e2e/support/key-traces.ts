import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { request, type APIRequestContext, type Page } from '@playwright/test'
import { signInAsNew } from './account.ts'
import { expect } from './journey.ts'
import { operator } from './own-models.ts'

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
  page.on('request', (sent) => {
    if (sent.url().endsWith('/csp-reports')) heard.push(sent.postData())
  })
  return async () => {
    await expect.poll(() => heard.length).toBeGreaterThan(0)
    return heard
  }
}

/** What the server sends to somebody else on the pages of models. */
export function sentToStranger(baseURL: string): Promise<string> {
  return sentOn(baseURL, ['/', '/tools/non-technical/text-to-prompt', '/privacy', '/functions/v1/engine'])
}

/** The same for the operator, in whose panel errors and recordings are. */
export function sentToAdmin(baseURL: string): Promise<string> {
  const pages = ['/admin', '/admin/insights', '/admin/models', '/admin/health', '/admin/audit']
  return sentOn(baseURL, pages, (visitor) => signInAsNew({ request: visitor }, operator))
}

async function sentOn(
  baseURL: string,
  paths: readonly string[],
  before: (visitor: APIRequestContext) => Promise<unknown> = async () => undefined,
): Promise<string> {
  const visitor = await request.newContext({ baseURL })
  await before(visitor)
  const bodies: string[] = []
  for (const path of paths) {
    const response = await visitor.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(200)
    bodies.push(await response.text())
  }
  await visitor.dispose()
  return bodies.join('\n')
}

/** Files of a data folder in which a text stands. */
export function filesWith(folder: string, wanted: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(wanted))
}
