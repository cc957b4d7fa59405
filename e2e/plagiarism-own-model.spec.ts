import { expect } from './support/journey.ts'
import { wordsOf } from './support/models.ts'
import { test } from './support/own-models.ts'
import {
  expectAccessibleInBothThemes,
  generateButton,
  ideaBox,
  openTool,
  shownResult,
} from './support/tool-journey.ts'

const copied =
  'Whenever I find myself growing grim about the mouth; whenever it is a damp, drizzly November in my soul; then, I account it high time to get to sea as soon as I can.'
const explanation =
  'Every word stands in “Moby-Dick” in the same order. Put it in quotation marks, or say what you mean by it.'
const rewritten = 'A gray mood tells me that I belong on a ship (after Moby-Dick).'

test('a visitor’s own model explains what was found, and the figures stay ours', async ({
  page,
  openRouter,
}) => {
  await openTool(page, 'plagiarism-checker')
  await ideaBox(page).fill(copied)
  await page
    .getByRole('button', { name: /^(?:Use your own model|Change models)$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Models' })
  await dialog.getByRole('button', { name: 'Paste a key' }).click()
  await dialog.getByLabel('Provider').selectOption('OpenRouter')
  await dialog.getByLabel('Key', { exact: true }).fill(openRouter.key)
  await dialog.getByRole('button', { name: 'Use this key' }).click()
  await expect(dialog.getByLabel('Key', { exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Add a text to compare with' }).click()
  await page.getByLabel('Name of text 1').fill('Moby-Dick')
  await page.getByLabel('Text 1 to compare with').fill(`Call me Ishmael. ${copied}`)
  openRouter.models.play({
    words: wordsOf(`## [1] Explanation\n${explanation}\n## [2] Rewritten version\n${rewritten}\n[end]`),
  })
  await generateButton(page, 'Check for Plagiarism').click()

  await expect(page.getByText(/^Written by google\/gemini-3\.8-flash with your own key\./)).toBeVisible()
  await expect(shownResult(page).first()).toContainText(explanation)
  await expect(page.locator('[data-band=red]')).toContainText('100%')
  await expect(page.getByLabel('In “Moby-Dick”')).toContainText('damp, drizzly November')
  await page.getByRole('tab', { name: 'Rewritten version' }).click()
  await expect(shownResult(page).first()).toContainText(rewritten)
  // The model is told what was found.
  const request = openRouter.models.requests.at(-1)?.body ?? ''
  expect(request).toContain('drizzly November')
  expect(request).toContain('scoredWords')
  await expectAccessibleInBothThemes(page)
})
