import {
  accountMenu,
  fillSignIn,
  fillSignUp,
  mailedLink,
  newEmail,
  password,
  signInAsNew,
} from './support/account.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, openPage, test } from './support/journey.ts'

test('sign up, confirm by mail, sign in, sign out', async ({ page }) => {
  const email = newEmail()
  await openPage(page, '/')
  await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth')
  await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/auth')
  await fillSignUp(page, email)
  await expect(page.getByRole('status')).toContainText('Check your email for a confirmation link!')
  await page.goto(await mailedLink(page.request, email))
  await expect(page.getByText('Your address is confirmed. You can sign in now.')).toBeVisible()
  await openPage(page, '/auth')
  await fillSignIn(page, email)
  await expect(page).toHaveURL('/')
  await accountMenu(page).click()
  const menu = page.locator('[data-top-bar] details[open]')
  await expect(menu).toContainText('Ada Lovelace')
  await expect(menu).toContainText(email)
  await expect(accountMenu(page).getByText('AD', { exact: true })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0)
  await page.goto('/auth')
  await expect(page).toHaveURL('/')
  await accountMenu(page).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await page.goBack()
  await expect(accountMenu(page)).toHaveCount(0)
})

test('a wrong password and an unconfirmed address are told in red, and the link can be sent again', async ({
  page,
}) => {
  const email = newEmail()
  await fillSignUp(page, email)
  await expect(page.getByRole('status')).toContainText('Check your email')
  await openPage(page, '/auth')
  await fillSignIn(page, email, 'not the password')
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  await fillSignIn(page, email)
  await expect(page.getByRole('alert')).toContainText('Email not verified')
  const before = await mailedLink(page.request, email)
  await page.getByRole('button', { name: 'Send the confirmation link again' }).click()
  await expect(page.getByRole('status')).toContainText('Check your email')
  await page.goto(before)
  await openPage(page, '/auth')
  await fillSignIn(page, email)
  await expect(page).toHaveURL('/')
})

test('a password that is tried first is refused with a reason', async ({ page }) => {
  await openPage(page, '/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByLabel('Email').fill(newEmail())
  await page.getByPlaceholder('Create a password').fill('password1')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('alert')).toContainText('tried first')
  await page.getByPlaceholder('Create a password').fill('abc')
  await page.getByRole('button', { name: 'Create Account' }).click()
  expect(
    await page
      .getByPlaceholder('Create a password')
      .evaluate((input: HTMLInputElement) => input.checkValidity()),
  ).toBe(false)
})

test('a forgotten password is replaced by mail, and signs out everywhere', async ({ page, browser }) => {
  const email = await signInAsNew(page)
  const elsewhere = await (await browser.newContext()).newPage()
  await openPage(elsewhere, '/auth')
  await elsewhere.getByRole('link', { name: 'Forgotten your password?' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Forgotten password' })).toBeVisible()
  await elsewhere.getByLabel('Email').fill(email)
  await elsewhere.getByRole('button', { name: 'Send the link' }).click()
  await expect(elsewhere.getByRole('status')).toContainText('a link is on its way')
  await expect(async () =>
    expect(await mailedLink(page.request, email)).toContain('/auth/new-password'),
  ).toPass()
  await openPage(elsewhere, await mailedLink(page.request, email))
  await elsewhere.getByPlaceholder('Create a password').fill('another beach entirely')
  await elsewhere.getByRole('button', { name: 'Save the new password' }).click()
  await expect(elsewhere.getByText('Your new password is set.')).toBeVisible()
  await fillSignIn(elsewhere, email, 'another beach entirely')
  await expect(elsewhere).toHaveURL('/')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await elsewhere.context().close()
})

test('Continue with Google brings name and picture along', async ({ page }) => {
  await openPage(page, '/auth')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page).toHaveURL('/')
  await accountMenu(page).click()
  const menu = page.locator('[data-top-bar] details[open]')
  await expect(menu).toContainText('Grace Hopper')
  await expect(menu).toContainText('grace.hopper@example.com')
  const picture = accountMenu(page).locator('img')
  await expect(picture).toHaveAttribute('src', /icon-192\.png$/)
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await openPage(page, '/account')
  await expect(page.getByText('You sign in with Google.')).toBeVisible()
})

test('sessions in a second browser are seen and ended', async ({ page, browser }) => {
  const email = await signInAsNew(page)
  const second = await (await browser.newContext()).newPage()
  await openPage(second, '/auth')
  await fillSignIn(second, email)
  await expect(second).toHaveURL('/')
  await openPage(page, '/account')
  await page.getByRole('button', { name: 'End this session' }).click()
  await expect(page.getByText('The session is ended.')).toBeVisible()
  await second.reload()
  await expect(second.getByRole('link', { name: 'Login' })).toBeVisible()
  await second.context().close()
})

test('name, password and data of the account, and its end', async ({ page }) => {
  const email = await signInAsNew(page)
  await openPage(page, '/account')
  await page.getByLabel('Full Name').fill('Ada King')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Your name is saved.')).toBeVisible()
  await expect(accountMenu(page).getByText('Account of Ada King')).toBeVisible()
  await page.getByLabel('Current password').fill(password)
  await page.getByLabel('New password').fill('a whole new sea')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password is changed')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toBe('my-data.json')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByLabel('Your password').fill('a whole new sea')
  await page.getByRole('button', { name: 'Delete everything for good' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await openPage(page, '/auth')
  await fillSignIn(page, email, 'a whole new sea')
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
})

test('pages of the account are for everybody to use', async ({ page }) => {
  for (const path of ['/auth', '/auth/forgotten-password', '/auth/new-password?token=x']) {
    await openPage(page, path)
    await expectAccessible(page)
  }
  await signInAsNew(page)
  await openPage(page, '/account')
  await expectAccessible(page)
})
