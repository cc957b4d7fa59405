import { signInAsNew } from './support/account.ts'
import { expect, openPage, test } from './support/journey.ts'
import { expectNoSidewaysScroll } from './support/tool-journey.ts'

test('on a phone a long word fits in an entry of the history, also in the note that it was deleted', async ({
  page,
}) => {
  await signInAsNew(page)
  const idea = 'lighthouse'.repeat(10)
  await page.request.post('/functions/v1/generate-video-prompt', { data: { idea } })
  await openPage(page, '/history')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: /^Delete/ }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expectNoSidewaysScroll(page)
})
