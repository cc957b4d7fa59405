import {
  accountMenu,
  fillSignIn,
  fillSignUp,
  mailedLink,
  newEmail,
  password,
  setPasswordAndSignIn,
  signInAsNew,
} from './support/account.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, openPage, test } from './support/journey.ts'

test('sign up, confirm by mail, go on where one was, sign out and in', async ({ page }) => {
  const email = newEmail()
  await openPage(page, '/tools')
  await expect(page.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth')
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true')
  await openPage(page, '/tools')
  await fillSignUp(page, email)
  await expect(page.getByRole('status')).toContainText('Check your email for a confirmation link!')
  await expect(page.locator('#content')).toBeFocused()
  await page.goto(await mailedLink(page.request, email))
  await expect(page).toHaveURL('/tools')
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
  await openPage(page, '/auth')
  await fillSignIn(page, email)
  await expect(page).toHaveURL('/')
  await expect(accountMenu(page)).toBeVisible()
})

test('a click outside the account menu closes it and does nothing else', async ({ page }) => {
  await signInAsNew(page)
  await openPage(page, '/tools')
  const menu = accountMenu(page).locator('..')
  await accountMenu(page).click()
  await expect(menu).toHaveAttribute('open')
  const link = await page.locator('main').getByRole('link').first().boundingBox()
  if (!link) throw new Error('The page has no link to click.')
  await page.mouse.click(link.x + link.width / 2, link.y + link.height / 2)
  await expect(menu).not.toHaveAttribute('open')
  await expect(page).toHaveURL('/tools')
  await accountMenu(page).click()
  await page.keyboard.press('Escape')
  await expect(menu).not.toHaveAttribute('open')
})

test('on another device the link of the mail asks for a password first', async ({ page, browser }) => {
  const email = newEmail()
  await fillSignUp(page, email)
  await expect(page.getByRole('status')).toContainText('Check your email for a confirmation link!')
  const elsewhere = await (await browser.newContext()).newPage()
  await openPage(elsewhere, await mailedLink(page.request, email))
  await expect(elsewhere.getByText('You didn’t sign up in this browser.')).toBeVisible()
  await expectAccessible(elsewhere)
  await elsewhere.getByPlaceholder('Create a password').fill('another beach entirely')
  await elsewhere.getByRole('button', { name: 'Save the new password' }).click()
  await expect(elsewhere.getByRole('status')).toContainText('Your email address is confirmed')
  await fillSignIn(elsewhere, email)
  await expect(elsewhere.getByRole('alert')).toHaveText('Invalid email or password')
  await fillSignIn(elsewhere, email, 'another beach entirely')
  await expect(elsewhere).toHaveURL('/')
  await elsewhere.context().close()
})

test('another address is confirmed in the same browser, and the old one takes the account back', async ({
  page,
  browser,
}) => {
  const email = await signInAsNew(page)
  const changed = newEmail()
  await openPage(page, '/account')
  await expect(page.getByLabel('New email')).toHaveAttribute('aria-required', 'true')
  await page.getByLabel('New email').fill(changed)
  await page.getByRole('button', { name: 'Change email' }).click()
  expect(
    await page
      .getByRole('region', { name: 'Email' })
      .getByLabel('Current password')
      .evaluate((input: HTMLInputElement) => input.checkValidity()),
  ).toBe(false)
  await page.getByRole('region', { name: 'Email' }).getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Change email' }).click()
  await expect(page.getByText('We sent a confirmation link to your new address')).toBeVisible()
  await openPage(page, await mailedLink(page.request, changed))
  await expect(page.getByText('Your email address has been changed.')).toBeVisible()
  const elsewhere = await (await browser.newContext()).newPage()
  await expect(async () => expect(await mailedLink(page.request, email)).toContain('take-back')).toPass()
  await openPage(elsewhere, await mailedLink(page.request, email))
  await setPasswordAndSignIn(elsewhere, email, 'another beach entirely')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await elsewhere.context().close()
})

const unreachable = 'The server couldn’t be reached. What you have typed is still here.'

test.describe('with the network cut', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test('the forms of the account say so in red and keep what was typed', async ({ page, context }) => {
    const email = newEmail()
    const offlineAfter = async (press: string) => {
      await context.setOffline(true)
      await page.getByRole('button', { name: press, exact: true }).click()
      await expect(page.getByRole('alert')).toContainText(unreachable)
      await context.setOffline(false)
    }
    await openPage(page, '/auth')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: false }).first().fill(password)
    await offlineAfter('Sign In')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByLabel('Full Name').fill('Ada')
    await page.getByLabel('Email').fill(email)
    await page.getByPlaceholder('Create a password').fill(password)
    await offlineAfter('Create Account')
    await expect(page.getByLabel('Full Name')).toHaveValue('Ada')
    await expect(page.getByPlaceholder('Create a password')).toHaveValue(password)
    await openPage(page, '/auth/forgotten-password')
    await page.getByLabel('Email').fill(email)
    await offlineAfter('Send the link')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    const own = await signInAsNew(page)
    await openPage(page, '/auth/forgotten-password')
    await page.getByLabel('Email').fill(own)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(async () =>
      expect(await mailedLink(page.request, own)).toContain('/auth/new-password'),
    ).toPass()
    await openPage(page, await mailedLink(page.request, own))
    await page.getByPlaceholder('Create a password').fill(password)
    await offlineAfter('Save the new password')
    await expect(page.getByPlaceholder('Create a password')).toHaveValue(password)
    await openPage(page, '/account')
    await page.getByLabel('Full Name').fill('Ada King')
    await offlineAfter('Save name')
    await expect(page.getByLabel('Full Name')).toHaveValue('Ada King')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByRole('region', { name: 'Delete account' }).getByLabel('Current password').fill(password)
    await offlineAfter('Delete everything for good')
    await expect(
      page.getByRole('region', { name: 'Delete account' }).getByLabel('Current password'),
    ).toHaveValue(password)
    await openPage(page, '/account')
    await expect(page.getByRole('heading', { name: 'Account', exact: true })).toBeVisible()
  })
})

