import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from './support/journey.ts'
import { bellFoundry, openOutput } from './support/wizard.ts'

test('a printed prompt begins on the first page, and a toast is not on it', async ({ page }) => {
  await openOutput(page, bellFoundry)
  const toast = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first()
  await expect(toast).toBeVisible()
  const title = (await toast.locator('p').first().textContent()) ?? ''
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })))
  const [first = '', ...rest] = (await extractText(pdf)).text
  expect(first.length).toBeGreaterThan(1_000)
  expect([first, ...rest].join(' ')).not.toContain(title)
})
