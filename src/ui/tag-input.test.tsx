import { act, useState } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from './rendered-page.test-support.ts'
import { TagInput } from './tag-input.tsx'

test('a pasted list takes the place of what is selected, and can be undone at once', async () => {
  function Page() {
    const [tags, setTags] = useState<readonly string[]>(['Login'])
    return <TagInput value={tags} onChange={setTags} />
  }
  const { window, document } = await renderPage(() => <Page />)
  const input = document.querySelector('input') as HTMLInputElement
  const send = (target: Element | undefined, type: string, details = {}) =>
    act(
      async () =>
        void target?.dispatchEvent(Object.assign(new window.Event(type, { bubbles: true }), details)),
    )
  const tags = () => [...document.querySelectorAll('bdi')].map((tag) => tag.textContent)
  const undo = () => [...document.querySelectorAll('button')].find((one) => one.textContent === 'Undo')
  const paste = (text: string) => send(input, 'paste', { clipboardData: { getData: () => text } })

  // Linkedom leaves the type empty.
  Object.assign(input, { type: 'text', selectionStart: 0, selectionEnd: 3 })
  // Past the setter with which React notices what it has written itself.
  Reflect.set(Object.getPrototypeOf(input) as object, 'value', 'old text', input)
  await send(input, 'input')
  await paste('Search, Alert')
  expect(tags()).toEqual(['Login', 'Search', 'Alert text'])
  await send(undo(), 'click')
  expect(tags()).toEqual(['Login'])
  expect([input.value, undo()]).toEqual(['old text', undefined])
  Object.assign(input, { selectionEnd: 8 })
  await paste('Search, Alerts')
  await send(document.querySelector('button[aria-label="Remove Search"]') ?? undefined, 'click')
  expect(tags()).toEqual(['Login', 'Alerts'])
  expect(undo()).toBeUndefined()
})
