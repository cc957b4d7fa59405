import { AppError } from '#shared/app-error.ts'
import * as texts from './http.texts.server.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const knownMethods = new Set([...safeMethods, 'POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Refuses what another site's page makes a visitor's browser send.
 * Programs send neither header and pass: they carry no visitor's cookies.
 */
export function checkOrigin(request: Request, appUrl: string): void {
  if (safeMethods.has(request.method)) return
  if (!knownMethods.has(request.method)) {
    throw new AppError('METHOD_NOT_ALLOWED', texts.methodNotSupported)
  }
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  const fromHere = site === null || site === 'same-origin' || site === 'none'
  if (fromHere && (origin === null || isOwnOrigin(origin, request, appUrl))) return
  throw new AppError('FORBIDDEN', texts.otherSite)
}

function isOwnOrigin(origin: string, request: Request, appUrl: string): boolean {
  if (origin === appUrl) return true
  // Reached under another name of this machine: the page and the request agree on it.
  const host = request.headers.get('host')
  return host !== null && (origin === `http://${host}` || origin === `https://${host}`)
}
