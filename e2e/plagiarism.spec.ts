import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { Document, Packer, Paragraph } from 'docx'
import { PDFDocument } from 'pdf-lib'
import { signInAsNew } from './support/account.ts'
import { expect, openPage, test } from './support/journey.ts'
import {
  expectAccessibleInBothThemes,
  expectCopied,
  failFunction,
  generateButton,
  generateWith,
  ideaBox,
  openTool,
  pasteBack,
  shownResult,
} from './support/tool-journey.ts'

const slug = 'plagiarism-checker'
const action = 'Check for Plagiarism'
const own =
  'The harbour museum closes early in winter, so our class had forty minutes for three floors. We ran past the rope machines and stopped at a display of letters that sailors had written to their sisters. One complained about soup for two pages.'
const copied =
  'Whenever I find myself growing grim about the mouth; whenever it is a damp, drizzly November in my soul; then, I account it high time to get to sea as soon as I can.'

async function addSource(page: Page, title: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a text to compare with' }).click()
  await page.getByLabel('Name of text 1').fill(title)
  await page.getByLabel('Text 1 to compare with').fill(text)
}

test('an empty text is told at the field and as a message', async ({ page }) => {
  await openTool(page, slug)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Plagiarism Checker/)
  await ideaBox(page).fill('   ')
  await generateButton(page, action).click()
  await expect(page.getByText('Please enter some text to check')).toHaveCount(2)
  await expect(ideaBox(page)).toBeFocused()
})

