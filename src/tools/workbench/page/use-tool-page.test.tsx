import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { storageInMemory } from '#shared/browser-storage.test-support.ts'
import { keyFor } from '#shared/storage-keys.ts'
import { renderPage } from '#ui/rendered-page.test-support.ts'
import { fieldGroup } from '../../contract/form-field.ts'
import { testTool } from '../../contract/test-tool.test-support.ts'
import { openForm } from '../open-result.ts'
import type { ToolPageSpec } from '../tool-page-spec.ts'

const tool = testTool('json')
const idea = { kind: 'idea', name: 'idea', label: 'Idea', placeholder: '', maxLength: 100 } as const
const spec = { form: [fieldGroup('Idea', [idea])] } as unknown as ToolPageSpec

test('what was typed and not sent comes back with Undo when the history has opened an entry over it', async () => {
  const [localStorage, sessionStorage] = [storageInMemory(), storageInMemory()]
  localStorage.setItem(keyFor('draft', tool.card.slug), '{"idea":"typed"}')
  const content = async () => {
    const { useToolPage } = await import('./use-tool-page.ts')
    openForm(localStorage, { slug: tool.card.slug, input: { idea: 'an entry' } })
    function Page() {
      const { draft, undoable } = useToolPage(tool, spec, {})
      return (
        <>
          <p>{String(draft['idea'])}</p>
          {undoable ? <button onClick={undoable.undo}>{undoable.message}</button> : null}
        </>
      )
    }
    return <RouterProvider router={createMemoryRouter([{ path: '/', element: <Page /> }])} />
  }
  const { window, document } = await renderPage(content, {
    localStorage,
    sessionStorage,
    requestAnimationFrame: () => 0,
  })
  expect(document.querySelector('p')?.textContent).toBe('an entry')
  const undo = document.querySelector('button')
  expect(undo?.textContent).toBe('The prompt from your history replaced what was in the form.')
  await act(async () => undo?.dispatchEvent(new window.Event('click', { bubbles: true })))
  expect(document.querySelector('p')?.textContent).toBe('typed')
  expect(document.querySelector('button')).toBeNull()
})
