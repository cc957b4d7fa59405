import { redirect, type RouterContextProvider } from 'react-router'
import { requestContext } from '#platform/request-context.server.ts'

/** What works without the second factor: setting it up, leaving, and pages that must be open to all. */
const open = new Set(['/account', '/auth/sign-out', '/contact', '/privacy'])

/** Before every page and form: whoever has to set up a second factor first is led to where that is done. */
export function leadToSecondFactor({
  request,
  context,
}: {
  request: Request
  context: Readonly<RouterContextProvider>
}): void {
  if (context.get(requestContext).enrolling === undefined) return
  const path = new URL(request.url).pathname.replace(/\.data$/, '')
  // Files such as the manifest are the same for everybody.
  if (!open.has(path) && !/\.\w+$/.test(path)) throw redirect('/account?second-factor=required#two-factor')
}
