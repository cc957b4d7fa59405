import { setImmediate } from 'node:timers/promises'
import { act } from 'react'
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { requestContext } from '#platform/request-context.server.ts'
import { renderPage } from '#ui/rendered-page.test-support.ts'
import { accountsContext } from './accounts-context.server.ts'

/** For a visitor who opens it at this address. */
async function openAuth(address: string) {
  const { default: Component, loader: read, shouldRevalidate } = await import('./auth-page.tsx')
  let reads = 0
  const loader = ({ request }: { request: Request }) => {
    reads++
    const context = new RouterContextProvider()
    context.set(requestContext, { address: '203.0.113.7' } as never)
    context.set(accountsContext, { hasGoogle: false, hasMailbox: false, passwordMinLength: 6 } as never)
    return read({ request, context, params: {}, url: new URL(request.url), pattern: '/auth' })
  }
  const router = createMemoryRouter([{ path: '/auth', Component, loader, shouldRevalidate }], {
    initialEntries: [address],
  })
  await router.initialize()
  const { document } = await renderPage(() => <RouterProvider router={router} />)
  const tabs = () => [...document.querySelectorAll('[role=tab]')]
  return {
    goTo: (to: string) =>
      act(async () => {
        await router.navigate(to)
        await setImmediate()
      }),
    chosen: () => tabs().find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent,
    reads: () => reads,
    hrefs: () => tabs().map((tab) => tab.getAttribute('href')),
    said: () => document.querySelector('[role=alert], [role=status]')?.textContent,
    buttons: () => [...document.querySelectorAll('button')].map((button) => button.textContent),
  }
}

test('the address says which form is open, and each tab is a link to it that keeps where one was', async () => {
  const page = await openAuth('/auth?next=%2Fhistory')
  expect(page.chosen()).toBe('Sign In')
  expect(page.hrefs()).toEqual(['/auth?tab=sign-in&next=%2Fhistory', '/auth?tab=sign-up&next=%2Fhistory'])
  const reads = page.reads()
  await page.goTo('/auth?tab=sign-up&next=%2Fhistory')
  expect(page.chosen()).toBe('Sign Up')
  await page.goTo('/auth?next=%2Fhistory')
  expect(page.chosen()).toBe('Sign In')
  // Both forms are here: on a slow network, or without one, a tab opens at once.
  expect(page.reads()).toBe(reads)
  await page.goTo('/auth?tab=sign-up')
  expect(page.hrefs()).toEqual(['/auth?tab=sign-in', '/auth?tab=sign-up'])
})

test('whoever did not come by themselves is told why they are here', async () => {
  const page = await openAuth('/auth')
  for (const [address, told] of [
    ['/auth', undefined],
    ['/auth?next=%2Fhistory', 'You’re signed out. Sign in to continue.'],
    ['/auth?deleted=1', 'Your account and everything saved in it have been deleted.'],
    ['/auth?new-password=1&next=%2Fhistory', 'Your new password is set. You can sign in with it now.'],
  ] as const) {
    await page.goTo(address)
    expect(page.said(), address).toBe(told)
  }
})

test('a confirmation link that was used or is broken can be asked for again', async () => {
  const again = 'Send the confirmation link again'
  const page = await openAuth('/auth?error=INVALID_TOKEN')
  expect(page.said()).toContain('If you’ve confirmed your email address, you can sign in.')
  expect(page.buttons()).toContain(again)
  await page.goTo('/auth?error=CODE_EXPIRED')
  expect(page.buttons()).not.toContain(again)
})
