import type { ClientActionFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { answerOffline } from './answer-offline.ts'

function submitted(serverAction: () => Promise<unknown>): ClientActionFunctionArgs {
  const body = new URLSearchParams({ intent: 'sign-up', email: 'ada@example.org', password: 'plover-nest' })
  const request = new Request('http://localhost:3000/auth', { method: 'POST', body })
  return { request, serverAction } as unknown as ClientActionFunctionArgs
}

test('a server that cannot be reached is an answer to the form that was sent, without its password', async () => {
  const answer = await answerOffline(submitted(() => Promise.reject(new TypeError('Failed to fetch'))))
  expect(answer).toMatchObject({
    ok: false,
    code: 'UNAVAILABLE',
    intent: 'sign-up',
    email: 'ada@example.org',
  })
  expect(JSON.stringify(answer)).not.toContain('plover')
})

test('what the server answers, and where it leads, is passed on; the form can still be sent', async () => {
  expect(await answerOffline(submitted(() => Promise.resolve({ ok: true })))).toEqual({ ok: true })
  const redirect = new Response(null, { status: 302 })
  await expect(answerOffline(submitted(() => Promise.reject(redirect)))).rejects.toBe(redirect)
  const args = submitted(async () => (await args.request.formData()).get('password'))
  expect(await answerOffline(args)).toBe('plover-nest')
})

test('every page of the account with a form answers so', { timeout: 60_000 }, async () => {
  const pages = [
    import('./auth-page.tsx'),
    import('./forgotten-password-page.tsx'),
    import('./new-password-page.tsx'),
    import('./account-page.tsx'),
  ]
  const url = new URL('http://localhost:3000/auth')
  const asked = {
    currentUrl: url,
    nextUrl: url,
    currentParams: {},
    nextParams: {},
    formMethod: 'POST',
  } as const
  for (const page of await Promise.all(pages)) {
    expect(page.clientAction).toBe(answerOffline)
    for (const [actionResult, isAsked] of [[{ code: 'UNAVAILABLE' }, false] as const, [{}, true] as const])
      expect(page.shouldRevalidate({ ...asked, actionResult, defaultShouldRevalidate: true })).toBe(isAsked)
  }
})
