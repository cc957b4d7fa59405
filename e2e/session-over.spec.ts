import { accountMenu, fillSignIn, password, signInAsNew } from './support/account.ts'
import { expect, openPage, test } from './support/journey.ts'

const tool = '/tools/non-technical/story-prompt'
const idea = 'A lighthouse keeper who is afraid of the dark'

type Page = Parameters<typeof openPage>[0]

const ideaBox = (page: Page) => page.locator('textarea').first()
// A page that is being left answers nothing; whoever polls asks the next one.
const draftOf = (page: Page) =>
  page.evaluate(() => localStorage.getItem('draft:story-prompt')).catch(() => 'the page is being left')

async function write(page: Page): Promise<void> {
  await openPage(page, tool)
  await ideaBox(page).fill(idea)
  await expect.poll(() => draftOf(page)).toContain(idea)
}

test('what a visitor writes stays, and is theirs when they sign in', async ({ page }) => {
  await write(page)
  await openPage(page, tool)
  await expect(ideaBox(page)).toHaveValue(idea)
  await signInAsNew(page)
  await openPage(page, tool)
  await expect(ideaBox(page)).toHaveValue(idea)
})

test('a session that is ended elsewhere leaves nothing in this browser', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = await signInAsNew(page)
  await write(page)
  // In another tab, where it stays before the eyes of whoever writes.
  const open = await page.context().newPage()
  await openPage(open, tool)
  await expect(ideaBox(open)).toHaveValue(idea)

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL })
  const elsewhere = await context.newPage()
  await openPage(elsewhere, '/auth')
  await fillSignIn(elsewhere, email)
  await expect(elsewhere).toHaveURL('/')
  await openPage(elsewhere, '/account')
  const sessions = elsewhere.getByRole('region', { name: 'Sessions', exact: true })
  await sessions.getByLabel('Current password').fill(password)
  await sessions.getByRole('button', { name: 'End all other sessions' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await context.close()

  await openPage(page, '/about')
  expect(await draftOf(page)).toBeNull()
  await expect(ideaBox(open)).toHaveValue(idea)
  await openPage(page, tool)
  await expect(ideaBox(page)).toHaveValue('')
})

test('whoever has to sign in again finds the form as they left it, and anybody else does not', async ({
  page,
}) => {
  const email = await signInAsNew(page)
  await write(page)
  await page.context().clearCookies()
  await accountMenu(page).click()
  await page.getByRole('link', { name: 'History' }).first().click()
  await expect(page).toHaveURL(/^[^?]*\/auth/)
  await fillSignIn(page, email)
  await expect(accountMenu(page)).toHaveCount(1)
  await openPage(page, tool)
  await expect(ideaBox(page)).toHaveValue(idea)

  await page.context().clearCookies()
  await accountMenu(page).click()
  await page.getByRole('link', { name: 'History' }).first().click()
  await expect(page).toHaveURL(/^[^?]*\/auth/)
  await page.getByRole('link', { name: 'About' }).first().click()
  await expect(page).toHaveURL('/about')
  await expect.poll(() => draftOf(page)).toBeNull()
})

test('a deleted account takes along what was made with it', async ({ page }) => {
  await signInAsNew(page)
  await write(page)
  await openPage(page, '/account')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const section = page.getByRole('region', { name: 'Delete account' })
  await section.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Delete everything for good' }).click()
  await expect(page.getByRole('status')).toContainText('have been deleted')
  await expect.poll(() => draftOf(page)).toBeNull()
})
