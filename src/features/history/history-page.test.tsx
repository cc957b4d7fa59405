import { setImmediate } from 'node:timers/promises'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { renderPage } from '#ui/rendered-page.test-support.ts'
import { ToastRegion } from '#ui/toast-region.tsx'
import { HistoryFilter, type ListedItem } from './history.schema.ts'

function prompt(name: string): ListedItem {
  return {
    id: name,
    toolSlug: 'story-prompt',
    projectName: name,
    projectType: '',
    title: null,
    isFavourite: false,
    createdAt: '2026-01-01T00:00:00.000Z',
    kind: 'answer',
    preview: 'Once.',
    isLonger: false,
    badge: 'Story',
  }
}

/** The page over a server that gives these prompts by twos, and fails while `isDown`. */
async function openHistory(server: { prompts: string[]; isDown?: boolean }, address = '/history') {
  const read = async (url: string) => {
    if (server.isDown) throw new TypeError('Failed to fetch')
    const filter = HistoryFilter.parse(Object.fromEntries(new URL(url).searchParams))
    const rest = server.prompts.slice(server.prompts.indexOf(filter.after) + 1)
    const items = rest.slice(0, 2).map(prompt)
    return { items, next: rest.length > 2 ? rest[1] : '', filter, tools: [] }
  }
  const { default: Component, clientLoader } = await import('./history-page.tsx')
  const loader = ({ request }: { request: Request }) =>
    clientLoader({ request, serverLoader: () => read(request.url) } as never)
  const router = createMemoryRouter([{ path: '/history', Component, loader }], { initialEntries: [address] })
  await router.initialize()
  const content = () => (
    <ToastRegion>
      <RouterProvider router={router} />
    </ToastRegion>
  )
  const { window, document } = await renderPage(content, {
    localStorage: undefined,
    fetch: async (_: string, { body }: { body: URLSearchParams }) => {
      const name = body.get('id') ?? ''
      if (body.get('change') === 'delete') server.prompts = server.prompts.filter((one) => one !== name)
      else server.prompts = [...server.prompts, name].toSorted().toReversed()
      return { ok: true }
    },
    location: new URL('http://localhost:3000/history'),
    history: { replaceState: () => undefined },
  })
  const settle = (change: () => unknown) =>
    act(async () => {
      await change()
      await setImmediate()
    })
  await settle(() => undefined)
  const press = (label: string) => {
    const button = [...document.querySelectorAll('button')].find(
      (one) => (one.getAttribute('aria-label') ?? one.textContent) === label,
    )
    return settle(() => button?.dispatchEvent(new window.Event('click', { bubbles: true })))
  }
  return {
    press,
    open: (address: string) => settle(() => router.navigate(address)),
    deleted: () => [...document.querySelectorAll('main li > p')].map((one) => one.textContent),
    readAgain: () => settle(() => router.revalidate()),
    names: () => [...document.querySelectorAll('h2')].map((one) => one.textContent),
    isComparable: () => document.querySelector('a[href^="/history/compare"]') !== null,
    said: () => [...document.querySelectorAll('section li p')].map((one) => one.textContent),
  }
}

test('a list that is read again after Load more has every prompt once', async () => {
  const server = { prompts: ['e', 'd', 'c', 'b', 'a'] }
  const page = await openHistory(server)
  await page.press('Load more')
  expect(page.names()).toEqual(['e', 'd', 'c', 'b'])
  server.prompts = ['f', 'e', 'd', 'c', 'b', 'a']
  await page.readAgain()
  await page.press('Load more')
  await page.press('Load more')
  expect(page.names()).toEqual(server.prompts)
  server.prompts = ['e', 'd', 'c', 'b', 'a']
  await page.readAgain()
  await page.press('Load more')
  expect(page.names()).toEqual(server.prompts)
})

test('every Load more that fails says so', async () => {
  const server = { prompts: ['c', 'b', 'a'], isDown: false }
  const page = await openHistory(server)
  server.isDown = true
  for (const _ of [1, 2]) {
    await page.press('Load more')
    expect(page.said()).toEqual(['Failed to load prompt history.'])
    await page.press('Dismiss: Failed to load prompt history.')
    expect(page.said()).toEqual([])
  }
})

test('each of several deletions can still be undone when the list was read anew for another filter', async () => {
  const page = await openHistory({ prompts: ['b', 'a'] })
  await page.press('Delete “b”')
  await page.press('Delete “a”')
  for (const address of ['/history?favourites=true', '/history']) await page.open(address)
  expect(page.deleted()).toEqual(['“a” was deleted.Undo', '“b” was deleted.Undo'])
  await page.press('Undo')
  expect(page.deleted()).toEqual(['“b” was deleted.Undo'])
  await page.press('Undo')
  expect(page.deleted()).toEqual([])
  expect(page.names()).toEqual(['b', 'a'])
})

test('a deleted prompt is no longer selected for a comparison, until it is brought back', async () => {
  const page = await openHistory({ prompts: ['b', 'a'] }, '/history?chosen=b+a')
  expect(page.isComparable()).toBe(true)
  await page.press('Delete “b”')
  expect(page.isComparable()).toBe(false)
  await page.press('Undo')
  expect(page.isComparable()).toBe(true)
})
