import { act } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from '#ui/rendered-page.test-support.ts'

test('what is said about the last target leads to what was opened, while the prompt is the same', async () => {
  const content = async () => {
    const { HandOffPanel } = await import('./hand-off-panel.tsx')
    const { useState } = await import('react')
    const chosen = ['lovable'] as const
    return <Page />
    function Page() {
      const [prompt, setPrompt] = useState('Build a shop')
      return (
        <>
          <button onClick={() => setPrompt('Build a bakery')}>Edit</button>
          <HandOffPanel prompt={prompt} chosen={chosen} onCopyFailed={() => undefined} />
        </>
      )
    }
  }
  const navigator = { userAgent: '', clipboard: { writeText: async () => undefined } }
  const { window, document } = await renderPage(content, { navigator })
  const opened: string[] = []
  Object.assign(window, { open: (url: string) => opened.push(url) })
  const press = (name: string) => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
    return act(async () => button?.dispatchEvent(new window.Event('click', { bubbles: true })))
  }
  const link = () => document.querySelector('[role=status] a')?.getAttribute('href')
  await press('Open in Lovable')
  await press('Open it without the prompt')
  expect(opened).toEqual(['https://lovable.dev/'])
  expect(link()).toBe(opened[0])
  await press('Edit')
  expect(link()).toBeUndefined()
})
