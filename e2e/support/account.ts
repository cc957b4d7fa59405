import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, openPage } from './journey.ts'

export const password = 'three plovers on a beach'

export function newEmail(): string {
  return `ada-${randomUUID().slice(0, 8)}@example.org`
}

/** The link in the newest mail to an address, as a path. */
export async function mailedLink(request: APIRequestContext, email: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const response = await request.get(`/dev/mailbox?to=${encodeURIComponent(email)}`, {
      headers: { accept: 'application/json' },
    })
    const mails = (await response.json()) as { links: string[] }[]
    link = mails[0]?.links[0]
    expect(link).toBeDefined()
  }).toPass({ timeout: 15_000 })
  const { pathname, search } = new URL(link ?? '')
  return pathname + search
}

export async function fillSignUp(page: Page, email: string, name = 'Ada Lovelace'): Promise<void> {
  await openPage(page, '/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByPlaceholder('Create a password').fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

/** Chooses a new password on the page of a mailed link, and signs in with it. */
export async function setPasswordAndSignIn(page: Page, email: string, word: string): Promise<void> {
  await page.getByPlaceholder('Create a password').fill(word)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('Your new password is set.')).toBeVisible()
  await fillSignIn(page, email, word)
  await expect(page).toHaveURL('/')
}

export async function fillSignIn(page: Page, email: string, word = password): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: false }).first().fill(word)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/**
 * Signs up somebody new and confirms, as the browser of this page but without its pages, which are journeys of their
 * own. The page stays where it is.
 */
export async function signInAsNew(page: Pick<Page, 'request'>, email = newEmail()): Promise<string> {
  const form = { intent: 'sign-up', name: 'Ada Lovelace', email, password }
  await expect(await page.request.post('/auth.data', { form })).toBeOK()
  const confirmed = await page.request.get(await mailedLink(page.request, email), { maxRedirects: 0 })
  expect(confirmed.headers()['location']).toBe('/')
  return email
}

export function accountMenu(page: Page) {
  return page.locator('[data-top-bar] summary', { hasText: 'Account:' })
}