test('a password that will be refused is not called fair while it is typed', async ({ page }) => {
  await openPage(page, '/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await page.getByLabel('Email').fill('ada.lovelace@example.org')
  const word = page.getByPlaceholder('Create a password')
  for (const [typed, told] of [
    ['password123', 'first passwords attackers try'],
    ['ada.lovelace1842', 'too easy to guess from your email address'],
    ['plover-nest', 'Password strength: fair'],
  ] as const) {
    await word.fill(typed)
    await expect(page.getByText(told)).toBeVisible()
  }
  await word.fill('abc')
  expect(await word.evaluate((input: HTMLInputElement) => input.checkValidity())).toBe(false)
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
  await expect(page.getByRole('alert')).toContainText('Please confirm your email address first.')
  const before = await mailedLink(page.request, email)
  await page.getByRole('button', { name: 'Send the confirmation link again' }).click()
  await expect(page.getByRole('status')).toContainText('Check your email')
  await page.goto(before)
  await expect(accountMenu(page)).toBeVisible()
  await page.context().clearCookies()
  await openPage(page, before)
  await expect(page.getByRole('alert')).toContainText('it has already been used')
  await expectAccessible(page)
  const form = page.locator('form', { hasText: 'Send the confirmation link again' })
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button').click()
  await expect(page.getByRole('status')).toContainText('Check your email')
})

test('what is missing is told at its field, and the first one gets the focus', async ({ page }) => {
  await openPage(page, '/auth')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address.')
  const word = page.getByRole('textbox', { name: 'Password' })
  await expect(word).toHaveAccessibleDescription('Please enter your password.')
  await page.getByLabel('Email').fill(newEmail())
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  await word.pressSequentially('abc')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(word).toBeFocused()
  await expect(word).toHaveAccessibleDescription(/Please use at least 6 characters\.$/)
})

test('name and email go along between the tabs, a password does not', async ({ page }) => {
  const email = newEmail()
  const word = page.getByLabel('Password', { exact: false }).first()
  const tab = (name: string) => page.getByRole('tab', { name }).click()
  await openPage(page, '/auth')
  await page.getByLabel('Email').fill(email)
  await word.fill(password)
  await tab('Sign Up')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.getByLabel('Full Name').fill('Ada')
  await tab('Sign In')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(word).toHaveValue('')
  await page.getByRole('tab', { name: 'Sign In' }).press('ArrowRight')
  await expect(page.getByLabel('Full Name')).toHaveValue('Ada')
  await expect(page.getByPlaceholder('Create a password')).toHaveValue('')
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused()
  await page.getByRole('link', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a refusal leaves name and email, never the password', async ({ page }) => {
    const email = newEmail()
    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Sign Up' }).click()
    await page.getByLabel('Full Name').fill('Ada')
    await page.getByLabel('Email').fill(email)
    await page.getByPlaceholder('Create a password').fill('password1')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByRole('alert')).toContainText('first passwords attackers try')
    await expect(page.getByLabel('Full Name')).toHaveValue('Ada')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByPlaceholder('Create a password')).toHaveValue('')
    await page.goto('/auth')
    await fillSignIn(page, email)
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    expect(await page.content()).not.toContain(password)
  })
})

