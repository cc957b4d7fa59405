import { signInAsAdmin } from './support/admin.ts'
import { expect, openPage, test } from './support/journey.ts'
import {
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  generateWith,
  openTool,
} from './support/tool-journey.ts'

const passage =
  'The ferryman of Osterholm kept nine clocks in his cabin and wound each of them on a different evening, so that no two passengers ever agreed about when the boat had left.'

test('what an admin adds to the library is found by everybody’s check, until it is deleted', async ({
  page,
  browser,
}) => {
  const title = `Ferryman ${Math.random().toString(36).slice(2, 8)}`
  await signInAsAdmin(page)
  await openPage(page, '/admin/sources')
  await expect(page.getByRole('heading', { name: 'Library', exact: true })).toBeVisible()
  const text = `${passage} ${title} wrote it down.`
  await page
    .getByLabel('Files to add')
    .setInputFiles([{ name: `${title}.txt`, mimeType: 'text/plain', buffer: Buffer.from(text) }])
  await expect(page.getByText('1 of 1 added.')).toBeVisible()
  await page.getByLabel('Web addresses').fill('http://127.0.0.1/secret notaurl')
  await page.getByRole('button', { name: 'Add these pages' }).click()
  await expect(page.getByText(/This address isn’t on the public web/)).toBeVisible()
  await expect(page.getByText(/Please enter a full address/)).toBeVisible()
  await page.route('**/sources/import?*', () => {})
  await page.getByLabel('Web addresses').fill('https://example.org/one\nhttps://example.org/two')
  await page.getByRole('button', { name: 'Add these pages' }).click()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByText('It was canceled.')).toHaveCount(2)
  await expect(page.getByLabel('Web addresses')).toHaveValue(
    'https://example.org/one\nhttps://example.org/two',
  )
  await page.unroute('**/sources/import?*')
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 900 })

  const visitor = await (await browser.newContext()).newPage()
  await openTool(visitor, 'plagiarism-checker')
  await generateWith(visitor, 'Check for Plagiarism', `Once more, for the record. ${text}`)
  await expect(visitor.getByLabel(`In “${title}”`)).toContainText('nine clocks')
  await expect(visitor.getByRole('region', { name: 'Sources' }).getByText('Library')).toBeVisible()

  await page.getByRole('button', { name: `Index again ${title}` }).click()
  await expect(page.getByText('The source was indexed again.')).toBeVisible()
  await page.getByRole('button', { name: `Delete ${title}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`“${title}” was deleted.`)).toBeVisible()
  await visitor.close()
})
