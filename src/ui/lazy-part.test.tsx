import { act, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { lazyPart } from './lazy-part.tsx'
import { renderPage } from './rendered-page.test-support.ts'
import { stillPart } from './still-part.tsx'

/** Fails at first, then works. */
function flaky<Module>(module: Module) {
  let tries = 0
  return () => (tries++ === 0 ? Promise.reject(new Error('offline')) : Promise.resolve(module))
}
const Prompt = ({ children }: { children?: ReactNode }) => <p>The prompt{children}</p>

test('a part that could not be fetched says so, and comes when it is asked for again', async () => {
  const Part = lazyPart(flaky({ Prompt }), 'Prompt')
  const { window, document } = await renderPage(() => <Part>!</Part>)
  expect(document.querySelector('[role=alert]')?.textContent).toContain('We couldn’t load this part')
  const pressed = new window.Event('click', { bubbles: true })
  await act(async () => document.querySelector('button')?.dispatchEvent(pressed))
  expect(document.body.textContent).toBe('The prompt!')
})

test('a part that is only looked at takes nothing with it when it cannot be fetched', async () => {
  const Example = stillPart<object>('example', () => Promise.reject(new Error('offline')))
  const { document } = await renderPage(() => (
    <>
      <Example />
      The form
    </>
  ))
  expect(document.body.textContent).toBe('The form')
})
