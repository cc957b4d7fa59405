import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { expect, openPage, test } from './support/journey.ts'

const ourAddress = 'hello@prompts.example.org'
const sent = "Message sent successfully! We'll get back to you soon."
const failed = 'Failed to send message. Please try again.'

type KeptMail = { replyTo: string | null; replyToName: string | null; subject: string; text: string }

/** The mails to us whose text holds `mark`. */
async function mailsWith(request: APIRequestContext, mark: string): Promise<KeptMail[]> {
  const response = await request.get(`/dev/mailbox?to=${encodeURIComponent(ourAddress)}`, {
    headers: { accept: 'application/json' },
  })
  const mails = (await response.json()) as KeptMail[]
  return mails.filter(({ text }) => text.includes(mark))
}

async function fill(page: Page, message: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace')
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org')
  await page.getByRole('textbox', { name: 'Message' }).fill(message)
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Message', exact: true })

test('a message arrives, can be answered, and clears the form without a reload', async ({ page }) => {
  const mark = randomUUID()
  await openPage(page, '/contact')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await expect(page.getByRole('link', { name: ourAddress })).toHaveAttribute('href', `mailto:${ourAddress}`)
  await fill(page, `Does it draw bridges, too?\n\n${mark}`)
  const answer = page.waitForResponse('**/functions/v1/send-contact-email')
  await sendButton(page).click()
  expect(await (await answer).json()).toEqual({ ok: true })
  await expect(page.getByText(sent)).toBeVisible()
  for (const label of ['Name', 'Email', 'Message'])
    await expect(page.getByRole('textbox', { name: label })).toHaveValue('')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await expect(async () => {
    expect(await mailsWith(page.request, mark)).toMatchObject([
      {
        replyTo: 'ada@example.org',
        replyToName: 'Ada Lovelace',
        subject: 'New message from the Blueprompt contact page',
      },
    ])
  }).toPass({ timeout: 15_000 })
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
})

test('what is empty or no address is told, marked and focused, and nothing is sent', async ({ page }) => {
  let requests = 0
  await page.route('**/functions/v1/**', (route) => {
    requests += 1
    return route.continue()
  })
  await openPage(page, '/contact')
  await sendButton(page).click()
  await expect(page.getByText('Please fill in all fields')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await expect(page.getByText('Please enter your message')).toBeVisible()
  await fill(page, '   ')
  await sendButton(page).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello')
  await page.getByRole('textbox', { name: 'Email' }).fill('ada at example')
  await sendButton(page).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org')
  await page.getByRole('textbox', { name: 'Message' }).fill('x'.repeat(10_001))
  await expect(page.getByText('10,001 / 10,000')).toBeVisible()
  await sendButton(page).click()
  await expect(page.getByText('Please use at most 10,000 characters.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeFocused()
  await expectAccessible(page)
  expect(requests).toBe(0)
})

test.describe('when sending fails', () => {
  test.use({ expectedComplaints: [/500/] })

  test('the text stays, and another try sends it once', async ({ page }) => {
    const mark = randomUUID()
    await openPage(page, '/contact')
    await fill(page, mark)
    const keys: (string | undefined)[] = []
    await page.route('**/functions/v1/send-contact-email', async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      // The server takes the message, its answer is lost.
      if (keys.length === 1) await route.fetch()
      await new Promise((slow) => setTimeout(slow, 300))
      return keys.length < 3 ? route.fulfill({ status: 500, body: 'no' }) : route.continue()
    })
    await sendButton(page).click()
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    await expect(page.getByText(failed)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(mark)
    await sendButton(page).click()
    await expect.poll(() => keys.length).toBe(2)
    await expect(sendButton(page)).toBeEnabled()
    await sendButton(page).click()
    await expect(page.getByText(sent)).toBeVisible()
    expect(new Set(keys).size).toBe(1)
    await expect(async () => expect(await mailsWith(page.request, mark)).toHaveLength(1)).toPass()
  })

  test('a draft is there again on another visit, and kept no longer once it was sent', async ({ page }) => {
    const mark = randomUUID()
    await page.route('**/functions/v1/send-contact-email', (route) => route.fulfill({ status: 500 }))
    await openPage(page, '/contact')
    await fill(page, mark)
    await sendButton(page).click()
    await expect(page.getByText(failed)).toBeVisible()
    await openPage(page, '/about')
    await openPage(page, '/contact')
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Lovelace')
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(mark)
    await page.unroute('**/functions/v1/send-contact-email')
    await sendButton(page).click()
    await expect(page.getByText(sent)).toBeVisible()
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(mark)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/400/] })

  test('the browser itself sends the form, and keeps what was refused', async ({ page }) => {
    const mark = randomUUID()
    await page.goto('/contact')
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org')
    await page.getByRole('textbox', { name: 'Message' }).fill(mark)
    await sendButton(page).click()
    await expect(page.getByRole('alert')).toContainText('Please fill in all fields')
    await expect(page.getByText('Please enter your name')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(mark)
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace')
    await sendButton(page).click()
    await expect(page).toHaveURL('/contact?sent')
    await expect(page.getByText(sent)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
    await expect(async () => expect(await mailsWith(page.request, mark)).toHaveLength(1)).toPass({
      timeout: 15_000,
    })
  })
})

test('nobody comes upon the hidden field, by Tab or by what is read aloud', async ({ page }) => {
  await openPage(page, '/contact')
  await page.getByRole('textbox', { name: 'Message' }).focus()
  await page.keyboard.press('Tab')
  await expect(sendButton(page)).toBeFocused()
  await expect(page.getByRole('textbox')).toHaveCount(3)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
})
