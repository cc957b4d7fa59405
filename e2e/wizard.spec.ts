import { expectAccessible } from './support/accessibility.ts'
import { expect, holdScripts, test, untilHydrated } from './support/journey.ts'
import { expectAccessibleInBothThemes } from './support/tool-journey.ts'
import {
  answerStep,
  bellFoundry,
  formOf,
  generate,
  goOn,
  next,
  openLastStep,
  openWizard,
  parcelRoom,
  previous,
  shownPrompt,
  stored,
} from './support/wizard.ts'

test('six steps in, a prompt out, for everybody to use', async ({ page }) => {
  test.setTimeout(120_000)
  await openWizard(page)
  const buttons = await next(page).boundingBox()
  expect((buttons?.y ?? Infinity) + (buttons?.height ?? 0)).toBeLessThanOrEqual(1_600)
  for (let step = 1; step <= 6; step++) {
    await expect(page.getByText(`Step ${step} of 6`)).toBeVisible()
    await answerStep(page, parcelRoom)
    if (step === 3 || step === 5) await expectAccessibleInBothThemes(page)
    // The second looks like the first, and the last is looked at with an error on it.
    else if (step === 1 || step === 4) await expectAccessible(page)
    if (step < 6) await goOn(page)
  }
  await generate(page).click()
  await expect(page.getByText('Prompt Generated!')).toBeVisible()
  await expect(page.getByText('Your developer-ready prompt has been created successfully.')).toBeVisible()
  await expect(page).toHaveURL('/output')
  const prompt = shownPrompt(page)
  await expect(prompt).toContainText('D-3 Each parcel gets a shelf number')
  const withoutIds = (await prompt.textContent())?.replaceAll(/\bD-\d+ /gu, '')
  for (const own of [...parcelRoom.customFeatures, ...Object.values(parcelRoom.texts).slice(0, 2)])
    expect(withoutIds).toContain(own)
  expect(await stored(page, 'generatedPrompt')).toBe(await prompt.textContent())
  expect(JSON.parse((await stored(page, 'promptFormData')) ?? '{}')).toMatchObject(formOf(parcelRoom))
})

test('the preview grows from the first keystroke, marks the news, and leads to what is open', async ({
  page,
}) => {
  await openWizard(page)
  const preview = page.getByRole('region', { name: 'Live preview of your prompt' })
  await page.locator('#projectName').pressSequentially('P')
  await expect(preview).toContainText('# P')
  await page.locator('#projectName').fill('Parcelroom')
  await expect(preview).toContainText('Parcelroom')
  await page.locator('#projectDescription').fill('Porters log 90 parcels a day.')
  await expect(preview).toContainText('Porters log 90 parcels a day.')
  await expect(preview.locator('mark').first()).toBeVisible()
  const open = preview.getByRole('link').first()
  await open.click()
  await expect(page.locator('form :focus')).toBeVisible()
})

