import { Outlet, useRouteError, useRouteLoaderData } from 'react-router'
import { ErrorView } from './error-view.tsx'
import type { loader } from './root.tsx'

/**
 * Stands between the document and every page. Without it a page's failure would make React build the document
 * anew in the browser, scripts included, which Trusted Types refuse: the visitor would see nothing at all.
 */
export default function PageBoundary() {
  return <Outlet />
}

export function ErrorBoundary() {
  const tools = useRouteLoaderData<typeof loader>('root')?.tools ?? []
  return <ErrorView error={useRouteError()} tools={tools} />
}
