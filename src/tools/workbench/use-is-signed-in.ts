import { useRouteLoaderData } from 'react-router'

/** As the server said when the page was made; signing in and out brings a new page. */
export function useIsSignedIn(): boolean {
  const root: unknown = useRouteLoaderData('root')
  return typeof root === 'object' && root !== null && 'viewer' in root && root.viewer !== null
}
