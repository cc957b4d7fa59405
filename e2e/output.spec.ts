import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expect, openPage, test, untilHydrated } from './support/journey.ts'
import { expectAccessibleInBothThemes, refuseClipboard } from './support/tool-journey.ts'
import {
  bellFoundry,
  formOf,
  generate,
  keep,
  openLastStep,
  openOutput,
  parcelRoom,
  shownPrompt,
  stored,
} from './support/wizard.ts'

const platformTabs = (page: Page) => page.getByRole('tablist', { name: 'Written for' }).getByRole('tab')

async function downloaded(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) }
}

test('without a prompt the page says so and leads to the wizard', async ({ page }) => {
  await openPage(page, '/output')
  await expect(page.getByText('No prompt data found.')).toBeVisible()
  await page.getByRole('link', { name: 'Generate New Prompt' }).click()
  await expect(page).toHaveURL('/generate')
})

test('copying gives the whole prompt and says so for two seconds; a refused clipboard is told', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openOutput(page, bellFoundry)
  await page.getByRole('button', { name: 'Copy Prompt' }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await stored(page, 'generatedPrompt'),
  )
  await expect(page.getByRole('button', { name: 'Copy Prompt' })).toBeVisible({ timeout: 4_000 })
  await refuseClipboard(page)
  await page.getByRole('button', { name: 'Copy Prompt' }).click()
  await expect(page.getByText('Copy failed')).toBeVisible()
  await expect(page.getByText('Unable to copy to clipboard. Please try again.')).toBeVisible()
})

test('what is edited stands in all six platforms and every file, and is undone and redone', async ({
  page,
}) => {
  test.slow()
  await openOutput(page, parcelRoom)
  const prompt = shownPrompt(page)
  const before = (await prompt.textContent()) ?? ''
  await page.getByRole('button', { name: 'Edit and show sources' }).click()
  expect(await prompt.textContent()).toBe(before)
  await prompt
    .getByRole('button', { name: /Edit: .*photo of every parcel/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Edit this part of the text' })
  await expect(dialog.getByText(/^Your words: /).first()).toBeVisible()
  await dialog.getByLabel('Text').fill('Photo of every parcel, never of a face')
  await expectAccessibleInBothThemes(page)
  await page.keyboard.press('Escape')
  await prompt
    .getByRole('button', { name: /Edit: .*photo of every parcel/ })
    .first()
    .click()
  await expect(dialog.getByLabel('Text')).toHaveValue('Photo of every parcel, never of a face')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(prompt).toContainText('never of a face')

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(prompt).toHaveText(before, { useInnerText: false })
  expect(await stored(page, 'generatedPrompt')).toBe(before)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(prompt).toContainText('never of a face')

  const texts = new Set<string>()
  const appBuilder = page.locator('dt:text-is("App builder") + dd')
  await expect(platformTabs(page)).toHaveCount(6)
  for (const tab of await platformTabs(page).all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await expect(appBuilder).toHaveText((await tab.textContent()) ?? '')
    await expect(prompt).toContainText('never of a face')
    await expect(prompt).toContainText('A parcel is returned after 14 days.')
    const text = (await prompt.textContent()) ?? ''
    expect(await stored(page, 'generatedPrompt')).toBe(text)
    texts.add(text)
  }
  expect(texts.size).toBe(6)

  await platformTabs(page).filter({ hasText: 'Cursor' }).click()
  const pack = await downloaded(page, 'Download all as ZIP')
  expect(pack.name).toBe('parcelroom.zip')
  const files = unzipSync(new Uint8Array(pack.content))
  expect(Object.keys(files)).toEqual(['parcelroom-brief.md', 'AGENTS.md', '.cursor/rules/project.mdc'])
  expect(strFromU8(files['parcelroom-brief.md'] ?? new Uint8Array())).toContain('never of a face')
  expect((await downloaded(page, 'Download AGENTS.md')).name).toBe('AGENTS.md')
  await page.reload()
  await untilHydrated(page)
  await expect(platformTabs(page).filter({ hasText: 'Cursor' })).toHaveAttribute('aria-selected', 'true')
  await expect(prompt).toContainText('never of a face')
})

test('the size is changed with one press, and a note leads to the field that settles it', async ({
  page,
}) => {
  await openOutput(page, {
    ...parcelRoom,
    choices: { authenticationType: 'email', testingPreference: 'none', testingStrategy: 'unit' },
  })
  const prompt = shownPrompt(page)
  const lengthOf = async () => ((await prompt.textContent()) ?? '').length
  const large = await lengthOf()
  await expectAccessibleInBothThemes(page)
  // The result follows in the next pause of the page, and the choice with it.
  await page.getByRole('radio', { name: 'Tiny' }).click()
  await expect.poll(lengthOf).toBeLessThan(large)
  for (const own of [...parcelRoom.customFeatures, 'A parcel is returned after 14 days.'])
    await expect(prompt).toContainText(own)
  expect(await stored(page, 'generatedPrompt')).toBe(await prompt.textContent())

  const note = page.getByRole('list', { name: 'Notes' }).getByRole('listitem').filter({ hasText: 'Conflict' })
  const link = note.first().getByRole('link', { name: 'Change it' })
  const field = new URL((await link.getAttribute('href')) ?? '', 'http://x').hash.slice(1)
  await link.click()
  await expect(page).toHaveURL(new RegExp(`/generate.*#${field}$`))
  await expect(page.locator(`#${field}, #${field} input`).and(page.locator(':focus'))).toBeVisible()
})

test('handing over copies first, and asks where building would start at once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const host of ['lovable.dev', 'cursor.com'])
    await context.route(`https://${host}/**`, (route) => route.fulfill({ body: host }))
  await openOutput(page, parcelRoom)
  await page.getByRole('button', { name: 'Open or download' }).click()
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

  // Too long for a link: never cut, but copied and pasted there.
  await platformTabs(page).filter({ hasText: 'Cursor' }).click()
  const openingCursor = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Open in Cursor' }).click()
  const cursor = await openingCursor
  await expect.poll(() => cursor.url()).toContain('https://cursor.com/')
  expect(cursor.url().length).toBeLessThanOrEqual(8_000)
  await page.bringToFront()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await stored(page, 'generatedPrompt'),
  )
})

