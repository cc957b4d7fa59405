import { setImmediate } from 'node:timers/promises'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { renderPage } from '#ui/rendered-page.test-support.ts'
import { ToastRegion } from '#ui/toast-region.tsx'

test('what was deleted can be restored from its entry, by the tab that it belongs to', async () => {
  const entry = (id: string, restoringTab?: string) => ({
    id,
    restoringTab,
    action: 'delete',
    subjectType: 'post',
    subjectName: id,
    actorEmail: 'eva@example.com',
    before: null,
    after: null,
    createdAt: new Date(0),
  })
  const rows = [entry('Old news', 'blog'), entry('Letter')]
  const query = { search: '', sort: 'when', direction: 'desc', after: '' }
  const sent: unknown[] = []
  const action = async ({ request }: { request: Request }) => {
    sent.push(Object.fromEntries(await request.formData()))
    return { ok: true, value: {} }
  }
  const { default: Component } = await import('./audit-page.tsx')
  const loader = () => ({ query, entries: { ok: true, value: { rows, next: '' } } })
  const router = createMemoryRouter(
    [
      { path: '/admin/audit', Component, loader },
      { path: '/admin/blog', action },
    ],
    { initialEntries: ['/admin/audit'] },
  )
  await router.initialize()
  const { window, document } = await renderPage(() => (
    <ToastRegion>
      <RouterProvider router={router} />
    </ToastRegion>
  ))
  await act(() => setImmediate())
  const buttons = [...document.querySelectorAll('[aria-label^=Restore]')]
  expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual(['Restore “Old news”'])
  await act(async () => {
    buttons[0]?.dispatchEvent(new window.Event('click', { bubbles: true }))
    await setImmediate()
    await setImmediate()
  })
  expect(sent).toEqual([{ intent: 'restore', entryId: 'Old news' }])
})
