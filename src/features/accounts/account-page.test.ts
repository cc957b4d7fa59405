import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { requestContext } from '#platform/request-context.server.ts'
import { action, loader } from './account-page.tsx'

test.each([loader, action])(
  'whoever is not signed in any more comes back here after signing in',
  async (handle) => {
    const context = new RouterContextProvider()
    context.set(requestContext, { address: '203.0.113.7' } as never)
    const request = new Request('http://localhost:3000/account', { method: 'POST', body: new FormData() })
    const given = { request, context, params: {}, url: new URL(request.url), pattern: '/account' }
    const thrown = await Promise.resolve(handle(given)).catch((reason: unknown) => reason)
    if (!(thrown instanceof Response)) throw new Error('It led nowhere')
    const to = new URL(thrown.headers.get('location') ?? '', request.url)
    expect([to.pathname, to.searchParams.get('next')]).toEqual(['/auth', '/account'])
  },
)
