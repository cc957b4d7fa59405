import { expectAccessible } from './support/accessibility.ts'
import { expect, openPage, test } from './support/journey.ts'
import { bellFoundry, openOutput, parcelRoom, shownPrompt, stored, tidePools } from './support/wizard.ts'

test('without a prompt the page says so and leads to the wizard', async ({ page }) => {
  await openPage(page, '/output')
  await expect(page.getByText('No prompt data found.')).toBeVisible()
  await page.getByRole('link', { name: 'Generate New Prompt' }).click()
  await expect(page).toHaveURL('/generate')
})

test('copying gives the whole prompt and says so for two seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openOutput(page, bellFoundry)
  await page.getByRole('button', { name: 'Copy Prompt' }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await stored(page, 'generatedPrompt'),
  )
  await expect(page.getByRole('button', { name: 'Copy Prompt' })).toBeVisible({ timeout: 4_000 })
})

test('a refused clipboard is told', async ({ page }) => {
  await openOutput(page, bellFoundry)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    document.execCommand = () => false
  })
  await page.getByRole('button', { name: 'Copy Prompt' }).click()
  await expect(page.getByText('Copy failed')).toBeVisible()
  await expect(page.getByText('Unable to copy to clipboard. Please try again.')).toBeVisible()
})

test('the prompt is text: markup in it is shown, not obeyed', async ({ page }) => {
  const prompt = '# Loaf\n\n<img src=x onerror="document.title=\'owned\'"> <b>bold</b>'
  await openPage(page, '/output')
  await page.evaluate((text) => {
    localStorage.setItem(
      'promptFormData',
      JSON.stringify({ projectName: '<i>Loaf</i>', projectType: 'blog' }),
    )
    localStorage.setItem('generatedPrompt', text)
  }, prompt)
  await page.reload()
  await expect(shownPrompt(page)).toHaveText(prompt, { useInnerText: true })
  await expect(page.locator('main img, main pre b, main dl i')).toHaveCount(0)
  await expect(page).not.toHaveTitle('owned')
})

test('the same answers are written for another tool in one click', async ({ page }) => {
  await openOutput(page, parcelRoom)
  const before = await shownPrompt(page).textContent()
  const cursor = page.getByRole('button', { name: 'Cursor', exact: true })
  await cursor.click()
  await expect(cursor).toHaveAttribute('aria-pressed', 'true')
  await expect(shownPrompt(page)).not.toHaveText(before ?? '')
  await expect(shownPrompt(page)).toContainText('Parcelroom')
  expect(JSON.parse((await stored(page, 'promptFormData')) ?? '{}')).toMatchObject({ platform: 'cursor' })
  expect(await stored(page, 'generatedPrompt')).toBe(await shownPrompt(page).textContent())
  await page.reload()
  await expect(cursor).toHaveAttribute('aria-pressed', 'true')
})

test('handing over copies first, and asks where building would start at once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.route('https://lovable.dev/**', (route) => route.fulfill({ body: 'Lovable' }))
  await openOutput(page, parcelRoom)
  await page.getByRole('button', { name: 'Open in Lovable' }).click()
  await expect(page.getByRole('dialog')).toContainText('may start building')
  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Open and start' }).click()
  const opened = await opening
  await expect.poll(() => opened.url()).toContain('https://lovable.dev/')
  const prompt = await stored(page, 'generatedPrompt')
  expect(decodeURIComponent(new URL(opened.url()).hash)).toContain(prompt ?? 'no prompt')
  await page.bringToFront()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(prompt)
})

test('a prompt too long for a link is never cut: a short version, or open and paste', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await context.route('https://cursor.com/**', (route) => route.fulfill({ body: 'Cursor' }))
  await openOutput(page, tidePools)
  const opening = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Open in Cursor' }).click()
  const opened = await opening
  await expect.poll(() => opened.url()).toContain('https://cursor.com/')
  expect(opened.url().length).toBeLessThanOrEqual(8_000)
  await page.bringToFront()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await stored(page, 'generatedPrompt'),
  )
})

test('files can be had one by one and packed', async ({ page }) => {
  await openOutput(page, parcelRoom)
  const brief = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as Markdown' }).click()
  expect((await brief).suggestedFilename()).toMatch(/^parcelroom.*\.md$/)
  const pack = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download all (.zip)' }).click()
  expect((await pack).suggestedFilename()).toMatch(/^parcelroom.*\.zip$/)
})

test('a check leads back to the field that settles it', async ({ page }) => {
  await openOutput(page, parcelRoom)
  const checks = page.getByRole('region', { name: 'Checks' })
  const link = checks.getByRole('link').first()
  const field = new URL((await link.getAttribute('href')) ?? '', 'http://x').hash.slice(1)
  await link.click()
  await expect(page).toHaveURL(new RegExp(`/generate.*#${field}$`))
  await expect(page.locator(`#${field}, #${field} input`).and(page.locator(':focus'))).toBeVisible()
})

test('edited answers make the prompt outdated, and it can be written again on the spot', async ({ page }) => {
  await openOutput(page, bellFoundry)
  await page.getByRole('link', { name: 'Edit Details' }).click()
  await expect(page).toHaveURL('/generate')
  await page.locator('#projectName').fill('Whitechapel Bells')
  await page.goto('/output')
  await page.getByRole('button', { name: 'Write it again from my answers' }).click()
  await expect(shownPrompt(page)).toContainText('Whitechapel Bells')
})

test('Start New Prompt asks before it throws the prompt away', async ({ page }) => {
  await openOutput(page, bellFoundry)
  await page.getByRole('button', { name: 'Start New Prompt' }).click()
  await page.getByRole('button', { name: 'Keep this one' }).click()
  await expect(shownPrompt(page)).toBeVisible()
  await page.getByRole('button', { name: 'Start New Prompt' }).click()
  await page.getByRole('button', { name: 'Start new', exact: true }).click()
  await expect(page).toHaveURL('/generate')
  await expect(page.locator('#projectName')).toHaveValue('')
  expect(await stored(page, 'generatedPrompt')).toBeNull()
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the result in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await openOutput(page, parcelRoom)
    await page.getByText('Other tools').click()
    await expectAccessible(page)
  })
}
