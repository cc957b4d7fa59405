import { createContext } from 'react-router'
import type { Log } from './log.server.ts'

/** What loaders and the page renderer know about the request besides the request itself. */
export type RequestContext = {
  requestId: string
  nonce: string
  /** The settings a page may show. */
  config: { appName: string; appUrl: string }
  log: Log
}

/** In a loader: `const { config } = context.get(requestContext)`. */
export const requestContext = createContext<RequestContext>()
