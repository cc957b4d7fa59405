import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { requestContext } from '#platform/request-context.server.ts'
import { action, loader } from './own-sources-page.tsx'

test('whoever is not signed in any more comes back here after signing in', async () => {
  const context = new RouterContextProvider()
  context.set(requestContext, { address: '203.0.113.7' } as never)
  const request = new Request('http://localhost:3000/sources?search=heron')
  const given = { request, context, params: {}, url: new URL(request.url), pattern: '/sources' }
  for (const [handle, next] of [
    [loader, '/sources?search=heron'],
    [action, '/sources'],
  ] as const) {
    const thrown = await Promise.resolve(handle(given)).catch((reason: unknown) => reason)
    const to = new URL((thrown as Response).headers.get('location') ?? '', request.url)
    expect([to.pathname, to.searchParams.get('next')]).toEqual(['/auth', next])
  }
})