test('an answer of one’s own chat becomes the brief for every platform, with what it lacks put in', async ({
  page,
}) => {
  await openOutput(page, bellFoundry)
  const before = await stored(page, 'generatedPrompt')
  await page.getByText('Have your own AI chat write it').click()
  const answer = page.getByLabel('Answer from your chat')
  await page.getByText('Show the request').click()
  await answer.fill((await page.getByLabel('Request for a model').textContent()) ?? '')
  await page.getByRole('button', { name: 'Use this answer' }).click()
  await expect(page.getByText('This is the request itself.')).toBeVisible()
  await answer.fill(`Here it is!

## [1] Name
Aldgate Bells
Choirs hear each bell and ask for a set of 13, 25 or 37.
small

## [2] Product
- Leaders of handbell choirs choose a set by its sound.

## [7] Requirements
- FR-001 (Must) A visitor hears a bell within one second of pressing it.
- FR-002 (Should) (A) The request says that a set takes 9 weeks.

[end]`)
  await page.getByRole('button', { name: 'Use this answer' }).click()
  await expect(page.getByText('Pasted from your own AI chat. Not checked.')).toBeVisible()
  await expect(page.getByText(/Not in the answer: .*We added what the answer left out:/)).toBeVisible()
  await expect(page.locator('#content')).toBeFocused()
  const prompt = shownPrompt(page)
  await expect(prompt).toContainText('A visitor hears a bell within one second of pressing it.')
  await expect(prompt).toContainText('hear each bell before asking for a quote')
  await expect(prompt).toContainText('1884')
  await page.getByRole('button', { name: 'Edit and show sources' }).click()
  await expect(prompt.getByRole('button', { name: /^Assumed\. Edit: .*9 weeks/ })).toBeVisible()
  for (const tab of await platformTabs(page).all()) {
    await tab.click()
    await expect(prompt).toContainText('within one second of pressing it')
  }
  // Far below, the way to one's own chat is above.
  await prompt.getByRole('button', { name: 'Rewrite this part: Requirements' }).click()
  await expect(page.getByText(/Nothing was changed/)).toBeInViewport()
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  // A wish that nobody has met yet can be taken back, and one that is being typed survives a reload.
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  const wish = page.getByLabel('What should change?')
  await wish.fill('add a calendar')
  await page.getByRole('button', { name: 'Change it' }).click()
  await page.getByRole('button', { name: 'Remove this change: add a calendar' }).click()
  await expect(page.getByRole('button', { name: /^Remove this change/ })).toHaveCount(0)
  await wish.fill('simpler wor')
  await page.reload()
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  await expect(wish).toHaveValue('simpler wor')
  await page.getByText(/^Results in this browser \(2\)/).click()
  await page
    .getByRole('button', { name: /^Aldgate Bells/ })
    .last()
    .click()
  await expect(prompt).toHaveText(before ?? '', { useInnerText: true })
})

