import { setImmediate } from 'node:timers/promises'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { renderPage } from './rendered-page.test-support.ts'
import { ToastRegion } from './toast-region.tsx'

test('each of several deletions can be undone', async () => {
  const restored: unknown[] = []
  const content = async () => {
    const { useDeletion } = await import('./use-deletion.tsx')
    function Page() {
      const said = { question: 'Delete it?', deleted: 'Gone', failed: 'Not gone', restored: 'Back' }
      const { askToDelete, deletion } = useDeletion('/', said)
      const ask = (id: string) => <button onClick={() => askToDelete({ id, name: id })}>{id}</button>
      return (
        <ToastRegion>
          {deletion}
          {ask('first')}
          {ask('second')}
        </ToastRegion>
      )
    }
    const action = async ({ request }: { request: Request }) => {
      const form = await request.formData()
      if (form.get('intent') === 'restore') restored.push(form.get('entryId'))
      return { ok: true, value: { entryId: `entry of ${String(form.get('id'))}` } }
    }
    return <RouterProvider router={createMemoryRouter([{ path: '/', Component: Page, action }])} />
  }
  const { window, document } = await renderPage(content)
  const press = (label: string) =>
    act(async () => {
      const button = [...document.querySelectorAll('button')].find((one) => one.textContent === label)
      button?.dispatchEvent(new window.Event('click', { bubbles: true }))
      await setImmediate()
      await setImmediate()
    })
  const lines = () => [...document.querySelectorAll('p[role=status]')].map((one) => one.textContent)
  for (const name of ['first', 'second']) {
    await press(name)
    await press('Delete')
  }
  expect(lines()).toEqual(['“second” was deleted.Undo', '“first” was deleted.Undo'])
  await press('Undo')
  expect(lines()).toEqual(['“first” was deleted.Undo'])
  await press('Undo')
  expect(restored).toEqual(['entry of second', 'entry of first'])
  expect(lines()).toEqual([])
})
