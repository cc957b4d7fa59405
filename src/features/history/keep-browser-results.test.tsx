import { setImmediate } from 'node:timers/promises'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import { renderPage } from '#ui/rendered-page.test-support.ts'
import { storageWith } from './old-rows.test-support.ts'

/** The offer in a browser with so many results, over a server that gives these answers, one after the other. */
async function openOffer(count: number, answers: (Response | Error)[]) {
  const results = Array.from({ length: count }, (_, index) => ({
    input: { idea: `boat ${index}` },
    text: 'x',
  }))
  const localStorage = storageWith({ 'results:text-to-prompt': JSON.stringify({ results, shown: '' }) })
  const content = async () => {
    const { KeepBrowserResults: Component } = await import('./keep-browser-results.tsx')
    const router = createMemoryRouter([{ path: '/history', Component }], { initialEntries: ['/history'] })
    return <RouterProvider router={router} />
  }
  const fetch = async () => {
    const answer = answers.shift()
    if (answer instanceof Response) return answer
    throw answer
  }
  const { window, document } = await renderPage(content, { localStorage, fetch })
  const text = () => document.body.textContent ?? ''
  /** All that follows happens before `act` ends: React complains about an update after it. */
  const settle = (work?: () => void) =>
    act(async () => {
      work?.()
      await vi.dynamicImportSettled()
      for (let turn = 0; turn < 30; turn++) await setImmediate()
    })
  await settle()
  expect(text()).toContain(`${count} results are only in this browser`)
  const save = async (shown: string) => {
    const [button] = document.querySelectorAll('button')
    await settle(() => button?.dispatchEvent(new window.Event('click', { bubbles: true })))
    expect(text()).toContain(shown)
  }
  return { save, text }
}

test('what could not be sent is offered again, beside what was kept', async () => {
  const kept = () => Response.json({ keys: [] })
  const { save, text } = await openOffer(60, [kept(), new TypeError('Failed to fetch'), kept()])
  await save('50 results are now in your history.')
  expect(text()).toContain('10 results are only in this browser')
  expect(text()).toContain('Your results couldn’t be saved. Please try again.')
  await save('10 results are now in your history.')
  expect(text()).not.toContain('only in this browser')
})

test('a session that ends on the way, and a full history, are told for the rest', async () => {
  const full = Response.json({ error: 'Your history is full.' }, { status: 409 })
  const { save, text } = await openOffer(60, [Response.json({}), new Response('', { status: 401 }), full])
  await save('Your session has ended')
  expect(text()).toContain('50 results are now in your history.')
  await save('Your history is full.')
  expect(text()).toContain('10 results are only in this browser')
})
