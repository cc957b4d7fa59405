import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { accountMenu, fillSignIn, mailedLink, newEmail, fillSignUp, signInAsNew } from './support/account.ts'
import { signInAsAdmin } from './support/admin.ts'
import { hearIngest } from './support/counted.ts'
import { expect, holdScripts, openPage, test, untilHydrated } from './support/journey.ts'
import { generateWith } from './support/tool-journey.ts'

const bar = (page: Page) => page.getByRole('region', { name: 'Privacy choices' })
const allow = (page: Page) => bar(page).getByRole('button', { name: 'Allow' })
const refuse = (page: Page) => bar(page).getByRole('button', { name: 'Decline' })
const imageTool = '/tools/non-technical/image-prompt-generator'

async function kept(page: Page): Promise<string[]> {
  const { origins, cookies } = await page.context().storageState()
  const inTab = await page.evaluate(() => Object.keys(sessionStorage))
  return [
    ...origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name)),
    ...inTab,
    ...cookies.map(({ name }) => name),
  ].filter((name) => name !== 'privacy-choice' && name !== 'react-router-scroll-positions')
}

/** Ends the page as a visitor does, so that what is counted leaves. */
async function leave(page: Page): Promise<void> {
  await page.goto('/about')
}

test.describe('a first visit', () => {
  test.use({ privacyChoice: 'open' })

  test('is asked once with two equal answers, and counted without id or storage meanwhile', async ({
    page,
  }) => {
    const sent = hearIngest(page)
    await openPage(page, '/')
    await expect(bar(page)).toBeVisible()
    const [yes, no] = [await allow(page).boundingBox(), await refuse(page).boundingBox()]
    expect([yes?.width, yes?.height]).toEqual([no?.width, no?.height])
    await expect.poll(() => sent.names()).toEqual(['$pageview'])
    expect(Object.keys(sent.events()[0]?.properties ?? {}).sort()).toEqual([
      '$pathname',
      'device',
      'is_visit',
    ])
    expect(await kept(page)).toEqual([])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
    await refuse(page).focus()
    await page.keyboard.press('Tab')
    await expect(allow(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(bar(page)).toHaveCount(0)
    await openPage(page, '/about')
    await page.waitForTimeout(2_500)
    await expect(bar(page)).toHaveCount(0)
  })

  test('that is refused sends and keeps nothing from then on', async ({ page }) => {
    const sent = hearIngest(page)
    await openPage(page, '/')
    await refuse(page).click()
    await expect(bar(page)).toHaveCount(0)
    const before = sent.requests.length
    await openPage(page, imageTool)
    await generateWith(page, 'Generate Image Prompt', 'A lighthouse of glass in a winter storm')
    await leave(page)
    await page.waitForTimeout(3_000)
    expect(sent.requests.length).toBe(before)
    expect((await kept(page)).filter((name) => /insights|ph_/.test(name))).toEqual([])
  })

  test('is answered before the scripts have come', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await allow(page).click()
    await expect(bar(page)).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('privacy-choice'))).toBe('granted')
    release()
    await untilHydrated(page)
    await expect(bar(page)).toHaveCount(0)
  })

  test('of a browser that signals no is not asked and not counted', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    )
    const sent = hearIngest(page)
    await openPage(page, '/')
    await page.waitForTimeout(3_000)
    await expect(bar(page)).toHaveCount(0)
    await openPage(page, '/privacy')
    await expect(page.getByText('We count and record nothing.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Decline' })).toHaveCount(0)
    expect(sent.requests).toEqual([])
    expect(await kept(page)).toEqual([])
  })
})

