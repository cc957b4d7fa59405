import type { BrowserContext, Page, Request } from '@playwright/test'
import { creativeTools, toolWith, type CreativeTool } from './support/creative-tools.ts'
import { expect, holdScripts, test, untilHydrated } from './support/journey.ts'
import { withChatter } from './support/replies.ts'
import {
  expectAccessibleInBothThemes,
  expectCopied,
  failFunction,
  generateButton,
  generateWith,
  ideaBox,
  openAnswered,
  openChange,
  openOwnChat,
  openTool,
  refuseClipboard,
  resultHeading,
  shownResult,
} from './support/tool-journey.ts'

for (const tool of creativeTools) {
  const { slug, functionName, action, idea } = tool

  test.describe(slug, () => {
    // One journey, because each part begins where the one before has ended.
    test('from an empty idea to an edited answer that is reopened', async ({ page, context }) => {
      test.setTimeout(180_000)
      await openTool(page, slug)
      await test.step('an empty idea is told in the words of the specification and sends nothing', () =>
        expectEmptyIdeaTold(page, tool))
      await test.step('without a model: an answer that is copied as shown and survives a reload', () =>
        expectAnswerWithoutModel(page, context, tool))
      await test.step("one's own chat: what cannot be read is kept, an answer with chatter round it is read", () =>
        expectOwnChatRead(page, tool))
      await test.step('an edit is undone, redone and told by every dialect', () => expectEdited(page, tool))
      await test.step('a cleared result is reopened with its edit', () => expectReopened(page, tool))
    })

    test.describe('when something fails', () => {
      test.use({ expectedComplaints: [/Failed to load resource/] })

      test('the call and the clipboard: told, with what helps', async ({ page }) => {
        await openTool(page, slug)
        await failFunction(page, functionName)
        await ideaBox(page).fill(idea)
        await generateButton(page, action).click()
        await expect(page.getByRole('main').getByRole('alert')).toContainText(tool.failed)
        const here = page.getByRole('button', { name: 'Put it together in this browser' })
        if (tool.needsModel) {
          await page.unroute(`**/functions/v1/${functionName}`)
          await expect(here).toHaveCount(0)
          await page.getByRole('button', { name: 'Try Again', exact: true }).click()
        } else await here.click()
        await expect(resultHeading(page)).toBeFocused()
        await expect(here).toHaveCount(0)
        await refuseClipboard(page)
        await page
          .getByRole('button', { name: tool.needsModel ? 'Copy request' : tool.copyLabel, exact: true })
          .click()
        await expect(page.getByText(tool.copyFailed, { exact: true }).first()).toBeVisible()
      })
    })
  })
}

async function expectEmptyIdeaTold(page: Page, { action, empty, needsIdea }: CreativeTool) {
  let calls = 0
  const count = (request: Request) => {
    if (request.method() === 'POST' && request.url().includes('/functions/')) calls += 1
  }
  page.on('request', count)
  await expect(page.getByRole('link', { name: 'Back to Non-Technical Tools' })).toHaveAttribute(
    'href',
    '/tools/non-technical',
  )
  await ideaBox(page).fill('   ')
  if (needsIdea) await expect(generateButton(page, action)).toBeDisabled()
  else await generateButton(page, action).click()
  await ideaBox(page).press('Control+Enter')
  await expect(page.locator('#sketch').getByText(empty)).toBeVisible()
  // And as a message.
  await expect(page.getByText(empty).nth(1)).toBeVisible()
  await expect(ideaBox(page)).toBeFocused()
  expect(calls).toBe(0)
  page.off('request', count)
}

async function expectAnswerWithoutModel(page: Page, context: BrowserContext, tool: CreativeTool) {
  await ideaBox(page).fill(tool.idea)
  await generateButton(page, tool.action).click()
  await expect(resultHeading(page)).toBeFocused()
  if (tool.needsModel) {
    await expect(page.getByText('This needs a model. Connect one')).toBeVisible()
    await expectCopied(page, context, 'Copy request')
  } else {
    if (tool.generated) await expect(page.getByText(tool.generated).first()).toBeVisible()
    await expectCopied(page, context, tool.copyLabel)
    if (tool.copied) await expect(page.getByText(tool.copied).first()).toBeVisible()
  }
  await expect(shownResult(page).first()).toContainText(tool.idea)
  await expectAccessibleInBothThemes(page)
  const text = (await shownResult(page).first().textContent()) ?? ''
  await page.reload()
  await expect(shownResult(page).first()).toHaveText(text, { useInnerText: !tool.needsModel })
  await expect(ideaBox(page)).toHaveValue(tool.idea)
}

