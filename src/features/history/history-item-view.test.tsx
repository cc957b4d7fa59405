import { setImmediate } from 'node:timers/promises'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { renderPage } from '#ui/rendered-page.test-support.ts'
import { ToastRegion } from '#ui/toast-region.tsx'
import type { ListedItem } from './history.schema.ts'

const item: ListedItem = {
  id: 'a',
  toolSlug: 'story-prompt',
  projectName: 'A boat',
  projectType: '',
  title: null,
  isFavourite: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  kind: 'answer',
  preview: 'Once.',
  isLonger: false,
  badge: 'Story',
}

/** One item, whose requests wait until the test answers them. */
async function openItem() {
  const requests: ((response: object) => void)[] = []
  const deleted: ListedItem[] = []
  const fetch = () => new Promise((resolve) => requests.push(resolve))
  const content = async () => {
    // Loaded by a press, which would otherwise wait for it longer than the test.
    await import('./open-entry.ts')
    const { HistoryItemView } = await import('./history-item-view.tsx')
    const view = (
      <HistoryItemView
        item={item}
        isChosen={false}
        onChoose={() => undefined}
        isDeleted={false}
        onDeletion={(one) => deleted.push(one)}
      />
    )
    const element = <ToastRegion>{view}</ToastRegion>
    return <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
  }
  const { window, document } = await renderPage(content, { fetch })
  const tell = (found: Element | null | undefined, event: string) =>
    act(async () => found?.dispatchEvent(new window.Event(event, { bubbles: true })))
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === name)
  return {
    deleted,
    button,
    field: () => document.querySelector('[name=title]'),
    heading: () => document.querySelector('h2')?.textContent,
    alert: () => document.querySelector('[role=alert], [role=status]'),
    said: () => [...document.querySelectorAll('ol li')].map((one) => one.textContent),
    press: (name: string) => tell(button(name), 'click'),
    remove: () => tell(document.querySelector('[aria-label^=Delete]'), 'click'),
    save: () => tell(document.querySelector('form'), 'submit'),
    answer: (response: object) =>
      act(async () => {
        requests.shift()?.(response)
        await setImmediate()
      }),
  }
}

const [saved, failed, signedOut] = [{ ok: true }, { ok: false }, { ok: false, status: 401 }]
const notSaved = 'Your change couldn’t be saved.Please try again.'

test('an Undo that fails says so, and can be tried again', async () => {
  const shown = await openItem()
  await shown.remove()
  await shown.answer(saved)
  await shown.press('Undo')
  await shown.answer(failed)
  expect(shown.said()).toContain(notSaved)
  await shown.press('Undo')
  await shown.answer(saved)
  expect(shown.heading()).toBe('A boat')
})

test('a prompt without a title of its own has none after it was deleted, only what it is shown with', async () => {
  const shown = await openItem()
  await shown.remove()
  await shown.answer(saved)
  expect(shown.deleted).toMatchObject([{ projectName: 'A boat', title: '' }])
})

test('a prompt that does not open says what can be done about it', async () => {
  const shown = await openItem()
  for (const [status, message] of [
    [404, 'This prompt is no longer in your history.'],
    [500, 'Your prompt couldn’t be opened.Check your connection, reload the page and try again.'],
  ] as const) {
    await shown.press('View')
    await shown.answer({ ok: false, status })
    expect(shown.said()).toEqual([message])
  }
})

test('a prompt for which the browser has no room says so, and the page stays', async () => {
  const shown = await openItem()
  await shown.press('View')
  const entry = { path: '/tools/story', formPath: '/tools/story', input: {}, text: 'Once.', key: 'k' }
  const { id, toolSlug, createdAt } = item
  await shown.answer({ ok: true, json: async () => ({ ...entry, id, toolSlug, createdAt }) })
  expect(shown.said()).toEqual([
    'Your prompt couldn’t be opened.Your browser couldn’t store it. Remove results on the tool’s page and try again, or copy it here.',
  ])
  expect(shown.heading()).toBe('A boat')
})

test('a new name that could not be saved stays in its field, and what was saved meanwhile stays saved', async () => {
  const shown = await openItem()
  await shown.press('Rename')
  shown.field()?.setAttribute('value', 'Ferry')
  await shown.save()
  await shown.press('Favorite')
  const [rename, favourite] = [failed, saved]
  await shown.answer(rename)
  await shown.answer(favourite)
  expect(shown.said()).toEqual([notSaved])
  expect(shown.field()?.getAttribute('value')).toBe('Ferry')
  expect(shown.button('Favorite')?.getAttribute('aria-pressed')).toBe('true')
  await shown.save()
  await shown.answer(saved)
  expect(shown.field()).toBeNull()
  expect(shown.heading()).toBe('Ferry')
})

test('once the session has ended, every button says so and leads to signing in', async () => {
  const shown = await openItem()
  for (const name of ['View', 'Copy', 'Generate again', 'Favorite', 'Delete']) {
    await (name === 'Delete' ? shown.remove() : shown.press(name))
    await shown.answer(signedOut)
    expect(shown.alert()?.textContent, name).toBe('Your session has ended. Sign in again')
    expect(shown.alert()?.querySelector('a')?.getAttribute('href')).toBe('/auth?next=%2F')
    expect(shown.said(), name).toEqual([])
    expect(shown.heading(), name).toBe('A boat')
    await shown.press('Favorite')
    await shown.answer(saved)
    expect(shown.alert(), name).toBeNull()
  }
  await shown.remove()
  await shown.answer(saved)
  await shown.press('Undo')
  await shown.answer(signedOut)
  expect(shown.alert()?.textContent).toContain('Your session has ended.')
})
