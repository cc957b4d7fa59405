import { toolWith } from './support/creative-tools.ts'
import { expect, test } from './support/journey.ts'
import {
  expectAccessibleInBothThemes,
  generateWith,
  ideaBox,
  openAnswered,
  openTool,
  shownResult,
} from './support/tool-journey.ts'

const video = toolWith('text-to-video-prompt-generator')

test('the timeline and the prompt are one plan: seconds changed there change the prompt of every model', async ({
  page,
}) => {
  await openAnswered(page, video, video.reply)
  const timeline = page.getByRole('region', { name: 'Timeline' })
  await expect(timeline.getByText('8 seconds, 2 shots')).toBeVisible()
  await timeline.getByLabel('Seconds for shot 1').fill('5')
  await timeline.getByLabel('Seconds for shot 1').blur()
  await expect(timeline.getByText('10 seconds, 2 shots')).toBeVisible()
  await expect(timeline.getByRole('heading', { name: 'Shot 2, 5 to 10 s' })).toBeVisible()
  // A shot cannot be zero seconds long: the field shows again what the film has.
  await timeline.getByLabel('Seconds for shot 1').fill('0')
  await timeline.getByLabel('Seconds for shot 1').blur()
  await expect(timeline.getByLabel('Seconds for shot 1')).toHaveValue('5')
  await page.getByRole('tab', { name: 'Kling 4.0' }).click()
  await expect(page.getByText(/10 seconds; aspect ratio 16:9/)).toBeVisible()
  await timeline.getByLabel('Action for shot 2').fill('It sinks.')
  await timeline.getByLabel('Action for shot 2').blur()
  await expect(shownResult(page).first()).toContainText('It sinks.')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(timeline.getByLabel('Action for shot 2')).toHaveValue(/reaches the river/)
  await page.getByText('What each video model can do with this timeline').click()
  await expectAccessibleInBothThemes(page)
})

test('Refine puts its sentence behind the idea, Regenerate asks again, and chips are kept', async ({
  page,
}) => {
  await openTool(page, video.slug)
  await expect(
    page.getByRole('heading', { name: 'How it works' }).locator('xpath=..').getByRole('listitem'),
  ).toHaveCount(4)
  await page.getByRole('group', { name: 'Seconds' }).getByLabel('12', { exact: true }).check()
  const first = await generateWith(page, video.action, video.idea)
  expect(first).toContain('12 seconds')
  await page.getByRole('button', { name: 'Regenerate', exact: true }).click()
  await expect(page.getByText('Results in this browser (2)')).toBeVisible()
  await page.getByRole('button', { name: 'Refine', exact: true }).click()
  await expect(ideaBox(page)).toHaveValue(`${video.idea} Please make this more detailed and creative`)
  await expect(shownResult(page)).toHaveCount(0)
})