test.describe('a visitor who agreed', () => {
  test.use({ privacyChoice: 'granted' })

  test('is counted from the visit to the copied prompt, each event once, without a word of it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const canary = `Zebulon${randomUUID().slice(0, 6)}`
    const sent = hearIngest(page)
    await openPage(page, '/tools')
    await expect.poll(() => sent.names(), { timeout: 15_000 }).toContain('$pageview')
    await page.locator(`a[href="${imageTool}"]`).first().click()
    await expect(page).toHaveURL(imageTool)
    await generateWith(page, 'Generate Image Prompt', `A ship named ${canary} in a quiet harbour`)
    await page.getByRole('button', { name: 'Copy Prompt', exact: true }).click()
    // The clipboard answers when it likes; only then is it counted.
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
    await page
      .locator('[data-prompt-copy-area] pre')
      .first()
      .evaluate((element) => {
        getSelection()?.selectAllChildren(element)
        document.execCommand('copy')
      })
    await leave(page)
    await expect.poll(() => sent.names(), { timeout: 15_000 }).toContain('web_vital')
    await expect
      .poll(() => new Set(sent.names()))
      .toEqual(
        new Set([
          ...sent.names(),
          'tool_selected',
          'generate_started',
          'generate_completed',
          'prompt_copied',
        ]),
      )
    expect(sent.names()).not.toContain('draft_abandoned')
    const events = sent.events()
    const copies = events.filter(({ event }) => event === 'prompt_copied')
    expect(copies.map(({ properties }) => [properties['tool_id'], properties['how']])).toEqual([
      ['image-prompt-generator', 'button'],
      ['image-prompt-generator', 'selection'],
    ])
    expect(events.find(({ event }) => event === 'tool_selected')?.properties).toMatchObject({
      tool_id: 'image-prompt-generator',
      tool_name: expect.any(String),
      tool_category: 'non-technical',
    })
    expect(new Set(events.map(({ properties }) => properties['$device_id'])).size).toBe(1)
    expect(new Set(events.map(({ uuid }) => uuid)).size).toBe(events.length)
    expect(JSON.stringify(events)).not.toContain(canary)
    expect(await page.evaluate(() => JSON.stringify(localStorage['insights-unsent'] ?? ''))).not.toContain(
      canary,
    )
  })

  test('can take it back, and every id is gone at once', async ({ page }) => {
    const sent = hearIngest(page)
    await openPage(page, '/')
    await expect.poll(() => sent.names(), { timeout: 15_000 }).toContain('$pageview')
    await expect.poll(() => sent.recordings().length, { timeout: 20_000 }).toBeGreaterThan(0)
    expect((await kept(page)).some((name) => name.startsWith('ph_'))).toBe(true)
    await page.getByRole('link', { name: 'Privacy choices' }).click()
    await expect(page).toHaveURL('/privacy#choices')
    await expect(page.getByRole('heading', { name: 'Your choice' })).toBeInViewport()
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByText('You declined. Nothing is counted or recorded.')).toBeVisible()
    expect((await kept(page)).filter((name) => /insights|ph_/.test(name))).toEqual([])
    const before = sent.requests.length
    await openPage(page, '/tools')
    await page.waitForTimeout(3_000)
    expect(sent.requests.length).toBe(before)
    expect((await kept(page)).filter((name) => /insights|ph_/.test(name))).toEqual([])
  })

  test('is known by account while signed in, and by a new device id afterwards', async ({ page }) => {
    const sent = hearIngest(page)
    const email = newEmail()
    await fillSignUp(page, email)
    await expect(page.getByText('Check your email for a confirmation link!')).toBeVisible()
    await expect.poll(() => sent.names(), { timeout: 15_000 }).toContain('auth_completed')
    await page.goto(await mailedLink(page.request, email))
    await expect.poll(() => sent.names(), { timeout: 15_000 }).toContain('$identify')
    const logOut = async () => {
      await page.locator('[data-top-bar] summary', { hasText: 'Account:' }).click()
      await page
        .getByRole('button', { name: /sign out|log ?out/i })
        .first()
        .click()
      await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible()
    }
    await logOut()
    await openPage(page, '/auth')
    await page.waitForTimeout(2_000)
    await fillSignIn(page, email)
    await expect(page).toHaveURL('/')
    const identified = () => sent.events().filter(({ event }) => event === '$identify')
    await expect.poll(() => identified().length, { timeout: 15_000 }).toBe(2)
    const methods = () =>
      sent
        .events()
        .flatMap(({ event, properties }) => (event === 'auth_completed' ? [properties['method']] : []))
    await expect.poll(methods, { timeout: 15_000 }).toEqual(['email_signup', 'email'])
    const identify = identified().at(-1)?.properties
    expect(identify).toMatchObject({ $set: { email, name: 'Ada Lovelace' } })
    const device = identify?.['$device_id']
    await logOut()
    const before = sent.events().length
    await openPage(page, '/about')
    await expect
      .poll(
        () =>
          sent
            .events()
            .slice(before)
            .filter(
              ({ event, properties }) =>
                event === '$pageview' &&
                properties['$is_identified'] === false &&
                properties['$device_id'] !== device,
            ).length,
        { timeout: 15_000 },
      )
      .toBeGreaterThan(0)
  })

  test('leaves a draft behind, which is counted by its step', async ({ page }) => {
    const sent = hearIngest(page)
    await openPage(page, '/generate')
    await page.waitForTimeout(2_500)
    await page.getByLabel('Project Name', { exact: false }).first().fill('Zebulon')
    await page.getByRole('link', { name: 'About' }).first().click()
    await expect
      .poll(() => sent.events().find(({ event }) => event === 'draft_abandoned')?.properties, {
        timeout: 15_000,
      })
      .toMatchObject({ tool_id: 'developer-prompt', step: '1' })
  })
})

