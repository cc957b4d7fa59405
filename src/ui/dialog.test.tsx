import { act } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from './dialog.tsx'
import { renderPage } from './rendered-page.test-support.ts'

/** A dialog whose owner never closes it, however often it is asked to. */
async function openDialog() {
  let asked = 0
  const { window, document } = await renderPage(() => (
    <Dialog isOpen title="A form" onClose={() => asked++}>
      <p>A text</p>
    </Dialog>
  ))
  const [dialog] = document.querySelectorAll('dialog') as unknown as [HTMLDialogElement]
  const send = (type: string, target: Element | null = dialog) =>
    act(async () => target?.dispatchEvent(new window.Event(type, { bubbles: type !== 'close' })))
  return { dialog, send, asked: () => asked }
}

test('what the browser has closed opens again when its owner keeps it open', async () => {
  const { dialog, send, asked } = await openDialog()
  let opened = 0
  dialog.showModal = () => void opened++
  await send('close')
  expect([asked(), opened]).toEqual([1, 1])
})

test('only a press that began beside the dialog closes it', async () => {
  const { dialog, send, asked } = await openDialog()
  await send('pointerdown', dialog.querySelector('p'))
  await send('click')
  expect(asked()).toBe(0)
  await send('pointerdown')
  await send('click')
  expect(asked()).toBe(1)
})
