import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router'
import { requestContext } from '#platform/request-context.server.ts'
import { NonceContext } from './nonce-context.ts'
import { startAfterPaint } from './start-after-paint.ts'
import { StyleSheetContext } from './style-sheet-context.ts'
import { styleSheet } from './style-sheet.server.ts'

const renderTimeoutMs = 10_000

/** Sends the page once all of it is ready: no loader defers, and a whole page can be kept and shared. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, log, requestId } = context.get(requestContext)
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <StyleSheetContext value={styleSheet}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </StyleSheetContext>
      </NonceContext>,
      {
        nonce,
        // React would send what comes late on a long page hidden, to be put in its place by a script.
        progressiveChunkSize: Infinity,
        onAllReady() {
          clearTimeout(timer)
          headers.set('Content-Type', 'text/html; charset=utf-8')
          text(pipe(new PassThrough())).then(
            (html) => resolve(new Response(startAfterPaint(html), { status, headers })),
            reject,
          )
        },
        onShellError: reject,
        onError: (error) => log.error({ requestId, error }, 'page did not render'),
      },
    )
    const timer = setTimeout(() => abort(new Error('The page took too long to render')), renderTimeoutMs)
  })
}

/** Called for what loaders throw unexpectedly; the visitor sees the error page. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isExpected = isRouteErrorResponse(error) && error.status < 500
  if (isExpected || request.signal.aborted) return
  const { log, requestId } = context.get(requestContext)
  log.error({ requestId, error }, 'loader failed')
}
