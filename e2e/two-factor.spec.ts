import type { Page } from '@playwright/test'
import { copyMigratedDatabase } from '#platform/database/test-databases.ts'
import { startServer } from '../scripts/server-for-tests.mjs'
import { codeOf } from '#features/accounts/second-factor.test-support.ts'
import { accountMenu, fillSignIn, fillSignUp, mailedLink, password, signInAsNew } from './support/account.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, openPage, test as base } from './support/journey.ts'
import { expectNoSidewaysScroll } from './support/tool-journey.ts'

const boss = 'boss@example.org'

/** A server that is reached as localhost, since no address of numbers has passkeys, and that is strict with admins. */
const test = base.extend<object, { strictServer: string }>({
  strictServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const server = await startServer(
        {
          APP_URL: '',
          ADMIN_EMAILS: boss,
          REQUIRE_ADMIN_2FA: 'on',
          SIGN_IN_LIMIT: '100000',
          SIGN_UP_LIMIT: '100000',
        },
        copyMigratedDatabase,
      )
      await use(server.url.replace('127.0.0.1', 'localhost'))
      await server.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ strictServer }, provide) => provide(strictServer),
})

test.setTimeout(120_000)

/** axe on everything, once, and on the colors of both themes. */
async function expectFine(page: Page): Promise<void> {
  // What the top bar happens to cover counts as too small.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'colors')
  await page.emulateMedia({ colorScheme: 'light' })
}

