import { createContext } from 'react-router'
import type { Viewer } from '#shared/viewer.ts'
import type { Log } from './log.server.ts'

/** What loaders and the page renderer know about the request besides the request itself. */
export type RequestContext = {
  requestId: string
  nonce: string
  /** The settings a page may show. */
  config: {
    appName: string
    appUrl: string
    browserModels: boolean
    openRouterUrl: string
    searchesWeb: boolean
  }
  /** undefined: nobody is signed in. */
  viewer: Viewer | undefined
  /** Signed in where REQUIRE_2FA asks everybody for a second factor, and without one; a viewer only once it is on. */
  enrolling?: Viewer | undefined
  /** Where the request comes from, for limits. */
  address: string
  log: Log
}

/** In a loader: `const { config } = context.get(requestContext)`. */
export const requestContext = createContext<RequestContext>()
