import { RouterContextProvider } from 'react-router'
import type { Config } from '#platform/config.server.ts'
import { outageSeen } from '#platform/database/outage.server.ts'
import { acceptsGzip, compressStream, gzipHeaders, textAnswer } from '#platform/http/compression.server.ts'
import { retryHeader } from '#platform/http/error-answer.server.ts'
import { newNonce } from '#platform/http/new-nonce.server.ts'
import {
  gzipWithNonce,
  pageKey,
  pageToKeep,
  withNonce,
  type CachedPage,
} from '#platform/http/page-cache.server.ts'
import { pageHeaders } from '#platform/http/security-headers.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Viewer } from '#shared/viewer.ts'
import { AppError } from '#shared/app-error.ts'
import { requestContext, type RequestContext } from '#platform/request-context.server.ts'
import { canBeShared, createKeptPages, type KeptPages } from './kept-pages.server.ts'
import * as texts from './start-server.texts.server.ts'
import { unavailableAnswer } from './unavailable-answer.server.ts'

export type PageParts = {
  /** React Router's own handler. */
  handle: (request: Request, context: RouterContextProvider) => Promise<Response>
  config: Config
  log: Log
  /** Who is signed in; `cookies` are for the answer. Not asked for pages that everybody shares. */
  findViewer: (
    request: Request,
  ) => Promise<Pick<RequestContext, 'viewer' | 'enrolling'> & { cookies: readonly string[] }>
  /** Puts in what the features' loaders and actions need. `forgetPages`: what everybody sees has changed. */
  provide: (context: RouterContextProvider, forgetPages: () => void) => void
  /** Called once with the same `forgetPages`, for what changes without a request to this process. */
  followChanges: (forgetPages: () => void) => void
  /** Those that may also be answered before a request comes here; its own when missing. */
  kept?: KeptPages
}

type Found = Awaited<ReturnType<PageParts['findViewer']>>
const nobodyFound: Found = { viewer: undefined, cookies: [] }

/** Pages that are made at the same time; at a thousand a second the last of them waits a fifth of one. */
const mostAtOnce = 200
const tooMany = new AppError('UNAVAILABLE', texts.siteBusy)

export type PageRequest = { requestId: string; address: string }

