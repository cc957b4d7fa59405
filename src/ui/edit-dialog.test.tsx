import { setImmediate } from 'node:timers/promises'
import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { EditDialog } from './edit-dialog.tsx'
import { renderPage } from './rendered-page.test-support.ts'

const refused = { ok: false, code: 'CONFLICT', message: 'Somebody else has changed it.', fields: {} }

/** A form with a picture that was sent; without an answer, that does not come. */
async function openForm(picture: { 'aria-busy'?: true }, answer?: object) {
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
    return answer ?? new Promise<never>(() => undefined)
  }
  const router = createMemoryRouter([{ path: '/', Component: Page, action }])
  const { window, document } = await renderPage(() => <RouterProvider router={router} />, {
    // Unlike that of a browser, Node's reads no form.
    FormData: new Proxy(FormData, { construct: (Native) => new Native() }),
  })
  const form = document.querySelector('form')
  await act(async () => {
    form?.dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }))
    await setImmediate()
    await setImmediate()
  })
  return { form, saves, alert: document.querySelector('dialog [role=alert]') }
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

test('why a form was not saved stands in its dialog', async () => {
  const { alert } = await openForm({}, refused)
  expect(alert?.textContent).toBe('Not savedSomebody else has changed it.')
})
