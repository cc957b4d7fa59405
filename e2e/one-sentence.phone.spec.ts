import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/journey.ts'
import { expectNoSidewaysScroll } from './support/tool-journey.ts'
import { openWizard } from './support/wizard.ts'

test('on a phone: one sentence, and an answer of one’s own chat fills the steps', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openWizard(page)
  const sentence = 'Una tienda online de velas artesanales para bodas'
  await page.locator('#one-sentence').fill(sentence)
  await page.getByRole('button', { name: 'Fill in all six steps' }).tap()
  await expect(page.locator('#projectDescription')).toHaveValue(sentence)
  await page.getByText('Have your own AI chat fill in the steps').tap()
  await page
    .getByLabel('Answer from your chat')
    .fill('{"projectType":"ecommerce","projectName":"Cera","mainGoal":"Velas para 30 bodas al año"}')
  await page.getByRole('button', { name: 'Use this answer' }).tap()
  await expect(page.locator('#projectName')).toHaveValue('Cera')
  await expect(page.getByText('4 suggested answers to check')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessible(page)
})
