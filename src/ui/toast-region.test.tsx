import { act } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from './rendered-page.test-support.ts'
import { useToast, type ToastMessage } from './toast-context.ts'
import { ToastRegion } from './toast-region.tsx'

type Told = { current?: ToastMessage | undefined }

function Speaker({ told }: { told: Told }) {
  const showToast = useToast()
  return <button type="button" aria-label="Speak" data-speaker="" onClick={() => showToast(told.current)} />
}

/** Two components that say something when they are told, and what can be read after it. */
async function openRegion() {
  const said: Told = {}
  const { window, document } = await renderPage(() => (
    <ToastRegion>
      <Speaker told={said} />
      <Speaker told={said} />
    </ToastRegion>
  ))
  return async (index: number, message?: ToastMessage) => {
    said.current = message
    const pressed = new window.Event('click', { bubbles: true })
    await act(async () => document.querySelectorAll('button[data-speaker]')[index]?.dispatchEvent(pressed))
    return [...document.querySelectorAll('li')].map((item) => item.textContent)
  }
}

const failed = { title: 'Not saved', variant: 'destructive' } as const

test('what worked in the end takes away that it had failed before, and no failure of anything else', async () => {
  const say = await openRegion()
  await say(0, failed)
  expect(await say(1, { title: 'Saved' })).toEqual(['Not saved', 'Saved'])
  expect(await say(0, { title: 'Saved too' })).toEqual(['Saved', 'Saved too'])
  await say(0, failed)
  expect(await say(0)).toEqual(['Saved', 'Saved too'])
  await say(0, failed)
  expect(await say(1, failed)).toEqual(['Saved', 'Saved too', 'Not saved'])
})
