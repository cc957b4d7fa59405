import { useRouteLoaderData } from 'react-router'

/** As the server said when the page was made; signing in and out brings a new page. */
export const useIsSignedIn = () => Boolean(useRouteLoaderData<{ viewer: unknown }>('root')?.viewer)
