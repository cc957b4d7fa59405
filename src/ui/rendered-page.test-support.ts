import { parseHTML } from 'linkedom'
import { act, type ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'

/** A page without a browser until the test ends: it takes events and notes the focus, but lays nothing out. */
export async function renderPage(content: () => ReactNode | Promise<ReactNode>, globals: object = {}) {
  const { window, document } = parseHTML('<!doctype html><html><body></body></html>')
  const focused: Element[] = []
  Object.assign(window.HTMLElement.prototype, {
    showModal: () => undefined,
    close: () => undefined,
    focus(this: Element) {
      focused.push(this)
    },
  })
  const inBrowsers = {
    window: Object.assign(window, { location: new URL('http://localhost:3000/') }),
    // Otherwise React takes it for a browser of before 2011.
    document: Object.assign(document, { oninput: null }),
    IS_REACT_ACT_ENVIRONMENT: true,
    ...globals,
  }
  for (const [name, value] of Object.entries(inBrowsers)) vi.stubGlobal(name, value)
  // Only now, because it looks for a document when it is loaded.
  const { createRoot } = await import('react-dom/client')
  const root = createRoot(document.body)
  const node = await content()
  await act(async () => root.render(node))
  onTestFinished(async () => {
    await act(async () => root.unmount())
    vi.unstubAllGlobals()
  })
  return { window, document, focused }
}
