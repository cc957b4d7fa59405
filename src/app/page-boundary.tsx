import { Outlet, useRouteError } from 'react-router'
import { ErrorView } from './error-view.tsx'

/**
 * Stands between the document and every page. Without it a page's failure would make React build the document
 * anew in the browser, scripts included, which Trusted Types refuse: the visitor would see nothing at all.
 */
export default function PageBoundary() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorView error={useRouteError()} />
}
