import { setImmediate } from 'node:timers/promises'
import { act, type ReactNode } from 'react'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { expect, test } from 'vitest'
import { renderPage } from '#ui/rendered-page.test-support.ts'
import { modelsRoute } from './models-route.ts'
import { ModelSettingsForm } from './model-settings-form.tsx'
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
    FormData: new Proxy(FormData, { construct: (Native, [form]) => readForm(new Native(), form) }),
  })
  const settle = () =>
    act(async () => {
      for (let turn = 0; turn < 20; turn++) await setImmediate()
    })
  await settle()
  const submitForm = async () => {
    const submit = new page.window.Event('submit', { bubbles: true, cancelable: true })
    await act(async () => page.document.querySelector('form')?.dispatchEvent(submit))
    await settle()
  }
  return { ...page, sent, submitForm }
}

/** Unlike that of a browser, Node's reads no form. */
function readForm(fields: FormData, form?: Element): FormData {
  for (const field of form?.querySelectorAll('[name]') ?? [])
    fields.set(field.getAttribute('name') ?? '', field.getAttribute('value') ?? '')
  return fields
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
  const { document, submitForm } = await openPart(
    () => ({ providers: [shown], choices: [...choices], fixedTools: [] }),
    (setup) => <ToolModels setup={setup} tools={tools} />,
  )
  const fields = () => [...document.querySelectorAll('[name=model]')]
  const [saved, typed] = fields()
  choices.push({ toolSlug: 'one', providerId: 'a', model: 'large' })
  await submitForm()
  expect(fields()[0]).not.toBe(saved)
  expect(fields()[0]?.getAttribute('value')).toBe('large')
  expect(fields()[1]).toBe(typed)
})

test('only the settings that were changed are sent', async () => {
  const unset = { dailyBudget: undefined, perAddressAnHour: undefined, perUserAnHour: undefined }
  const fixed = { ...unset, aDay: 5_000, ownKeys: undefined }
  const settings = { dailyBudget: 50, perAddressAnHour: 20, perUserAnHour: 60, aDay: 5_000, ownKeys: false }
  const { document, sent, submitForm } = await openPart(
    () => ({ settings, fixed }),
    (setup) => <ModelSettingsForm setup={setup} />,
  )
  document.querySelector('[name=perUserAnHour]')?.setAttribute('value', '')
  await submitForm()
  expect(sent.map((form) => Object.fromEntries(form))).toEqual([{ intent: 'settings', perUserAnHour: '' }])
})