test('a forgotten password is replaced by mail, and signs out everywhere', async ({ page, browser }) => {
  const email = await signInAsNew(page)
  await openPage(page, '/')
  await expect(accountMenu(page)).toBeVisible()
  const elsewhere = await (await browser.newContext()).newPage()
  await openPage(elsewhere, '/auth')
  await elsewhere.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Forgot password' })).toBeVisible()
  await elsewhere.getByLabel('Email').fill(email)
  await elsewhere.getByRole('button', { name: 'Send the link' }).click()
  await expect(elsewhere.getByRole('status')).toContainText('sent it a link')
  await expect(async () =>
    expect(await mailedLink(page.request, email)).toContain('/auth/new-password'),
  ).toPass()
  await openPage(elsewhere, await mailedLink(page.request, email))
  await setPasswordAndSignIn(elsewhere, email, 'another beach entirely')
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

test('name, password and data of the account, and its end', async ({ page }) => {
  const email = await signInAsNew(page)
  await openPage(page, '/account')
  await page.getByLabel('Full Name').fill('Ada King')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Your name has been saved.')).toBeVisible()
  await expect(accountMenu(page).getByText('Account: Ada King')).toBeVisible()
  await page.getByRole('region', { name: 'Password' }).getByLabel('Current password').fill(password)
  await page.getByLabel('New password').fill('a whole new sea')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your password has been changed')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Password', exact: true })).toBeFocused()
  for (const label of ['Current password', 'New password'])
    await expect(page.getByRole('region', { name: 'Password' }).getByLabel(label)).toHaveValue('')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toBe('my-data.json')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page
    .getByRole('region', { name: 'Delete account' })
    .getByLabel('Current password')
    .fill('a whole new sea')
  // The page is loaded anew, so that nothing of the account stays in its memory.
  const loadedAnew = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Delete everything for good' }).click()
  await loadedAnew
  await expect(page.getByText('Your account and everything saved in it have been deleted.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await openPage(page, '/auth')
  await fillSignIn(page, email, 'a whole new sea')
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
})

test('pages of the account are for everybody to use', async ({ page }) => {
  // two-factor.spec.ts looks at the others.
  for (const path of ['/auth/forgotten-password', '/auth/new-password?token=x']) {
    await openPage(page, path)
    await expectAccessible(page)
  }
})