/** Answers everything React Router knows: pages, their `.data`, and resource routes. */
export function createPageHandler({
  handle,
  config,
  log,
  findViewer,
  provide,
  followChanges,
  kept: keptPages = createKeptPages(config),
}: PageParts) {
  const { cache, nonceMark, headersOf } = keptPages
  const rendering = new Map<string, Promise<CachedPage | Response>>()
  // Counts what made the kept pages wrong; a rendering begun before it must not be kept after it.
  let edition = 0
  let making = 0

  followChanges(forgetPages)
  return async function answerPage(request: Request, from: PageRequest): Promise<Response> {
    try {
      return await answerNow(request, from)
    } catch (thrown) {
      const error = thrown instanceof AppError ? thrown : (outageSeen() ?? thrown)
      if (!(error instanceof AppError) || error.status !== 503) throw error
      if (error === tooMany) return unavailableAnswer(request, error.message)
      log.error({ requestId: from.requestId, error }, 'page not available')
      return unavailableAnswer(request, texts.siteUnavailable)
    }
  }

  /** Refuses early: whoever waits behind so many would have gone before the answer. */
  async function make(request: Request, context: RouterContextProvider): Promise<Response> {
    // A form may arrive slowly; only what is read costs nothing but our own work.
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (making >= mostAtOnce) throw tooMany
    if (isRead) making += 1
    try {
      return await handle(request, context)
    } finally {
      if (isRead) making -= 1
    }
  }

  async function answerNow(request: Request, from: PageRequest): Promise<Response> {
    const url = new URL(request.url)
    if (!canBeShared(request.method, url.pathname)) return answerFresh(request, from)
    // Only who is signed in sees another page: a cookie that is nobody's session changes nothing.
    const found = request.headers.has('cookie') ? await findViewer(request) : nobodyFound
    if (found.viewer || found.enrolling || found.cookies.length > 0) return answerFresh(request, from, found)
    const key = pageKey(url)
    const kept = cache.get(key)
    const page = kept ?? (await renderOnce(key, from.requestId))
    if (page instanceof Response) return answerFresh(request, from, found)
    const nonce = newNonce()
    const status = page.status
    const headers = headersOf(page, nonce, url.pathname)
    const encodings = request.headers.get('accept-encoding')
    // Brotli would be a little smaller, and would have to be done again for each visitor.
    if (kept && acceptsGzip(encodings))
      return new Response(gzipWithNonce(kept, nonce), { status, headers: { ...headers, ...gzipHeaders } })
    return textAnswer(withNonce(page, nonce), request, { status, headers })
  }

  async function answerFresh(request: Request, from: PageRequest, found?: Found): Promise<Response> {
    const nonce = newNonce()
    const { viewer, enrolling, cookies } = found ?? (await findViewer(request))
    const response = await make(request, contextFor({ ...from, nonce, viewer, enrolling }))
    const path = new URL(request.url).pathname
    const answer = withPageHeaders(response, { nonce, path, viewer: viewer ?? enrolling })
    // What an action sets, such as a sign-out, comes last and wins.
    const own = answer.headers.getSetCookie()
    answer.headers.delete('set-cookie')
    for (const cookie of [...cookies, ...own]) answer.headers.append('set-cookie', cookie)
    return compressStream(answer, request)
  }

  function forgetPages(): void {
    edition += 1
    cache.clear()
    rendering.clear()
  }

  /** Visitors asking for the same page at the same time share one rendering. */
  function renderOnce(key: string, requestId: string): Promise<CachedPage | Response> {
    const started = rendering.get(key)
    if (started !== undefined) return started
    const promise = render(key, requestId).finally(() => {
      if (rendering.get(key) === promise) rendering.delete(key)
    })
    rendering.set(key, promise)
    return promise
  }

  /** A `Response`: not a page to share, such as a resource route. */
  async function render(key: string, requestId: string): Promise<CachedPage | Response> {
    // A request of our own: nothing of the visitor who came first may end up in a page for all.
    const request = new Request(config.appUrl + key, { headers: { accept: 'text/html' } })
    const ownEdition = edition
    const response = await make(
      request,
      contextFor({ requestId, address: '', nonce: nonceMark, viewer: undefined }),
    )
    if (!isHtml(response)) return response
    const headers = Object.fromEntries(response.headers)
    const page = pageToKeep(await response.text(), nonceMark, {
      status: response.status,
      headers: { ...headers, ...retryHeader(response.status), 'cache-control': 'private, no-cache' },
    })
    if (response.status === 200 && ownEdition === edition) cache.set(key, page)
    return page
  }

  function withPageHeaders(
    response: Response,
    { nonce, path, viewer }: { nonce: string; path: string; viewer: Viewer | undefined },
  ): Response {
    const headers = new Headers(response.headers)
    // A document that is no page of ours, such as the player of recordings, brings its own.
    if (isHtml(response) && !headers.has('content-security-policy')) {
      for (const [name, value] of Object.entries(pageHeaders(nonce, config, path))) headers.set(name, value)
    }
    // On a shared computer the next person must not find it by going back.
    if (viewer) headers.set('Cache-Control', 'private, no-store')
    if (!headers.has('cache-control')) headers.set('Cache-Control', 'private, no-cache')
    for (const [name, value] of Object.entries(retryHeader(response.status))) headers.set(name, value)
    return new Response(response.body, { status: response.status, headers })
  }

  function contextFor(about: Omit<RequestContext, 'config' | 'log'>): RouterContextProvider {
    const context = new RouterContextProvider()
    const { appName, appUrl, browserModels, openRouterUrl, webSearch } = config
    const shown = { appName, appUrl, browserModels, openRouterUrl, searchesWeb: webSearch !== undefined }
    context.set(requestContext, { ...about, config: shown, log })
    provide(context, forgetPages)
    return context
  }
}

function isHtml(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false
}