async function expectOwnChatRead(page: Page, tool: CreativeTool) {
  await untilHydrated(page)
  const answer = await openOwnChat(page)
  await page.getByRole('button', { name: 'Use this answer' }).click()
  await expect(page.getByText('Please paste the answer from your chat')).toBeVisible()
  await answer.fill('I cannot help with that.')
  await page.getByRole('button', { name: 'Use this answer' }).click()
  await expect(page.getByText('We couldn’t find an answer in this text.')).toBeVisible()
  await page.reload()
  await openOwnChat(page)
  await expect(answer).toHaveValue('I cannot help with that.')

  await answer.fill(withChatter(tool.reply, tool.form))
  await page.getByRole('button', { name: 'Use this answer' }).click()
  await expect(page.getByText('Pasted from your own AI chat. Not checked.')).toBeVisible()
  await expect(resultHeading(page)).toBeFocused()
  await expect(shownResult(page).first()).toContainText(tool.item)
}

async function expectEdited(page: Page, tool: CreativeTool) {
  const result = shownResult(page).first()
  await page.getByRole('button', { name: 'Edit and show sources' }).click()
  await result.getByRole('button', { name: `. Edit: ${tool.item}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit this part of the text' })
  await expect(dialog.getByText(/^(?:Model|Assumed): /).first()).toBeVisible()
  await dialog.getByLabel('Text').fill('Something of my own.')
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(result).toContainText('Something of my own')
  await expect(
    result.getByRole('button', { name: 'Your words. Edit: Something of my own' }).first(),
  ).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(result).toContainText(tool.item)
  await expect(result).not.toContainText('Something of my own')
  await page.getByRole('button', { name: 'Redo' }).click()
  await page.getByRole('tab', { name: tool.dialect, exact: true }).click()
  await expect(result).toContainText(/something of my own/i)
  await page.reload()
  await expect(page.getByRole('tab', { name: tool.dialect, exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(result).not.toContainText(/something of my own/i)
  await page.getByRole('button', { name: 'Redo' }).click()
  await expect(result).toContainText(/something of my own/i)
}

async function expectReopened(page: Page, { idea }: CreativeTool) {
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(shownResult(page)).toHaveCount(0)
  await expect(ideaBox(page)).toHaveValue('')
  await page.getByText(/^Results in this browser/).click()
  await page
    .getByRole('button', { name: new RegExp(`^${idea.slice(0, 20)}`) })
    .first()
    .click()
  await expect(shownResult(page).first()).toContainText(/something of my own/i)
  await expect(ideaBox(page)).toHaveValue(idea)
}

const text = toolWith('text-to-prompt')

test.describe('what the tools have in common', () => {
  test('the whole journey by keyboard', async ({ page }) => {
    await openTool(page, text.slug)
    await ideaBox(page).focus()
    await page.keyboard.type(text.idea)
    await page.keyboard.press('Control+Enter')
    await expect(resultHeading(page)).toBeFocused()
    const copy = page.getByRole('button', { name: 'Copy', exact: true })
    await expect(copy).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(copy).toBeFocused()
    await page.getByRole('tab', { name: 'Any assistant' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'ChatGPT' })).toHaveAttribute('aria-selected', 'true')
    await page.getByRole('button', { name: 'Edit and show sources' }).press('Enter')
    const mark = shownResult(page)
      .first()
      .getByRole('button', { name: /^Choice\. Edit: / })
      .first()
    await mark.press('Enter')
    await page.keyboard.type('By keyboard. ')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Save' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(shownResult(page).first()).toContainText('By keyboard.')
    await expect(
      shownResult(page)
        .first()
        .getByRole('button', { name: /Edit: By keyboard/ }),
    ).toBeFocused()
  })

  test('an item is told with its source, confirmed, removed, and only mine stands out', async ({ page }) => {
    await openAnswered(page, text, text.reply)
    const result = shownResult(page).first()
    await page.getByRole('button', { name: 'Edit and show sources' }).click()
    await expect(page.getByLabel('Where the words come from').getByText('You didn’t say this.')).toBeVisible()
    await result.getByRole('button', { name: /^Assumed\. Edit: Ask for an appointment/ }).click()
    await page.getByRole('button', { name: 'Confirm' }).click()
    await result.getByRole('button', { name: /Edit: Ask for an appointment/ }).click()
    await expect(page.getByText('Later versions from a model won’t change this.')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(result).not.toContainText('48 hours')
    await page.getByRole('button', { name: 'Show only my words' }).click()
    await expectAccessibleInBothThemes(page)
  })

  test('of two answers in one text the person chooses', async ({ page }) => {
    await openTool(page, text.slug)
    await generateWith(page, text.action, text.idea)
    const answer = await openOwnChat(page)
    await answer.fill(`${text.reply}\n\n${text.reply.replace('Firm and polite', 'Short and clear')}`)
    await page.getByRole('button', { name: 'Use this answer' }).click()
    await expect(page.getByText('There are 2 answers in this text')).toBeVisible()
    await page.getByRole('button', { name: 'Use answer 2' }).click()
    await expect(shownResult(page).first()).toContainText('Short and clear')
  })

  test('a wish without a model changes nothing, and is there for one’s own chat', async ({ page }) => {
    await openTool(page, text.slug)
    const before = await generateWith(page, text.action, text.idea)
    await openChange(page)
    await page.getByRole('button', { name: 'Change it' }).click()
    await expect(page.getByText('Please describe what to change, or ask for another version')).toBeVisible()
    await page.getByLabel('What should change?').fill('in rhymes')
    await page.getByRole('button', { name: 'Change it' }).click()
    await expect(page.getByRole('heading', { name: 'Make this change in your own AI chat' })).toBeVisible()
    // The request stands above the result.
    await expect(shownResult(page).last()).toHaveText(before, { useInnerText: true })
    await page.getByText('Show the request').click()
    await expect(page.getByRole('region', { name: 'Request for a model' })).toContainText('in rhymes')
    const answer = await openOwnChat(page)
    await answer.fill(text.reply)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Make this change in your own AI chat' })).toBeVisible()
    await expect(answer).toHaveValue(text.reply)
    await page.getByRole('button', { name: 'Use this answer' }).click()
    await expect(shownResult(page).first()).toContainText(text.item)
    await expect(page.getByRole('button', { name: 'Remove this change: in rhymes' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(shownResult(page).first()).toHaveText(before, { useInnerText: true })
  })

  test('a press before the scripts have come loses nothing', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/tools/non-technical/plagiarism-checker', { waitUntil: 'commit' })
    await ideaBox(page).fill(text.idea)
    await page.getByRole('button', { name: 'Check for Plagiarism' }).click()
    release()
    await untilHydrated(page)
    await expect(page).toHaveURL('/tools/non-technical/plagiarism-checker')
    await expect(ideaBox(page)).toHaveValue(text.idea)
  })

  test('a double click asks once', async ({ page }) => {
    await openTool(page, text.slug)
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(request.url())
    })
    await ideaBox(page).fill(text.idea)
    // As slow as a person, so that the answer to the first click is there before the second.
    await generateButton(page, text.action).click()
    await expect(shownResult(page).first()).toBeVisible()
    await generateButton(page, text.action).dispatchEvent('click', { detail: 2 })
    await expect(generateButton(page, text.action)).toBeEnabled()
    expect(asked).toHaveLength(1)
  })

  test('a slow server can be stopped', async ({ page }) => {
    await openTool(page, text.slug)
    await page.route(`**/functions/v1/${text.functionName}`, () => undefined)
    await ideaBox(page).fill(text.idea)
    await generateButton(page, text.action).press('Enter')
    await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled()
    await page.getByRole('button', { name: 'Stop' }).press('Enter')
    await expect(generateButton(page, text.action)).toBeEnabled()
    await expect(shownResult(page)).toHaveCount(0)
  })

  test('an example fills the form and can be undone; too long an idea is kept and told', async ({ page }) => {
    await openTool(page, text.slug)
    await page.getByRole('region', { name: 'Examples to try' }).getByRole('button').first().click()
    await expect(ideaBox(page)).not.toHaveValue('')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(ideaBox(page)).toHaveValue('')
    await ideaBox(page).fill('word '.repeat(1_010).trim())
    await expect(page.getByText('over the limit')).toBeVisible()
    await generateButton(page, text.action).click()
    await expect(ideaBox(page)).toBeFocused()
    await expect(shownResult(page)).toHaveCount(0)
  })

  test.describe('a refusal', () => {
    test.use({ expectedComplaints: [/Failed to load resource/] })

    test('the server’s own words are shown, beside the field they are about', async ({ page }) => {
      await openTool(page, text.slug)
      const busy = { error: 'Too many requests, try again in a minute', code: 'RATE_LIMITED' }
      await failFunction(page, text.functionName, { status: 429, body: busy })
      await ideaBox(page).fill(text.idea)
      await generateButton(page, text.action).click()
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Generation Failed')
      await expect(page.getByRole('main').getByRole('alert')).toContainText(busy.error)
      await expectAccessibleInBothThemes(page)
      await page.unroute(`**/functions/v1/${text.functionName}`)
      const body = { error: 'Invalid', code: 'INVALID_INPUT', fields: { idea: 'Please say more' } }
      await failFunction(page, text.functionName, { status: 400, body })
      await page.getByRole('button', { name: 'Try Again', exact: true }).click()
      await expect(page.locator('#idea-error')).toHaveText('Please say more')
    })
  })
})
