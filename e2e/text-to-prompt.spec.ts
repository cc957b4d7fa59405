import { toolWith } from './support/creative-tools.ts'
import { expect, test } from './support/journey.ts'
import { generateButton, generateWith, ideaBox, openTool, shownResult } from './support/tool-journey.ts'

const { slug, action, idea } = toolWith('text-to-prompt')

test('the wish stays whole, chips choose the demands, and every assistant has its own order', async ({
  page,
}) => {
  await openTool(page, slug)
  await page.getByLabel('What do you want?').selectOption('Email')
  await page.getByText('Reader, tone and format').click()
  await page.getByRole('radio', { name: 'Firm' }).check()
  await page.getByRole('radio', { name: 'Short' }).check()
  expect(await generateWith(page, action, idea)).toContain(idea)
  const result = shownResult(page).first()
  await expect(result).toContainText('80 to 120 words')
  await page.getByRole('tab', { name: 'Claude' }).click()
  await expect(result).toContainText(`<request>\n${idea}\n</request>`, { useInnerText: true })
  await page.getByRole('tab', { name: 'ChatGPT' }).click()
  await expect(result).toContainText('# Task')

  await page.getByRole('radio', { name: 'Long' }).check()
  await generateButton(page, action).click()
  await expect(result).toContainText('700 to 900 words')
  await expect(page.getByText('Results in this browser (2)')).toBeVisible()
})

test('Refine puts the prompt into the form as a prompt to improve; Regenerate asks again', async ({
  page,
}) => {
  await openTool(page, slug)
  const first = await generateWith(page, action, idea)
  await page.getByRole('button', { name: 'Regenerate' }).click()
  await expect(page.getByText('Results in this browser (2)')).toBeVisible()
  await page.getByRole('button', { name: 'Refine' }).click()
  await expect(ideaBox(page)).toHaveValue(first)
  await expect(ideaBox(page)).toBeFocused()
  await expect(page.getByLabel('What do you want?')).toHaveValue('improve')
  await expect(shownResult(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(ideaBox(page)).toHaveValue(idea)
  await expect(shownResult(page).first()).toBeVisible()
})
