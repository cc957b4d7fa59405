import { setImmediate } from 'node:timers/promises'
import { act, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '#ui/rendered-page.test-support.ts'

const [first, second] = ['first-key-of-a-test', 'second-key-of-a-test']

/** The form, and checks of keys that wait until the test answers them. */
async function openForm() {
  const checks: ((result: object) => void)[] = []
  const fetch = () =>
    new Promise((resolve) =>
      checks.push((result) => resolve({ ok: true, status: 200, text: async () => JSON.stringify(result) })),
    )
  const onAdd = vi.fn()
  const content = async () => {
    const { AddKey } = await import('./add-key.tsx')
    function Page() {
      const [isOpen, setOpen] = useState(true)
      return isOpen ? <AddKey onAdd={onAdd} onCancel={() => setOpen(false)} /> : null
    }
    return <Page />
  }
  const { window, document } = await renderPage(content, { fetch })
  const tell = (found: Element | null | undefined, event: string) =>
    act(async () => found?.dispatchEvent(new window.Event(event, { bubbles: true })))
  return {
    keys: () => onAdd.mock.calls.map(([{ settings }]) => settings.key),
    hasProblem: () => document.querySelector('[aria-invalid=true]') !== null,
    buttons: () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent),
    goBack: () => tell([...document.querySelectorAll('button')].at(-1), 'click'),
    check: () => tell(document.querySelector('form'), 'submit'),
    answer: (result: object) =>
      act(async () => {
        checks.shift()?.(result)
        await setImmediate()
      }),
    async type(key: string) {
      document.querySelector('[name=ai-key]')?.setAttribute('value', key)
      await tell(document.querySelector('[name=ai-key]'), 'input')
    },
    async choose(provider: string) {
      const select = document.querySelector('select')
      if (select) Object.defineProperty(select, 'value', { value: provider, configurable: true })
      await tell(select, 'change')
    },
  }
}

const works = { ok: true, models: ['x'] }
const tooBusy = { ok: false, fault: 'overloaded' }

test('what the check of a key finds is told only while that key is still in the form', async () => {
  const form = await openForm()
  await form.type(first)
  await form.check()
  await form.type(second)
  await form.check()
  await form.answer(works)
  expect(form.keys()).toEqual([])
  await form.answer(works)
  expect(form.keys()).toEqual([second])
})

test('another provider makes a key’s check and its fault void', async () => {
  const form = await openForm()
  await form.type(first)
  const before = form.buttons()
  await form.check()
  await form.choose('openai')
  await form.answer(works)
  expect(form.keys()).toEqual([])
  await form.check()
  await form.answer(tooBusy)
  expect(form.hasProblem()).toBe(true)
  expect(form.buttons()).not.toEqual(before)
  await form.choose('google')
  expect(form.hasProblem()).toBe(false)
  expect(form.buttons()).toEqual(before)
})

test('whoever goes back during the check keeps no key', async () => {
  const form = await openForm()
  await form.type(first)
  await form.check()
  await form.goBack()
  expect(form.buttons()).toEqual([])
  await form.answer(works)
  expect(form.keys()).toEqual([])
})
