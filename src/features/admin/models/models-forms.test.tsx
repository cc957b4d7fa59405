import { setImmediate } from 'node:timers/promises'
import { act, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { renderPage } from '#ui/rendered-page.test-support.ts'
import { modelsRoute } from './models-route.ts'
import { ProviderDialog } from './provider-dialog.tsx'
import { ToolModels } from './tool-models.tsx'

/** A part of the models page, whose data is read anew after each form that is sent. */
async function openPart<Loaded>(read: () => Loaded, show: (loaded: Loaded) => ReactNode) {
  const sent: FormData[] = []
  const action = async ({ request }: { request: Request }) => {
    sent.push(await request.formData())
    // The test ends even if the page never stops asking.
    if (sent.length > 3) return new Promise<never>(() => undefined)
    return { ok: true, value: { done: 'changed' } }
  }
  const Part = () => show(useLoaderData<() => unknown>() as Loaded)
  const routes = [{ path: modelsRoute, Component: Part, loader: () => ({ ...read() }), action }]
  const router = createMemoryRouter(routes, { initialEntries: [modelsRoute] })
  const page = await renderPage(() => <RouterProvider router={router} />, {
    // Unlike that of a browser, Node's reads no form.
    FormData: new Proxy(FormData, { construct: (Native) => new Native() }),
  })
  const settle = () =>
    act(async () => {
      for (let turn = 0; turn < 20; turn++) await setImmediate()
    })
  await settle()
  return { ...page, sent, settle }
}

const provider = { id: 'a', kind: 'groq', name: 'Groq', baseUrl: '', model: 'm' }
const shown = { ...provider, keyHint: '4711', isKeyLost: false }

test('a saved provider is asked for its models once while its dialog is open', async () => {
  const { sent } = await openPart(
    () => ({ provider: { ...shown } }),
    (loaded) => <ProviderDialog provider={loaded.provider} kindId="" listAddress="/" />,
  )
  expect(sent.map((form) => form.get('intent'))).toEqual(['models'])
})

test('what is typed for one tool stays when the choice for another one is saved', async () => {
  const tools = ['one', 'other'].map((slug) => ({ slug, name: slug }))
  const choices: { toolSlug: string; providerId: string; model: string }[] = []
  const { window, document, settle } = await openPart(
    () => ({ providers: [shown], choices: [...choices], fixedTools: [] }),
    (setup) => <ToolModels setup={setup} tools={tools} />,
  )
  const fields = () => [...document.querySelectorAll('[name=model]')]
  const [saved, typed] = fields()
  choices.push({ toolSlug: 'one', providerId: 'a', model: 'large' })
  const submit = new window.Event('submit', { bubbles: true, cancelable: true })
  await act(async () => document.querySelector('form')?.dispatchEvent(submit))
  await settle()
  expect(fields()[0]).not.toBe(saved)
  expect(fields()[0]?.getAttribute('value')).toBe('large')
  expect(fields()[1]).toBe(typed)
})