test('a double press of Next goes one step on, and the first Back takes it back', async ({ page }) => {
  await openWizard(page)
  await answerStep(page, bellFoundry)
  // The second one as soon as the address has changed, and before the page has drawn the next step.
  await next(page).evaluate((button: HTMLElement) => {
    const { pushState } = history
    history.pushState = function (...step) {
      history.pushState = pushState
      pushState.apply(history, step)
      queueMicrotask(() => button.click())
    }
    button.click()
  })
  await expect(page.getByText('Step 2 of 6')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Step 1 of 6')).toBeVisible()
})

test('a reload in the middle and leaving through Back lose nothing', async ({ page }) => {
  await openWizard(page)
  await answerStep(page, parcelRoom)
  await goOn(page)
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

test('a step says what it still needs, leads there, and Next and addresses wait', async ({ page }) => {
  await openWizard(page, '/generate?step=5')
  await expect(page).toHaveURL('/generate')
  await expect(page.getByText('Step 1 of 6')).toBeVisible()
  await expect(previous(page)).toBeDisabled()
  await expect(next(page)).toBeDisabled()
  await expect(
    page.getByText('Please select a project type in the previous step to see relevant fields.'),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Project name' }).last().click()
  await expect(page.locator('#projectName')).toBeFocused()
  await page.locator('#projectName').press('Enter')
  await expect(page.locator('#projectName')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#projectName-error')).toHaveText('Please fill in this field.')
  await expect(page.locator('#projectType').getByRole('radio').first()).toBeFocused()
  await expectAccessible(page)

  await answerStep(page, bellFoundry)
  await expect(next(page)).toBeEnabled()
  await page.locator('#primaryCTA').fill('   ')
  await expect(next(page)).toBeDisabled()
  await page.locator('#primaryCTA').fill('Ask for a quote')
  await page.locator('#projectName').fill('x'.repeat(201))
  await expect(page.locator('#projectName-error')).toContainText('200')
  await expect(page.locator('#projectName')).toHaveValue('x'.repeat(201))
  await expect(next(page)).toBeDisabled()
})

test('features of one’s own come by Enter, comma, leaving and paste, and go by Backspace', async ({
  page,
}) => {
  await openWizard(page)
  await answerStep(page, bellFoundry)
  await goOn(page)
  await answerStep(page, bellFoundry)
  await goOn(page)
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
  // What is typed and not added yet counts when the page is left.
  await own.fill('gift vouchers')
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await own.fill('early bells')
  release()
  await untilHydrated(page)
  await expect(tags.last()).toHaveText('gift vouchers')
  await expect(own).toHaveValue('early bells')
  await own.fill('')
  await own.press('Backspace')

  // Longer than the form takes: whole all the same, and told like any other problem.
  const long = 'ring '.repeat(61).trim()
  await own.fill(long)
  await own.press('Enter')
  await expect(tags.last()).toHaveText(long)
  await expect(page.getByText('Please keep each feature to 300 characters.')).toBeVisible()
  await expect(next(page)).toBeDisabled()
  await own.press('Backspace')
  await expect(next(page)).toBeEnabled()
})

test('the whole wizard can be done with the keyboard alone, and a landing page needs no data model', async ({
  page,
}) => {
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
  for (const field of ['projectName', 'projectDescription', 'primaryCTA'])
    await type(field, bellFoundry.texts[field] ?? '')
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
  await expect(page.getByText('Data modelling is typically not required')).toBeVisible()
  await expect(page.locator('#dataModels')).toHaveCount(0)
  await tabTo(page.locator('#platform input').first())
  await press('Space', 'Control+Enter')
  await expect(page.getByRole('heading', { name: 'Technical Preferences' })).toBeFocused()
  await tabTo(generate(page))
  await press('Enter')
  await expect(page).toHaveURL('/output')
})

test.describe('when the call fails', () => {
  test.use({ expectedComplaints: [/status of 500|ERR_/] })

  test('it is told, the step stays, trying again works, and so does this browser alone', async ({
    page,
    context,
  }) => {
    await openLastStep(page, bellFoundry)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/functions/v1/generate-prompt', async (route) => {
      await held
      await route.fulfill({ status: 500, json: { error: 'Broken', code: 'INTERNAL' } })
    })
    await generate(page).click()
    await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled()
    await expect(previous(page)).toBeDisabled()
    release()
    const failure = page.getByRole('alert').filter({ hasText: 'Generation Failed' }).first()
    await expect(failure).toBeVisible()
    await expect(
      page.getByText('There was an error generating your prompt. Please try again.').first(),
    ).toBeVisible()
    await expect(page.getByText('Step 6 of 6')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/functions/v1/generate-prompt')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expect(page).toHaveURL('/output')
    await expect(shownPrompt(page)).toContainText('Aldgate Bells')

    await openLastStep(page, bellFoundry)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await generate(page).click()
    await expect(page.getByText('The server couldn’t be reached.')).toBeVisible()
    await page.getByRole('button', { name: 'Put it together in this browser' }).click()
    await expect(page).toHaveURL('/output')
    await expect(page.getByText('Put together in this browser, without a model.')).toBeVisible()
    await expect(shownPrompt(page)).toContainText('Aldgate Bells')
  })
})

test('an example loads in one click, asks before a draft is lost, and can be undone', async ({ page }) => {
  await openWizard(page)
  await page.getByText('Start from a finished example').click()
  await page
    .getByRole('button', { name: /for Lovable|for v0|for Cursor/ })
    .first()
    .click()
  await expect(page.getByRole('status').filter({ hasText: 'Example loaded' })).toBeVisible()
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

test.describe('where a script does not arrive', () => {
  test.use({ expectedComplaints: [/ERR_FAILED|dynamically imported module/] })

  test('whoever would be asked before a draft is lost is told, and keeps the draft', async ({ page }) => {
    await page.route('**/swap-dialog*.js', (route) => route.abort())
    await openWizard(page)
    await page.locator('#projectName').fill('Mine')
    await page.getByRole('button', { name: 'Examples' }).click()
    await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click()
    await expect(page.getByText('We couldn’t load that.')).toBeVisible()
    await page.unroute('**/swap-dialog*.js')
    await page.getByRole('button', { name: 'Start New Prompt' }).click()
    await page.getByRole('button', { name: 'Keep my draft' }).click()
    await expect(page.locator('#projectName')).toHaveValue('Mine')
  })
})

test('a draft that is thrown away while its prompt is made does not come back with it', async ({ page }) => {
  await openLastStep(page, bellFoundry)
  const held = Promise.withResolvers<void>()
  await page.route('**/functions/v1/generate-prompt', async (route) => {
    await held.promise
    await route.continue().catch(() => undefined)
  })
  await generate(page).click()
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeVisible()
  await page.getByRole('button', { name: 'Start New Prompt' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start New Prompt' }).click()
  await expect(page.getByText('Step 1 of 6')).toBeVisible()
  held.resolve()
  await page.waitForTimeout(1_000)
  await expect(page).toHaveURL('/generate')
  for (const key of ['generatedPrompt', 'promptFormData']) expect(await stored(page, key)).toBeNull()
})

test('what is typed before the script arrives is kept, and a second tab follows', async ({
  page,
  context,
}) => {
  const release = await holdScripts(page)
  await page.goto('/generate', { waitUntil: 'commit' })
  await page.locator('#projectName').fill('Early bird')
  await page.locator('#projectName').press('Enter')
  await page.locator('#projectType').getByRole('radio', { name: 'Other' }).check()
  release()
  await untilHydrated(page)
  await expect(page).toHaveURL('/generate')
  await expect(page.locator('#customDescription')).toBeVisible()
  await expect(page.locator('#projectName')).toHaveValue('Early bird')
  await expect.poll(() => stored(page, 'promptFormData')).toContain('Early bird')

  const other = await context.newPage()
  await openWizard(other)
  await page.locator('#projectName').fill('Shared draft')
  await expect(other.locator('#projectName')).toHaveValue('Shared draft')
})