test('without other texts the result says that nothing else was compared', async ({ page }) => {
  await openTool(page, slug)
  await generateWith(page, action, own)
  await expect(page.getByText('Great news! Your text appears to be original', { exact: true })).toBeVisible()
  await expect(page.getByText('Excellent! Your text appears to be highly original.')).toBeVisible()
  await expect(page.getByText('Compared only with itself')).toBeVisible()
  const words = page.locator('dt:text-is("Words in your text") + dd')
  await expect(words).toHaveText(String(own.split(' ').length))
  await page.getByText('How the score is calculated, and what wasn’t checked').click()
  await expect(page.getByRole('heading', { name: 'What wasn’t checked' })).toBeVisible()
  // No search service is set up here, so nothing offers one.
  await expect(page.getByLabel('Search the web too')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Download rewritten text' })).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
})

test('a copied passage stands beside its source, with what to do about it and no rewriting', async ({
  page,
  context,
}) => {
  await openTool(page, slug)
  await addSource(page, 'Moby-Dick', `Call me Ishmael. ${copied} This is my substitute for pistol and ball.`)
  await generateWith(page, action, `${own} ${copied}`)
  await expect(page.locator('[data-band=yellow]')).toBeVisible()
  await expect(page.getByLabel('In “Moby-Dick”')).toContainText('damp, drizzly November')
  await expect(page.getByText(/put them in quotation marks and cite “Moby-Dick”/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download rewritten text' })).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
  await expectCopied(page, context, 'Copy Result')
  await page.getByRole('tab', { name: 'With sources cited' }).click()
  await expect(shownResult(page).first()).toContainText('” (Moby-Dick)')
})

test('both excerpts show which words are alike and which are changed, not by color alone', async ({
  page,
}) => {
  await openTool(page, slug)
  await addSource(page, 'Moby-Dick', copied)
  await generateWith(page, action, copied.replace('drizzly', 'rainy').replace('high time', 'the hour'))
  await expect(page.getByText(/% of these words appear in both excerpts/)).toBeVisible()
  const [ours, theirs] = [page.getByLabel('In your text'), page.getByLabel('In “Moby-Dick”')]
  await expect(ours).toContainText('it is a damp, [rainy] November')
  await expect(theirs).toContainText('it is a damp, [drizzly] November')
  await expect(ours.getByText('Whenever I find myself')).toHaveCSS('text-decoration-line', 'underline')
  await expect(ours.locator('[data-changed]').first()).not.toHaveCSS('text-decoration-line', 'underline')
  await expectAccessibleInBothThemes(page)
})

test('a copy in disguise is scored and the disguise is named', async ({ page }) => {
  await openTool(page, slug)
  await addSource(page, 'Moby-Dick', copied)
  const spaced = copied
    .split(' ')
    .map((word) => [...word].join(' '))
    .join('   ')
  await generateWith(page, action, spaced)
  await expect(page.locator('[data-band=red]')).toContainText('100%')
  await expect(page.getByText(/spaced-out letters/).first()).toBeVisible()
})

test('an explanation and a rewritten version come back from one’s own chat, with a download', async ({
  page,
}) => {
  await openTool(page, slug)
  await generateWith(page, action, own)
  await pasteBack(
    page,
    '## [1] Explanation\nNothing is copied.\n\n## [2] Rewritten version\nIn other words.\n\n[end]',
  )
  await expect(page.locator('[data-band=green]')).toBeVisible()
  await expect(shownResult(page).first()).toContainText('Nothing is copied.')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download rewritten text' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('rewritten-text.txt')
  expect(await readFile(await file.path(), 'utf8')).toBe('In other words.')
})

test('a long comparison says what it is doing', async ({ page }) => {
  await page.addInitScript(() => {
    const send = window.fetch.bind(window)
    const progress = { type: 'progress', stage: 'Comparing with the library', done: 1, total: 3 }
    window.fetch = (address, options) =>
      String(address).endsWith('/check-plagiarism')
        ? Promise.resolve(
            new Response(
              new ReadableStream({
                start: (body) =>
                  body.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(progress)}\n\n`)),
              }),
              { headers: { 'content-type': 'text/event-stream' } },
            ),
          )
        : send(address, options)
  })
  await openTool(page, slug)
  await ideaBox(page).fill(own)
  await generateButton(page, action).click()
  await expect(page.getByRole('progressbar', { name: 'Progress' })).toHaveText(/^Comparing with the library/)
})

test('passages are chosen by keyboard', async ({ page }) => {
  await openTool(page, slug)
  await addSource(page, 'Moby-Dick', `${copied} ${own}`)
  await generateWith(
    page,
    action,
    `${own} I wrote this sentence in between on the bus home, and nobody else did. ${copied}`,
  )
  await expect(page.getByText('Passage 1 of 2')).toBeVisible()
  const second = page
    .getByRole('region', { name: 'Your text with marked passages' })
    .getByRole('button')
    .nth(1)
  await second.focus()
  await page.keyboard.press('Enter')
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('Passage 2 of 2')).toBeVisible()
  await page.getByRole('button', { name: 'Previous passage' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Passage 1 of 2')).toBeVisible()
})

test('ten texts at most, and each can be removed', async ({ page }) => {
  await openTool(page, slug)
  const add = page.getByRole('button', { name: 'Add a text to compare with' })
  for (let text = 1; text <= 10; text += 1) await add.click()
  await expect(add).toBeDisabled()
  await page.getByRole('button', { name: 'Remove text 3' }).click()
  await expect(page.getByLabel(/^Name of text/)).toHaveCount(9)
  await expect(add).toBeEnabled()
})

test.describe('when the server fails', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test('the message comes first, and the same rules run in this browser', async ({ page }) => {
    await openTool(page, slug)
    await failFunction(page, 'check-plagiarism')
    await ideaBox(page).fill(own)
    await generateButton(page, action).click()
    await expect(page.getByText('Failed to check plagiarism. Please try again.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Put it together in this browser' }).click()
    await expect(page.locator('[data-band=green]')).toBeVisible()
  })
})

test('a source can be left out, and score, report and copy follow', async ({ page, context }) => {
  await openTool(page, slug)
  await addSource(page, 'Moby-Dick', copied)
  await generateWith(page, action, `${own} ${copied}`)
  const score = page.locator('[data-band]')
  const before = await score.textContent()
  await page.getByRole('button', { name: 'Ignore Moby-Dick' }).click()
  await expect(score).toHaveText(/^0%/)
  await expect(page.getByText(/1 source ignored/)).toBeVisible()
  await expect(shownResult(page)).toContainText('# Similarity: 0%')
  await expect(shownResult(page)).toContainText('Ignored sources: Moby-Dick.')
  await expect(page.getByRole('tab', { name: 'With sources cited' })).toHaveCount(0)
  await expectCopied(page, context, 'Copy Result')
  await page.getByRole('button', { name: 'Include again Moby-Dick' }).click()
  await expect(score).toHaveText(before ?? '')
})

test('an ignored source does not outlive its result, nor an example’s sources its undo', async ({ page }) => {
  await openTool(page, slug)
  await addSource(page, 'Moby-Dick', copied)
  await generateWith(page, action, copied)
  await expect(page.getByText('High similarity detected')).toBeVisible()
  await expect(page.locator('[data-band=red]')).toHaveText(/^100%/)
  await page.getByRole('button', { name: 'Ignore Moby-Dick' }).click()
  await expect(page.locator('[data-band]')).toHaveText(/^0%/)
  await page.getByLabel('Text 1 to compare with').fill(own)
  await ideaBox(page).fill(own)
  await generateButton(page, action).click()
  await expect(page.locator('[data-band]')).toHaveText(/^100%/)
  await expect(page.getByText(/source ignored/)).toHaveCount(0)

  await page.getByRole('button', { name: /^Melville with a few words changed/ }).click()
  await expect(page.getByLabel('Name of text 1')).toHaveValue(/Melville/)
  await expect(page.getByLabel('Text 1 to compare with')).not.toHaveValue(own)
  const told = page.getByRole('status').filter({ hasText: 'Example loaded' })
  await told.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByLabel('Name of text 1')).toHaveValue('Moby-Dick')
  await expect(page.getByLabel('Text 1 to compare with')).toHaveValue(own)
})

test('passages are filtered by kind and gone through with n and p', async ({ page }) => {
  await openTool(page, slug)
  await addSource(page, 'Moby-Dick', copied)
  const between = 'I wrote this sentence in between on the bus home, and nobody else ever did that before me.'
  await generateWith(
    page,
    action,
    `${copied} ${between} ${own} On the other hand, ${between} It goes without saying.`,
  )
  const region = page.getByRole('region', { name: 'Your text with marked passages' })
  await expect(region.getByRole('button').first()).toBeVisible()
  const count = await region.getByRole('button').count()
  expect(count).toBeGreaterThan(1)
  await region.focus()
  await page.keyboard.press('n')
  await expect(page.getByText(`Passage 2 of ${count}`)).toBeVisible()
  await page.keyboard.press('p')
  await expect(page.getByText(`Passage 1 of ${count}`)).toBeVisible()
  await page.getByLabel(/^Word for word \(1\)/).uncheck()
  await expect(region.getByRole('button')).toHaveCount(count - 1)
})

test('the report is one file without scripts that shows the text and its passages', async ({
  page,
  context,
}) => {
  await openTool(page, slug)
  await addSource(page, 'Moby-Dick <b>', copied)
  await generateWith(page, action, `<img src=x onerror=alert(1)> ${own} ${copied}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download report (HTML)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('plagiarism-report.html')
  const html = await readFile(await file.path(), 'utf8')
  const report = await context.newPage()
  await report.setContent(html)
  await expect(report.getByRole('heading', { level: 1 })).toHaveText(/^Similarity: \d+%$/)
  await expect(report.locator('img, script, b')).toHaveCount(0)
  await expect(report.getByText('<img src=x onerror=alert(1)>').first()).toBeVisible()
})

test('a file fills the form, and one that cannot be read is told', async ({ page }) => {
  await openTool(page, slug)
  const chooser = page.getByLabel('Choose a file')
  await chooser.setInputFiles({
    name: 'essay.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from(`# Essay\n\n${own}`),
  })
  await expect(ideaBox(page)).toHaveValue(`# Essay\n\n${own}`)
  await expect(page.getByText('Loaded the text from essay.md.').first()).toBeVisible()
  const docx = new Document({ sections: [{ children: [new Paragraph(copied)] }] })
  await chooser.setInputFiles({
    name: 'essay.docx',
    mimeType: 'application/octet-stream',
    buffer: await Packer.toBuffer(docx),
  })
  await expect(ideaBox(page)).toHaveValue(copied)
  const pdf = await PDFDocument.create()
  pdf.addPage().drawText('The gulls of the harbour museum', { x: 20, y: 200 })
  await chooser.setInputFiles({
    name: 'essay.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await pdf.save()),
  })
  await expect(ideaBox(page)).toHaveValue('The gulls of the harbour museum')
  await chooser.setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from('x') })
  await expect(page.getByText('Please choose a .txt, .md, .docx or .pdf file.')).toBeVisible()
  await chooser.setInputFiles({
    name: 'long.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('word '.repeat(21_000)),
  })
  await expect(page.getByText(/105,000 characters, but the limit is 100,000/)).toBeVisible()
})

test.describe('a damaged file', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] })

  test('is told with its reason', async ({ page }) => {
    await openTool(page, slug)
    await page
      .getByLabel('Choose a file')
      .setInputFiles({
        name: 'broken.docx',
        mimeType: 'application/octet-stream',
        buffer: Buffer.from('PK broken'),
      })
    await expect(
      page.getByText('broken.docx: The file is damaged or its format isn’t supported.'),
    ).toBeVisible()
  })
})

test('a short text is called unreliable, and a text in another script is marked where it is copied', async ({
  page,
}) => {
  await openTool(page, slug)
  const chinese = '灯塔看守人在早餐前数了四十只海鸥，并用红墨水写下了它们的数目。他的妹妹不相信鸟。'
  await addSource(page, '灯塔', chinese)
  await generateWith(page, action, `今天下雨了，我们没有去学校。${chinese}`)
  await expect(page.getByLabel('In “灯塔”')).toContainText('四十只海鸥')
  await ideaBox(page).fill('Only a few words.')
  await generateButton(page, action).click()
  await expect(page.getByText('Too short to be reliable')).toBeVisible()
})

test('a private source is found by its owner, and deleted', async ({ page }) => {
  const email = await signInAsNew(page)
  expect(email).toContain('@')
  await openPage(page, '/sources')
  await expect(page.getByRole('heading', { name: 'No sources yet' })).toBeVisible()
  const files = page.getByLabel('Files to add')
  await files.setInputFiles([
    { name: 'Harbour diary.txt', mimeType: 'text/plain', buffer: Buffer.from(own) },
    { name: 'Again.txt', mimeType: 'text/plain', buffer: Buffer.from(own) },
    { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from('x') },
  ])
  await expect(page.getByText('1 of 3 added.')).toBeVisible()
  await expect(page.getByText('Already added, as “Harbour diary”:')).toBeVisible()
  await expect(page.getByText(/Not added\. Please choose a text/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Harbour diary' }).last()).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await openTool(page, slug)
  await generateWith(page, action, own)
  await expect(page.locator('[data-band=red]')).toHaveText(/^100%/)
  await expect(page.getByLabel('In “Harbour diary”')).toBeVisible()

  await openPage(page, '/sources')
  await page.getByRole('button', { name: 'Delete Harbour diary' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('“Harbour diary” was deleted.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No sources yet' })).toBeVisible()
})
