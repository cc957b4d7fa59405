import { setImmediate } from 'node:timers/promises'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { EditDialog } from './edit-dialog.tsx'
import { renderPage } from './rendered-page.test-support.ts'

/** A form with a picture; each save waits for an answer that does not come. */
async function openForm(picture: { 'aria-busy'?: true }) {
  let saves = 0
  const Page = () => (
    <EditDialog
      title="A post"
      listAddress="/"
      action="/"
      edited={undefined}
      check={() => ({})}
      messages={{ saved: 'Saved', failed: 'Not saved' }}
    >
      {(errors) => (
        <>
          <input name="picture" {...picture} />
          {errors.picture}
        </>
      )}
    </EditDialog>
  )
  const action = () => {
    saves++
    return new Promise<never>(() => undefined)
  }
  const router = createMemoryRouter([{ path: '/', Component: Page, action }])
  // That of the browser reads a form.
  const FormDataHere = class extends FormData {
    constructor() {
      super()
    }
  }
  const { window, document } = await renderPage(() => <RouterProvider router={router} />, {
    FormData: FormDataHere,
  })
  const form = document.querySelector('form')
  await act(async () => {
    form?.dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }))
    await setImmediate()
  })
  return { form, saves }
}

test('a form is not saved before its picture is there', async () => {
  const { form, saves } = await openForm({ 'aria-busy': true })
  expect(saves).toBe(0)
  expect(form?.textContent).toContain('wait until this is uploaded')
})

test('while a form is saved, nothing can be typed that would be lost', async () => {
  const { form, saves } = await openForm({})
  expect(saves).toBe(1)
  expect(form?.hasAttribute('inert')).toBe(true)
})
