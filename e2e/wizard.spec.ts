import { expectAccessible } from './support/accessibility.ts'
import { expect, test, untilHydrated } from './support/journey.ts'
import {
  answerAllSteps,
  answerStep,
  bellFoundry,
  generate,
  next,
  openWizard,
  parcelRoom,
  previous,
  shownPrompt,
  stored,
  tidePools,
} from './support/wizard.ts'

for (const answers of [parcelRoom, tidePools, bellFoundry]) {
  test(`${answers.type} for ${answers.platform}: six steps in, a prompt out`, async ({ page }) => {
    await openWizard(page)
    await answerAllSteps(page, answers)
    await generate(page).click()
    await expect(page.getByText('Prompt Generated!')).toBeVisible()
    await expect(page.getByText('Your developer-ready prompt has been created successfully.')).toBeVisible()
    await expect(page).toHaveURL('/output')

    const prompt = shownPrompt(page)
    await expect(prompt).toContainText(answers.texts.projectName ?? '')
    for (const feature of answers.customFeatures) {
      const number = feature.match(/\d+/)?.[0]
      if (number !== undefined) await expect(prompt).toContainText(number)
    }
    expect(await stored(page, 'generatedPrompt')).toBe(await prompt.textContent())
    const form = JSON.parse((await stored(page, 'promptFormData')) ?? '{}')
    expect(form).toMatchObject({ ...answers.texts, customFeatures: answers.customFeatures })
  })
}

test('a reload in the middle and leaving through Back lose nothing', async ({ page }) => {
  await openWizard(page)
  await answerStep(page, parcelRoom)
  await next(page).click()
  await page.locator('#targetAudience').fill('Three porters')
  await page.reload()
  await untilHydrated(page)
  await expect(page.getByText('Step 2 of 6')).toBeVisible()
  await expect(page.locator('#targetAudience')).toHaveValue('Three porters')

  await page.goBack()
  await expect(page.getByText('Step 1 of 6')).toBeVisible()
  await expect(page.locator('#projectName')).toHaveValue('Parcelroom')

  await page.goForward()
  await expect(page.getByText('Step 2 of 6')).toBeVisible()
  await page.goto('/about')
  await openWizard(page)
  await expect(page.getByText('Step 2 of 6')).toBeVisible()
})

test('a step says what it still needs, leads there, and Next waits', async ({ page }) => {
  await openWizard(page)
  await expect(previous(page)).toBeDisabled()
  await expect(next(page)).toBeDisabled()
  await expect(
    page.getByText('Please select a project type in the previous step to see relevant fields.'),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Project name' }).last().click()
  await expect(page.locator('#projectName')).toBeFocused()
  await page.locator('#projectName').press('Enter')
  await expect(page.locator('#projectName')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#projectName-error')).toHaveText('Please fill in this field')
  await expect(page.locator('#projectType').getByRole('radio').first()).toBeFocused()

  await answerStep(page, bellFoundry)
  await expect(next(page)).toBeEnabled()
  await page.locator('#primaryCTA').fill('   ')
  await expect(next(page)).toBeDisabled()
})

test('a text over the limit is kept and explained', async ({ page }) => {
  await openWizard(page)
  await answerStep(page, bellFoundry)
  await page.locator('#projectName').fill('x'.repeat(201))
  await expect(page.locator('#projectName-error')).toContainText('200')
  await expect(page.locator('#projectName')).toHaveValue('x'.repeat(201))
  await expect(next(page)).toBeDisabled()
})

test('an address cannot jump over unfinished steps', async ({ page }) => {
  await openWizard(page, '/generate?step=5')
  await expect(page).toHaveURL('/generate')
  await expect(page.getByText('Step 1 of 6')).toBeVisible()
})

test('types without data modelling are not asked for it', async ({ page }) => {
  await openWizard(page)
  await answerStep(page, bellFoundry)
  for (let step = 1; step < 5; step++) {
    await next(page).click()
    await expect(page.getByText(`Step ${step + 1} of 6`)).toBeVisible()
    await answerStep(page, bellFoundry)
  }
  await expect(page.getByText('Data modelling is typically not required')).toBeVisible()
  await expect(page.locator('#dataModels')).toHaveCount(0)
  await expect(next(page)).toBeEnabled()
})

test('features of one’s own come by Enter, comma, leaving and paste, and go by Backspace', async ({
  page,
}) => {
  await openWizard(page)
  await answerStep(page, bellFoundry)
  await next(page).click()
  await answerStep(page, bellFoundry)
  await next(page).click()
  const own = page.locator('#customFeatures')
  const tags = page.getByRole('list', { name: 'Added' }).getByRole('listitem')
  await own.pressSequentially('print a quote,')
  await own.pressSequentially('  Print a quote  ')
  await own.press('Enter')
  await own.fill('sound samples')
  await own.blur()
  await own.evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'tuning chart\nworkshop visits')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(tags).toHaveText(['print a quote', 'sound samples', 'tuning chart', 'workshop visits'])
  await own.press('Backspace')
  await expect(tags).toHaveText(['print a quote', 'sound samples', 'tuning chart'])
})

test('the preview grows with what is typed and marks the news', async ({ page }) => {
  await openWizard(page)
  const preview = page.getByRole('region', { name: 'Live preview of your prompt' })
  await page.locator('#projectName').fill('Parcelroom')
  await expect(preview).toContainText('Parcelroom')
  await page.locator('#projectDescription').fill('Porters log 90 parcels a day.')
  await expect(preview).toContainText('90 parcels')
  await expect(preview.locator('mark').first()).toBeVisible()
})

test('the whole wizard can be done with the keyboard alone', async ({ page }) => {
  await openWizard(page)
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve())
  const tabTo = async (target: ReturnType<typeof page.locator>) => {
    for (let presses = 0; presses < 60; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  const type = async (field: string, text: string) => {
    await tabTo(page.locator(`#${field}`))
    await page.keyboard.insertText(text)
  }

  await tabTo(page.locator('#projectType input').first())
  await press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown')
  await expect(page.getByRole('radio', { name: 'Landing Page' })).toBeChecked()
  for (const field of ['projectName', 'projectDescription', 'primaryCTA']) {
    await type(field, bellFoundry.texts[field] ?? '')
  }
  await press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'Target & Goals' })).toBeFocused()
  await type('targetAudience', 'Choir leaders')
  await type('mainGoal', '20 requests a month')
  await press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'Features & Functionality' })).toBeFocused()
  await tabTo(page.getByRole('checkbox').first())
  await press('Space', 'Control+Enter')
  await expect(page.getByRole('heading', { name: 'Design & Preferences' })).toBeFocused()
  await tabTo(page.locator('#designStyle input').first())
  await press('Space', 'Control+Enter')
  await expect(page.getByRole('heading', { name: 'Platform & Data Models' })).toBeFocused()
  await tabTo(page.locator('#platform input').first())
  await press('Space', 'Control+Enter')
  await expect(page.getByRole('heading', { name: 'Technical Preferences' })).toBeFocused()
  await tabTo(generate(page))
  await press('Enter')
  await expect(page).toHaveURL('/output')
})

