import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { untilHydrated } from './journey.ts'

/** Opens the page of a creative tool with an empty browser storage and waits until it listens. */
export async function openTool(page: Page, slug: string): Promise<void> {
  await page.goto(`/tools/non-technical/${slug}`)
  await untilHydrated(page)
}

/** The field with the idea; every tool has exactly one that is required. */
export function ideaBox(page: Page): Locator {
  return page.locator('#sketch textarea[aria-required=true]')
}

export function generateButton(page: Page, action: string): Locator {
  return page.getByRole('button', { name: action, exact: true })
}

/** The text of the result as shown, in the dialect that is chosen. */
export function shownResult(page: Page): Locator {
  return page.locator('[data-prompt-copy-area] pre')
}

/** The heading above the result; it takes the focus when an answer arrives. */
export function resultHeading(page: Page): Locator {
  return page.locator('h2#result')
}

/** Types an idea, generates, and waits for the result; answers its text. */
export async function generateWith(page: Page, action: string, idea: string): Promise<string> {
  await ideaBox(page).fill(idea)
  await generateButton(page, action).click()
  await expect(resultHeading(page)).toBeFocused()
  return (await shownResult(page).first().textContent()) ?? ''
}

/** Presses the copy button, sees it say so for two seconds, and compares the clipboard with what is shown. */
export async function expectCopied(
  page: Page,
  context: BrowserContext,
  label = 'Copy Prompt',
): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: label, exact: true }).click()
  await expect(page.getByRole('button', { name: 'Copied!', exact: true })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await shownResult(page).first().textContent(),
  )
  await expect(page.getByRole('button', { name: label, exact: true })).toBeVisible({ timeout: 4_000 })
}

/** Folds out what can be changed of the result. */
export async function openChange(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Change', exact: true })
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
}

/** The field for the answer of one's own chat, opened where it is folded. */
export async function openOwnChat(page: Page): Promise<Locator> {
  const answer = page.getByLabel('Answer from your chat')
  const folded = page.getByText('Have your own AI chat write it')
  await expect(answer.or(folded).first()).toBeVisible()
  if (!(await answer.isVisible())) await folded.click()
  return answer
}

/** Brings a chat's answer back as the result. */
export async function pasteBack(page: Page, reply: string): Promise<void> {
  const answer = await openOwnChat(page)
  await answer.fill(reply)
  await page.getByRole('button', { name: 'Use this answer' }).click()
  await expect(page.getByText('Pasted from your own AI chat. Not checked.')).toBeVisible()
  await expect(resultHeading(page)).toBeFocused()
}

/** Opens a tool, sends an idea, and has a chat answer it. */
export async function openAnswered(
  page: Page,
  { slug, action, idea }: { slug: string; action: string; idea: string },
  reply: string,
): Promise<void> {
  await openTool(page, slug)
  await generateWith(page, action, idea)
  await pasteBack(page, reply)
}

/** From now on the clipboard refuses. */
export async function refuseClipboard(page: Page): Promise<void> {
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    document.execCommand = () => false
  })
}

/**
 * Every call of the function fails as if the network were gone, or with the given answer. The browser complains in its
 * console about both: `test.use({ expectedComplaints: [/Failed to load resource/] })`.
 */
export async function failFunction(
  page: Page,
  functionName: string,
  answer?: { status: number; body: object },
): Promise<void> {
  await page.route(`**/functions/v1/${functionName}`, (route) =>
    answer ? route.fulfill({ status: answer.status, json: answer.body }) : route.abort('failed'),
  )
}

/** Axe on the page as it is now, in light and in dark. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'colors')
  await page.emulateMedia({ colorScheme: null })
}

/** Nothing sticks out sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBeLessThanOrEqual(0)
}
