import { act, useEffect } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from '#ui/rendered-page.test-support.ts'
import { useEarlyKeys } from './use-early-keys.ts'

test('keys are kept until somebody types elsewhere', async () => {
  const heard: { take?: () => string; givenUp: number } = { givenUp: 0 }
  function Page() {
    const { listen, take } = useEarlyKeys()
    useEffect(() => {
      heard.take = take
      listen(() => {
        heard.givenUp += 1
        take()
      })
    }, [listen, take])
    return <textarea />
  }
  const { window, document } = await renderPage(() => <Page />)
  const send = (type: string, target: EventTarget, details = {}) => {
    const event = Object.assign(new window.Event(type, { bubbles: true, cancelable: true }), details)
    act(() => void target.dispatchEvent(event))
    return event.defaultPrevented
  }
  const focus = (value: Element | null) => Object.defineProperty(document, 'activeElement', { value })
  expect(send('keydown', document.body, { key: 'a' })).toBe(true)
  expect(heard.givenUp).toBe(0)
  focus(document.querySelector('textarea'))
  expect(send('keydown', document.body, { key: 'H' })).toBe(false)
  expect(heard.givenUp).toBe(1)
  expect(heard.take?.()).toBe('')
})
