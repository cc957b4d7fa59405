import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { requestContext, type RequestContext } from '#platform/request-context.server.ts'
import { loader } from './admin-page.tsx'

test('whoever was writing when the session ended comes back to the dialog after signing in', async () => {
  const context = new RouterContextProvider()
  context.set(requestContext, { viewer: undefined } as RequestContext)
  const sentTo = async (path: string) => {
    const url = new URL(path, 'http://localhost')
    const thrown = await loader({ url, context } as never).catch((error: unknown) => error)
    return (thrown as Response).headers.get('location')
  }
  expect(await sentTo('/admin/blog?search=a&edit=new')).toBe(
    '/auth?next=%2Fadmin%2Fblog%3Fsearch%3Da%26edit%3Dnew',
  )
  expect(await sentTo('/admin/blog')).toBe('/auth')
})