function section(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

/** Turns it on; `look`: where the QR code is shown. Answers the URI of the app's secret, the code that is used up, and the recovery codes. */
async function turnOn(
  page: Page,
  look = async () => {},
): Promise<{ uri: string; used: string; codes: string[] }> {
  await openPage(page, '/account')
  const twoFactor = section(page, 'Two-factor sign-in')
  await twoFactor.getByLabel('Current password').first().fill(password)
  await twoFactor.getByRole('button', { name: 'Turn on two-factor sign-in' }).click()
  await expect(twoFactor.getByRole('img', { name: 'QR code' })).toBeVisible()
  await look()
  const uri = await twoFactor.locator('input[name=uri]').inputValue()
  const key = new URL(uri).searchParams.get('secret') ?? ''
  await expect(twoFactor.getByText(key.replace(/(.{4})(?=.)/g, '$1 '))).toBeVisible()
  await twoFactor.getByLabel('Code from the app').fill('000000')
  await twoFactor.getByRole('button', { name: 'Confirm' }).click()
  await expect(twoFactor.getByRole('alert')).toContainText('This code is wrong')
  await expect(twoFactor.getByRole('img', { name: 'QR code' })).toBeVisible()
  const used = await codeOf(uri)
  await twoFactor.getByLabel('Code from the app').fill(used)
  await twoFactor.getByRole('button', { name: 'Confirm' }).click()
  await expect(twoFactor.getByRole('listitem')).toHaveCount(10)
  await expect(twoFactor.getByRole('heading')).toBeFocused()
  return { uri, used, codes: await twoFactor.getByRole('listitem').allTextContents() }
}

async function signOut(page: Page): Promise<void> {
  await openPage(page, '/')
  await accountMenu(page).click()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
}

test('two-factor is turned on, asked for at sign-in, trusted for a while, and turned off', async ({
  page,
}) => {
  const email = await signInAsNew(page)
  const { uri, used, codes } = await turnOn(page, () => expectFine(page))
  await expectFine(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download', exact: true }).click()
  const saved = await (await download).createReadStream()
  expect(Buffer.concat(await saved.toArray()).toString()).toBe(`${codes.join('\n')}\n`)
  await page.reload()
  await expect(page.getByText('On. You have 10 recovery codes left.')).toBeVisible()
  await expect(page.getByText(codes[0] ?? '')).toHaveCount(0)

  await signOut(page)
  await openPage(page, '/auth?next=/history')
  await fillSignIn(page, email)
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await expect(page.getByLabel('Trust this device for 30 days')).not.toBeChecked()
  await expectFine(page)
  await page.getByLabel('Code').fill('123')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert')).toContainText('wrong')
  await expect.poll(() => codeOf(uri), { timeout: 40_000 }).not.toBe(used)
  await page.getByLabel('Code').fill(await codeOf(uri))
  await page.getByLabel('Trust this device for 30 days').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/history')

  await signOut(page)
  await openPage(page, '/auth')
  await fillSignIn(page, email)
  await expect(page).toHaveURL('/')

  await openPage(page, '/account')
  const twoFactor = section(page, 'Two-factor sign-in')
  await twoFactor.getByText('Get new recovery codes or turn it off').click()
  await twoFactor.getByLabel('Current password').first().fill(password)
  await twoFactor.getByLabel('Code').fill(codes[0] ?? '')
  await expectFine(page)
  await twoFactor.getByRole('button', { name: 'Turn off two-factor sign-in' }).click()
  await expect(twoFactor.getByRole('status')).toContainText('Two-factor sign-in is off.')
  await expect(twoFactor.getByRole('heading')).toBeFocused()
})

test('on a phone nothing is wider than the screen, and a recovery code signs in without JavaScript', async ({
  page,
  browser,
  baseURL,
}) => {
  const viewport = { width: 360, height: 740 }
  await page.setViewportSize(viewport)
  const email = await signInAsNew(page)
  const { codes } = await turnOn(page, () => expectNoSidewaysScroll(page))
  await expectNoSidewaysScroll(page)
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport,
    ...(baseURL === undefined ? {} : { baseURL }),
  })
  const plain = await context.newPage()
  await plain.goto('/auth?next=/account')
  await expect(plain.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
  await expectNoSidewaysScroll(plain)
  await fillSignIn(plain, email)
  await expect(plain.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await expectNoSidewaysScroll(plain)
  await plain.getByRole('link', { name: 'Use a recovery code instead' }).click()
  await plain.getByLabel('Recovery code').fill(codes[1] ?? '')
  await plain.getByRole('button', { name: 'Continue' }).click()
  await expect(plain).toHaveURL('/account')
  await expect(plain.getByText('On. You have 9 recovery codes left.')).toBeVisible()
  await context.close()
})

/** A device with a fingerprint, as the browser sees it; answers how to make the finger the wrong one. */
async function plugIn(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    verify: (isUserVerified: boolean) =>
      devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** With it off, the browser waits for a finger; conditional requests then do not answer by themselves. */
    touch: (enabled: boolean) =>
      devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
}

test('a passkey is added, signs in without a code, is renamed and removed', async ({ page }) => {
  const device = await plugIn(page)
  await signInAsNew(page)
  await turnOn(page)
  await page.reload()
  const passkeys = section(page, 'Passkeys')
  const add = async (word: string) => {
    await passkeys.getByLabel('Passkey name').fill('Work laptop')
    await passkeys.getByLabel('Current password').last().fill(word)
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  }
  await add('wrong')
  await expect(passkeys.getByRole('alert')).toContainText('That password is incorrect')
  await device.verify(false)
  await add(password)
  await expect(passkeys.getByRole('alert')).toContainText('canceled, or it took too long')
  await device.verify(true)
  await add(password)
  await expect(passkeys.getByRole('status')).toContainText('Your passkey has been added.')
  await expect(passkeys.getByText('not used yet')).toBeVisible()
  await expectFine(page)
  await add(password)
  await expect(passkeys.getByRole('alert')).toContainText('already has a passkey')

  await signOut(page)
  await device.touch(false)
  await openPage(page, '/auth')
  await expectFine(page)
  await device.touch(true)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL('/')
  await expect(accountMenu(page)).toHaveCount(1)

  await openPage(page, '/account')
  await expect(passkeys.getByText('last used')).toBeVisible()
  await passkeys.getByText('Rename or remove').click()
  await passkeys.getByLabel('Name', { exact: false }).first().fill('Home laptop')
  await passkeys.getByRole('button', { name: 'Save passkey name' }).click()
  await expect(passkeys.getByText('Home laptop').first()).toBeVisible()
  await passkeys.getByLabel('Current password').first().fill(password)
  await passkeys.getByRole('button', { name: 'Remove this passkey' }).click()
  await expect(passkeys.getByRole('status')).toContainText('no longer works here')
  await expect(passkeys.getByRole('heading')).toBeFocused()

  await signOut(page)
  await device.touch(false)
  await openPage(page, '/auth')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor()
  await device.touch(true)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toContainText('no longer recognizes this passkey')
})

test('the email field offers a passkey, and choosing it signs in', async ({ page }) => {
  const device = await plugIn(page)
  await signInAsNew(page)
  await openPage(page, '/account')
  const passkeys = section(page, 'Passkeys')
  await passkeys.getByLabel('Passkey name').fill('Phone')
  await passkeys.getByLabel('Current password').last().fill(password)
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys.getByRole('status')).toContainText('Your passkey has been added.')
  await signOut(page)
  await openPage(page, '/auth')
  // A virtual device answers what is offered by itself, as if it had been chosen.
  await device.touch(true)
  await page.getByLabel('Email').hover()
  await expect(page).toHaveURL('/')
  await expect(accountMenu(page)).toHaveCount(1)
})

test('sessions are named, and a sign-in elsewhere is mailed', async ({ page, browser }) => {
  const email = await signInAsNew(page)
  const elsewhere = await (await browser.newContext()).newPage()
  await openPage(elsewhere, '/auth')
  await fillSignIn(elsewhere, email)
  await expect(elsewhere).toHaveURL('/')
  await expect(async () => {
    const mails = await page.request.get(`/dev/mailbox?to=${encodeURIComponent(email)}`)
    expect(await mails.text()).toMatch(/Chrome on \w+/)
  }).toPass()
  await openPage(page, '/account')
  const sessions = section(page, 'Sessions')
  await expect(sessions.getByText(/^Chrome on \w+ \(this session\)$/)).toBeVisible()
  await expect(sessions.getByText('last seen')).toHaveCount(1)
  const end = async (word: string) => {
    await sessions.getByLabel('Current password').fill(word)
    await sessions.getByRole('button', { name: 'End this session' }).click()
  }
  await end('not my password')
  await expect(sessions.getByRole('alert')).toContainText('That password is incorrect')
  await end(password)
  await expect(sessions.getByRole('status')).toContainText('The session has ended.')
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await expect(sessions.getByRole('heading')).toBeFocused()
  await openPage(elsewhere, '/account')
  await expect(elsewhere).toHaveURL('/auth?next=/account')
  await elsewhere.context().close()
})

test('an admin without a second factor is led to one before the panel opens', async ({ page }) => {
  await fillSignUp(page, boss)
  await expect(page.getByText('Check your email for a confirmation link!')).toBeVisible()
  await page.goto(await mailedLink(page.request, boss))
  await page.goto('/admin/users')
  await expect(page).toHaveURL('/account?second-factor=required#two-factor')
  await expect(section(page, 'Two-factor sign-in').getByRole('alert')).toContainText(
    'Admins need two-factor sign-in',
  )
  await expectFine(page)
  const image = { headers: { 'content-type': 'image/png' }, data: Buffer.from('x') }
  expect((await page.request.post('/admin/uploads', image)).status()).toBe(403)
  const grant = { id: '00000000-0000-4000-8000-000000000000', isAdmin: 'true' }
  expect((await page.request.post('/admin/users.data', { form: grant })).status()).toBe(403)
  expect((await page.request.get('/admin/insights/export/events.csv', { maxRedirects: 0 })).status()).toBe(
    302,
  )
  await turnOn(page)
  await openPage(page, '/admin/users')
  await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible()
})
