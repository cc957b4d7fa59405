import { act } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test, vi } from 'vitest'
import type { DirectEvent } from '#engine/browser/own-address/direct-fetch.ts'
import { ownEnginesKey } from '#shared/storage-keys.ts'
import { renderPage } from '#ui/rendered-page.test-support.ts'

type Request = { url: string; tell: (event: DirectEvent) => void; isEnded: boolean }

/** Requests to a person's own addresses, which wait until the test answers them. */
function hearWorkers(): Request[] {
  const sent: Request[] = []
  class Worker {
    #tell: Request['tell'] = () => undefined
    #request: Request | undefined
    addEventListener(type: string, listener: (event: { data: DirectEvent }) => void) {
      if (type === 'message') this.#tell = (data) => listener({ data })
    }
    postMessage({ url }: { url: string }) {
      this.#request = { url, tell: (event) => this.#tell(event), isEnded: false }
      sent.push(this.#request)
    }
    terminate() {
      if (this.#request) this.#request.isEnded = true
    }
  }
  vi.stubGlobal('Worker', Worker)
  return sent
}

async function openDialog(stored: Record<string, string> = {}) {
  const kept = new Map(Object.entries(stored))
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const content = async () => {
    const { ModelsDialog } = await import('./models-dialog.tsx')
    const element = <ModelsDialog isOpen onClose={() => undefined} />
    return <RouterProvider router={createMemoryRouter([{ id: 'root', path: '/', element }])} />
  }
  const { window, document, focused } = await renderPage(content, { localStorage })
  const buttons = () => [...document.querySelectorAll('button')]
  return {
    said: () => document.querySelector('[role=alert]')?.textContent ?? '',
    confirmed: () => [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent),
    focused: () => focused.at(-1),
    async press(name: string) {
      const button = buttons().find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
      if (button === undefined) throw new Error(`There is no button “${name}”`)
      focused.push(button)
      const pressed = new window.Event(button.type === 'submit' ? 'submit' : 'click', { bubbles: true })
      await act(async () => button.dispatchEvent(pressed))
    },
    async type(name: string, text: string) {
      const field = document.querySelector(`[name=${name}]`)
      if (field === null) throw new Error(`There is no field “${name}”`)
      field.setAttribute('value', text)
      await act(async () => field.dispatchEvent(new window.Event('input', { bubbles: true })))
    },
  }
}

const ollamaModels = JSON.stringify({ models: [{ name: 'qwen3:8b', model: 'qwen3:8b' }] })

async function answer(request: Request | undefined, ...events: DirectEvent[]) {
  await act(async () => events.forEach((event) => request?.tell(event)))
}

test('each view that opens, and the list that was changed, takes the focus', async () => {
  const sent = hearWorkers()
  const dialog = await openDialog()
  for (const [choice, field] of [
    ['Paste a key', 'provider'],
    ['Another server', 'service'],
    ['Ollama on this computer', 'address'],
  ] as const) {
    await dialog.press(choice)
    expect(dialog.focused()?.getAttribute('name'), choice).toBe(field)
    await dialog.press('Back')
    expect(dialog.focused()?.textContent, choice).toContain(choice)
  }
  await dialog.press('Ollama on this computer')
  const head = { type: 'head', status: 200, retryAfter: undefined } as const
  await answer(sent.at(-1), head, { type: 'piece', text: ollamaModels }, { type: 'end' })
  await dialog.press('Use this model')
  expect(dialog.focused()?.textContent).toBe('Used in this order')
})

test('a model that the browser refuses to keep is not said to be added', async () => {
  // There is nothing to keep the sealing key in: Node has no IndexedDB.
  const sent = hearWorkers()
  const dialog = await openDialog()
  await dialog.press('Ollama on this computer')
  const head = { type: 'head', status: 200, retryAfter: undefined } as const
  await answer(sent.at(-1), head, { type: 'piece', text: ollamaModels }, { type: 'end' })
  await dialog.press('Use this model')
  await act(() => vi.waitFor(() => expect(dialog.said()).toContain('your change wasn’t saved')))
  expect(dialog.confirmed().join('')).toBe('')
})

test('a check ends with the view, or when something else is typed', async () => {
  const sent = hearWorkers()
  const dialog = await openDialog()
  await dialog.press('Ollama on this computer')
  await dialog.press('Back')
  expect(sent.map(({ isEnded }) => isEnded)).toEqual([true])
  await dialog.press('Ollama on this computer')
  await dialog.type('address', 'http://127.0.0.1:1')
  expect(sent.map(({ isEnded }) => isEnded)).toEqual([true, true])
})

test('whoever removes a model goes on in the list, and with the last one where models are added', async () => {
  const kept = ['webgpu', 'built-in'].map((kind, place) => ({ id: kind, kind, isOn: true, place }))
  const dialog = await openDialog({ [ownEnginesKey]: JSON.stringify(kept) })
  await dialog.press('Remove This browser’s built-in model')
  expect(dialog.focused()?.textContent).toBe('Used in this order')
  await dialog.press('Remove Downloaded model')
  expect(dialog.focused()?.textContent).toContain('Connect OpenRouter')
})

test('what an address answers is told only while it is still the one in the form', async () => {
  const sent = hearWorkers()
  const dialog = await openDialog()
  await dialog.press('Ollama on this computer')
  const [usual] = sent
  await dialog.type('address', 'ftp://x')
  await answer(usual, { type: 'failed' })
  await answer(sent.at(-1), { type: 'failed' })
  expect(dialog.said()).toBe('')
  await dialog.type('address', 'http://127.0.0.1:1')
  await dialog.press('Look for models')
  await answer(sent.at(-1), { type: 'failed' })
  await answer(sent.at(-1), { type: 'failed' })
  expect(dialog.said()).toContain('http://127.0.0.1:1')
})