test.describe(() => {
  test.use({ expectedComplaints: [/status of 500|ERR_/] })

  test('a failure is told, the step stays, and trying again works', async ({ page }) => {
    await openWizard(page)
    await answerAllSteps(page, bellFoundry)
    let fails = true
    await page.route('**/functions/v1/generate-prompt', (route) =>
      fails ? route.fulfill({ status: 500, json: { error: 'Broken', code: 'INTERNAL' } }) : route.continue(),
    )
    await generate(page).click()
    await expect(page.getByText('Generation Failed')).toBeVisible()
    await expect(page.getByText('There was an error generating your prompt. Please try again.')).toBeVisible()
    await expect(page.getByText('Step 6 of 6')).toBeVisible()
    await expectAccessible(page)
    fails = false
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page).toHaveURL('/output')
  })

  test('without a network the draft composed in the browser is one click away', async ({ page, context }) => {
    await openWizard(page)
    await answerAllSteps(page, bellFoundry)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await generate(page).click()
    await expect(page.getByText('Generation Failed')).toBeVisible()
    await page.getByRole('button', { name: 'Use the draft composed in this browser' }).click()
    await expect(page).toHaveURL('/output')
    await expect(shownPrompt(page)).toContainText('Aldgate Bells')
  })
})

test('while the prompt is made, the button says so and the way is closed', async ({ page }) => {
  await openWizard(page)
  await answerAllSteps(page, bellFoundry)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/functions/v1/generate-prompt', async (route) => {
    await held
    await route.continue()
  })
  await generate(page).click()
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled()
  await expect(previous(page)).toBeDisabled()
  release()
  await expect(page).toHaveURL('/output')
})

test('an example loads in one click, asks before a draft is lost, and can be undone', async ({ page }) => {
  await openWizard(page)
  await page.getByText('Start from a finished example').click()
  await page
    .getByRole('button', { name: /for Lovable|for v0|for Cursor/ })
    .first()
    .click()
  await expect(page.getByRole('status').filter({ hasText: 'is on the table' })).toBeVisible()
  const name = await page.locator('#projectName').inputValue()
  expect(name).not.toBe('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('#projectName')).toHaveValue('')

  await page.locator('#projectName').fill('Mine')
  await page.getByRole('button', { name: 'Start New Prompt' }).click()
  await page.getByRole('button', { name: 'Keep my draft' }).click()
  await expect(page.locator('#projectName')).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Examples' }).click()
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
  await page.getByRole('button', { name: 'Load the example' }).click()
  await expect(page.locator('#projectName')).toHaveValue(name)
})

test('an idea from the home page becomes the description, and never replaces one unasked', async ({
  page,
}) => {
  await openWizard(page, '/generate?idea=A%20diary%20for%20beekeepers')
  await expect(page.locator('#projectDescription')).toHaveValue('A diary for beekeepers')
  await expect(page).toHaveURL('/generate')
  await openWizard(page, '/generate?idea=A%20shop%20for%20kites')
  await expect(page.locator('#projectDescription')).toHaveValue('A diary for beekeepers')
  await expect(page.getByText('A shop for kites')).toBeVisible()
})

test('what is typed before the script arrives is kept', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/generate', { waitUntil: 'commit' })
  await page.locator('#projectName').fill('Early bird')
  await page.locator('#projectType').getByRole('radio', { name: 'Other' }).check()
  release()
  await untilHydrated(page)
  await expect(page.locator('#customDescription')).toBeVisible()
  await expect(page.locator('#projectName')).toHaveValue('Early bird')
  await expect.poll(() => stored(page, 'promptFormData')).toContain('Early bird')
})

test('a second tab follows the first', async ({ page, context }) => {
  await openWizard(page)
  const other = await context.newPage()
  await openWizard(other)
  await page.locator('#projectName').fill('Shared draft')
  await expect(other.locator('#projectName')).toHaveValue('Shared draft')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any step in ${colorScheme}`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ colorScheme })
    await openWizard(page)
    await page.locator('#projectName').press('Enter')
    await expectAccessible(page)
    for (let step = 1; step <= 6; step++) {
      await answerStep(page, parcelRoom)
      await expectAccessible(page)
      if (step < 6) await next(page).click()
    }
  })
}