test('a prompt of an older version is shown byte for byte, obeys no markup, and is made again on demand', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const old =
    '# Loaf  Loft\n\n\t<img src=x onerror="document.title=\'owned\'"> <b>bold</b> – „40“\n\n\n- end '
  const form = JSON.stringify({ ...formOf(bellFoundry), projectName: '<i>Loaf</i>' })
  await page.goto('/about')
  await keep(page, { promptFormData: form, generatedPrompt: old })
  await openPage(page, '/output')
  expect(await shownPrompt(page).textContent()).toBe(old)
  await expect(page.getByText('Made with an earlier version of this site and shown unchanged.')).toBeVisible()
  await expect(page.locator('main img, main pre b, main dl i')).toHaveCount(0)
  await expect(page).not.toHaveTitle('owned')
  await page.getByRole('button', { name: 'Copy Prompt' }).click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(old)
  await page.reload()
  expect(await shownPrompt(page).textContent()).toBe(old)
  expect(await stored(page, 'generatedPrompt')).toBe(old)
  expect(await stored(page, 'promptFormData')).toBe(form)

  await page.getByRole('button', { name: 'Generate again' }).click()
  await expect(page).toHaveURL('/generate')
  await expect(page.locator('#projectName')).toHaveValue('<i>Loaf</i>')
})

test('edited answers make the prompt outdated until it is written again, and Start New Prompt asks first', async ({
  page,
  context,
}) => {
  // Typed for another type, which asks for it: kept in the form, and no part of this prompt.
  const unasked = { userRoles: 'Deacon', dataModels: 'Bell(pitch)' }
  await openOutput(page, { ...bellFoundry, texts: { ...bellFoundry.texts, ...unasked } })
  await expect(shownPrompt(page)).not.toContainText(/Deacon|Bell\(pitch\)/)
  expect(JSON.parse((await stored(page, 'promptFormData')) ?? '{}')).toMatchObject(unasked)
  await expect(page.getByText('Your answers have changed since this prompt was written')).toBeHidden()
  await page.getByRole('link', { name: 'Edit Details' }).click()
  await expect(page).toHaveURL('/generate')
  await page.locator('#projectName').fill('Whitechapel Bells')
  await page.goto('/output')
  await expect(shownPrompt(page)).toContainText('Aldgate Bells')
  await page.getByRole('button', { name: 'Rewrite it from my answers' }).click()
  await expect(shownPrompt(page)).toContainText('Whitechapel Bells')
  await expect(shownPrompt(page)).not.toContainText('Deacon')

  await page.getByRole('button', { name: 'Start New Prompt' }).click()
  await page.getByRole('button', { name: 'Keep this one' }).click()
  await expect(shownPrompt(page)).toBeVisible()
  // What is thrown away here is not brought back by another tab that shows it.
  const other = await context.newPage()
  await openPage(other, '/output')
  await expect(shownPrompt(other)).toBeVisible()
  await page.getByRole('button', { name: 'Start New Prompt' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start New Prompt' }).click()
  await expect(page).toHaveURL('/generate')
  await expect(page.locator('#projectName')).toHaveValue('')
  await other.waitForTimeout(500)
  for (const key of ['generatedPrompt', 'promptFormData']) expect(await stored(page, key)).toBeNull()
  await other.close()
  await openPage(page, '/output')
  await expect(page.getByText('No prompt is open. Your earlier ones are listed below.')).toBeVisible()
  await page.getByText('Results in this browser (2)').click()
  await page.getByRole('button', { name: 'Aldgate Bells' }).first().click()
  await expect(shownPrompt(page)).toContainText('Aldgate Bells')
  await page.getByRole('button', { name: 'Remove: Aldgate Bells' }).click()
  await expect(page.getByText('No prompt is open.')).toBeVisible()
  await expect(page.getByText('Results in this browser (1)')).toBeVisible()
  await page.getByRole('button', { name: 'Remove all' }).click()
  await expect(page.getByText('No prompt data found.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Results in this browser (1)')).toBeVisible()
  // Answers that no prompt was made from stay in the form while an earlier prompt is open.
  await page.getByRole('link', { name: 'Generate New Prompt' }).click()
  await page.locator('#projectName').fill('Pealing Bells')
  await openPage(page, '/output')
  await page.getByText('Results in this browser (1)').click()
  await page.getByRole('button', { name: 'Whitechapel Bells' }).first().click()
  await expect(page.getByText('Your answers have changed since this prompt was written')).toBeVisible()
  expect(await stored(page, 'promptFormData')).toContain('Pealing Bells')
})

test('a browser that stores nothing more shows the prompt of the answers that were given', async ({
  page,
}) => {
  await openLastStep(page, bellFoundry)
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.locator('#techPreferences').fill('Astro')
  await generate(page).click()
  await expect(shownPrompt(page)).toContainText('Astro')
  await expect(page.getByText('Your answers have changed since this prompt was written')).toBeHidden()
  await expect(page.getByText('Your browser couldn’t store this result.')).toBeVisible()
})
