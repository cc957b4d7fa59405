import { act } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from '#ui/rendered-page.test-support.ts'
import { ToastRegion } from '#ui/toast-region.tsx'
import type { Bench } from '../bench/bench.ts'
import type { ToolPageSpec } from '../tool-page-spec.ts'
import { useSend } from './use-send.ts'

const messages = { failed: () => ({ title: 'Failed' }) } as unknown as ToolPageSpec['messages']

test('what failed is no longer said once it is tried again', async () => {
  let load = () => Promise.reject<Bench>(new Error('offline'))
  function Page() {
    const { send } = useSend({ messages }, () => load())
    return <button onClick={() => void send(async () => 'answered')}>Generate</button>
  }
  const { window, document } = await renderPage(() => (
    <ToastRegion>
      <Page />
    </ToastRegion>
  ))
  const said = async () => {
    const pressed = new window.Event('click', { bubbles: true })
    await act(async () => document.querySelector('button')?.dispatchEvent(pressed))
    return [...document.querySelectorAll('li')].map((item) => item.textContent)
  }
  expect(await said()).toEqual(['Failed'])
  load = () => new Promise<Bench>(() => undefined)
  expect(await said()).toEqual([])
})
