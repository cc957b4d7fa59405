import { expectAccessible } from './support/accessibility.ts'
import { expect, openPage, test } from './support/journey.ts'

test('a message is sent from a phone', async ({ page }) => {
  await openPage(page, '/contact')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace')
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org')
  await page.getByRole('textbox', { name: 'Message' }).fill('Sent from the train.')
  await page.getByRole('button', { name: 'Send Message' }).tap()
  await expect(page.getByText("Message sent successfully! We'll get back to you soon.")).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  await expectAccessible(page)
})