test.describe('a sink that answers 500', () => {
  test.use({ privacyChoice: 'granted', expectedComplaints: [/Failed to load resource/] })

  test('is not noticed, and gets the events later, once', async ({ page }) => {
    let isBroken = true
    await page.route('**/ingest/events', (route) =>
      isBroken ? route.fulfill({ status: 500 }) : route.continue(),
    )
    await openPage(page, imageTool)
    await generateWith(page, 'Generate Image Prompt', 'A lighthouse of glass in a winter storm')
    await expect(page.getByRole('alert')).toHaveCount(0)
    const unsent = () => page.evaluate(() => localStorage.getItem('insights-unsent') ?? '')
    await expect.poll(unsent, { timeout: 15_000 }).toContain('generate_completed')
    isBroken = false
    const sent = hearIngest(page)
    await openPage(page, '/about')
    await expect.poll(() => sent.names(), { timeout: 20_000 }).toContain('generate_completed')
    await expect.poll(unsent, { timeout: 15_000 }).not.toContain('generate_completed')
    const uuids = sent.events().map(({ uuid }) => uuid)
    expect(new Set(uuids).size).toBe(uuids.length)
  })
})

test.describe('a recorded visit', () => {
  test.use({ privacyChoice: 'granted' })

  test('holds nothing that was typed or shown, and replays in the panel', async ({ page, browser }) => {
    test.setTimeout(240_000)
    const canary = `Zebulon${randomUUID().slice(0, 6)}`
    const sent = hearIngest(page)
    const email = await signInAsNew(page)
    const permitted = page.waitForResponse('**/ingest/recordings/start')
    await openPage(page, imageTool)
    const prompt = await generateWith(
      page,
      'Generate Image Prompt',
      `A ship named ${canary} in a quiet harbour`,
    )
    expect(prompt).toContain(canary)
    await permitted
    // A link within the site sends what was recorded so far.
    await accountMenu(page).click()
    await page.getByRole('link', { name: 'History' }).first().click()
    await page.getByLabel('Search your prompts').fill(canary)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(canary))
    await expect(page.getByRole('article')).toContainText(canary)
    await page.getByRole('link', { name: 'Contact' }).first().click()
    await page.getByRole('textbox', { name: 'Message' }).fill(`${canary} ${email}`)
    await page.getByRole('link', { name: 'About' }).first().click()
    const pages = () =>
      sent.recordings().map((chunk) => (JSON.parse(chunk || '{}') as { path?: string }).path)
    await expect
      .poll(pages, { timeout: 30_000 })
      .toEqual(expect.arrayContaining([imageTool, '/history', '/contact']))
    const payload = sent.recordings().join('\n')
    expect(payload.length).toBeGreaterThan(50_000)
    expect(payload).toContain('•••')
    for (const secret of [canary, email, 'Ada Lovelace', 'quiet harbour'])
      expect(payload).not.toContain(secret)
    expect(
      JSON.stringify(sent.events().map(({ properties: { email: _email, $set: _set, ...rest } }) => rest)),
    ).not.toContain(canary)

    const panel = await (await browser.newContext()).newPage()
    await signInAsAdmin(panel)
    await panel.goto('/admin/insights?from=2026-02-01&to=2026-01-01')
    await expect(panel.getByText('These dates can’t be shown')).toBeVisible()
    await expectAccessible(panel)
    await panel
      .getByRole('link', { name: /^Watch/ })
      .first()
      .click()
    const player = panel.frameLocator('iframe[title="Recorded visit player"]')
    await player.locator('.rr-controller__btns button').first().click({ timeout: 30_000 })
    await expect(player.frameLocator('iframe').first().locator('body')).toContainText('•••', {
      timeout: 20_000,
    })
    const download = panel.waitForEvent('download')
    await panel.getByRole('link', { name: 'CSV of From visit to copied prompt' }).click()
    expect((await download).suggestedFilename()).toMatch(/^funnel-.*\.csv$/)
  })
})

test('admins read messages, set their state, and can undo a deletion', async ({ page }) => {
  const name = `Ada ${randomUUID().slice(0, 8)}`
  await page.request.post('/functions/v1/send-contact-email', {
    data: { name, email: 'ada@example.org', message: '<b>Does it draw bridges?</b>' },
  })
  await signInAsAdmin(page)
  await openPage(page, '/admin/messages')
  await expectAccessible(page)
  await page.getByRole('link', { name: `Read the message from ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Message from ${name}` })
  await expect(dialog).toContainText('<b>Does it draw bridges?</b>')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Mark as spam' }).click()
  await expect(dialog.getByRole('button', { name: 'Not spam' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Not spam' }).click()
  await dialog.getByRole('button', { name: 'Mark as answered' }).click()
  await expect(dialog.getByRole('button', { name: 'Mark as new' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Answered', exact: true }).click()
  await expect(page.getByRole('link', { name: `Read the message from ${name}` })).toBeVisible()
  await page.getByRole('button', { name: `Delete the message from ${name}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('link', { name: `Read the message from ${name}` })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: `Read the message from ${name}` })).toBeVisible()
})
