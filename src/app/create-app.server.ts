import type { HttpBindings } from '@hono/node-server'
import { Hono, type MiddlewareHandler } from 'hono'
import { createAnswerOnce } from '#engine/answer-once.ts'
import { answerFunction, type FunctionDeps } from '#engine/functions.server.ts'
import { answerEngineStatus } from '#engine/engine-status.server.ts'
import type { Gateway } from '#engine/gateway.ts'
import { answerOwnKeyQuestion } from '#engine/own-key-desk.server.ts'
import { AppError } from '#shared/app-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import { noticingOutages, outageSeen } from '#platform/database/outage.server.ts'
import { roomToGoOn } from '#platform/database/data-folder.server.ts'
import type { Database } from '#platform/database/open-database.server.ts'
import { withLimitedBody } from '#platform/http/body-limit.server.ts'
import { clientAddress } from '#platform/http/client-address.server.ts'
import { errorAnswer } from '#platform/http/error-answer.server.ts'
import { checkOrigin } from '#platform/http/origin-check.server.ts'
import { answerPolicyReports } from '#platform/http/policy-reports.server.ts'
import { createPatternFinder } from '#platform/http/route-patterns.ts'
import { reportsPath } from '#platform/http/security-headers.server.ts'
import type { StaticFiles } from '#platform/http/static-files.server.ts'
import type { MailboxRequest } from '#platform/mail/dev-mailbox.server.ts'
import { answerMetrics } from './answer-metrics.server.ts'
import * as texts from './create-app.texts.server.ts'
import { createExpensiveRequests } from './expensive-requests.server.ts'
import type { PageRequest } from './pages.server.ts'
import { createRequestWatch, isProbe, timingHeader, type WatchParts } from './request-watch.server.ts'
import { unavailableAnswer, wantsHtml } from './unavailable-answer.server.ts'

export type AppEnvironment = { Bindings: HttpBindings; Variables: { requestId: string; startedAt: number } }

export type AppParts = WatchParts & {
  database: Pick<Database, 'findFault'>
  gateway: Gateway
  functions: FunctionDeps['functions']
  serverComposers?: FunctionDeps['serverComposers']
  saveAnswer: FunctionDeps['saveAnswer']
  ending?: FunctionDeps['ending']
  /** `POST /functions/v1/send-contact-email`, the one function that is no tool. */
  answerContact: (request: Request, address: string) => Promise<Response>
  /** `POST /ingest/…`, what is counted and recorded; undefined when analytics is off. */
  answerIngest: ((request: Request, address: string) => Promise<Response>) | undefined
  /** Who is signed in. */
  findViewer: (request: Request) => Promise<{ viewer: Viewer | undefined }>
  staticFiles: StaticFiles
  /** `POST /admin/uploads`. */
  answerUpload: (request: Request, viewer: Viewer | undefined) => Promise<Response>
  /** `GET /files/:name`. */
  answerUploadedFile: (request: Request, name: string) => Promise<Response>
  answerPage: (request: Request, from: PageRequest) => Promise<Response>
  /** Links in mails, and the way back from Google. */
  answerAccountLink: (request: Request) => Promise<Response>
  /** What was mailed, while there is no mail server. */
  answerMailbox: (parts: MailboxRequest) => Promise<Response>
  /** false: the disk is nearly full. */
  hasRoom: () => boolean
  /** Of the pages, such as `/history/entries/:id`. */
  pagePatterns?: readonly string[]
}

/** Every way in, in the order a request meets it. */
export function createApp(parts: AppParts): Hono<AppEnvironment> {
  const { config, log, metrics } = parts
  const app = new Hono<AppEnvironment>()
  const addressOf = ({ incoming }: HttpBindings) =>
    clientAddress(
      incoming.socket.remoteAddress,
      incoming.headers['x-forwarded-for'] as string | undefined,
      config.trustedProxies,
    )
  const callerOf = async ({ req, env }: { req: { raw: Request }; env: HttpBindings }) => {
    const { viewer } = await parts.findViewer(req.raw)
    return { address: addressOf(env), ...(viewer ? { userId: viewer.id } : {}) }
  }
  const enterExpensive = createExpensiveRequests()
  const functionDeps: FunctionDeps = { ...parts, answersOnce: createAnswerOnce() }
  app.use(watchRequests(parts, (path) => patternOf(path)))

  app.onError((error, c) => {
    // Whoever hangs up, or is too slow and is hung up on, hears no answer; it is no failure of ours.
    const isGone = c.env.incoming.destroyed && !c.env.incoming.complete
    const failure = isGone ? new AppError('INVALID_INPUT', texts.requestIncomplete) : error
    const known = failure instanceof AppError ? failure : (outageSeen() ?? failure)
    return errorAnswer(known, { requestId: c.get('requestId'), log })
  })

  app.get('/healthz', () => jsonAnswer({ status: 'ok' }))

  app.get('/readyz', async () => {
    if (parts.isStopping()) throw new AppError('UNAVAILABLE', texts.serverStopping)
    // The disk first: a database without room may also be one that takes no writes.
    if (!parts.hasRoom()) throw new AppError('UNAVAILABLE', texts.diskNearlyFull(roomToGoOn / 1024 ** 2))
    const fault = await parts.database.findFault()
    if (fault !== undefined) throw new AppError('UNAVAILABLE', fault)
    return jsonAnswer({ status: 'ready' })
  })

  if (metrics !== undefined && config.metricsToken !== undefined) {
    const token = config.metricsToken
    app.get('/metrics', (c) => answerMetrics(metrics, token, c.req.header('authorization')))
  }

  app.use(async (c, next) => {
    checkOrigin(c.req.raw, config.appUrl)
    c.req.raw = withLimitedBody(c.req.raw, c.req.path)
    const { outgoing } = c.env
    const caller = () => ({ address: addressOf(c.env), signal: c.req.raw.signal })
    const leave = await enterExpensive(c.req.path, c.req.url, caller)
    // Whether it was answered, broken off or is a stream: then nothing more is done for it.
    if (leave) {
      if (outgoing.closed) leave()
      else outgoing.once('close', leave)
    }
    await next()
  })

  app.post('/functions/v1/send-contact-email', (c) => parts.answerContact(c.req.raw, addressOf(c.env)))
  app.post('/functions/v1/:name', async (c) => {
    const caller = await callerOf(c)
    const outgoing = () => c.env.outgoing.setHeader(...timingHeader(c.get('startedAt')))
    return answerFunction(functionDeps, c.req.raw, { functionName: c.req.param('name'), caller, outgoing })
  })
  app.get('/functions/v1/engine', async (c) => answerEngineStatus(parts.gateway, await callerOf(c)))
  app.post('/functions/v1/own-key/:what', async (c) =>
    answerOwnKeyQuestion(parts.gateway, c.req.raw, { what: c.req.param('what'), caller: await callerOf(c) }),
  )
  app.all('/functions/v1/:name', () => methodNotAllowed('POST'))
  app.all('/functions/*', () => {
    throw new AppError('NOT_FOUND', texts.unknownFunction)
  })

  const { answerIngest } = parts
  if (answerIngest) app.post('/ingest/*', (c) => answerIngest(c.req.raw, addressOf(c.env)))

  app.all('/api/auth/*', (c) => parts.answerAccountLink(c.req.raw))
  app.get('/dev/mailbox', (c) =>
    parts.answerMailbox({
      request: c.req.raw,
      remoteAddress: c.env.incoming.socket.remoteAddress,
      httpVersion: c.env.incoming.httpVersion,
    }),
  )

  app.post('/admin/uploads', async (c) => {
    const { viewer } = await parts.findViewer(c.req.raw)
    return parts.answerUpload(c.req.raw, viewer)
  })
  app.on(['GET', 'HEAD'], '/files/:name', (c) => parts.answerUploadedFile(c.req.raw, c.req.param('name')))

  app.post(reportsPath, (c) => answerPolicyReports(c.req.raw, log))

  app.on(['GET', 'HEAD'], '*', async (c, next) => {
    const file = parts.staticFiles.answer(c.req.raw, c.req.path)
    if (file !== undefined) return file
    if (c.req.path.startsWith('/assets/') || c.req.path === '/favicon.ico') {
      return new Response(texts.notFound, { status: 404 })
    }
    return next()
  })

  app.all('*', (c) => {
    const request = withReadableAddress(c.req.raw)
    return parts.answerPage(request, { requestId: c.get('requestId'), address: addressOf(c.env) })
  })

  const ownPatterns = app.routes.map(({ path }) => path).filter((path) => !/^\/?\*$/.test(path))
  const patternOf = createPatternFinder([...ownPatterns, '/assets/*', ...(parts.pagePatterns ?? [])])
  return app
}

/** Watches every request, and turns an outage of the database into an answer that says so. */
function watchRequests(
  parts: AppParts,
  patternOf: (path: string) => string,
): MiddlewareHandler<AppEnvironment> {
  const { log, metrics } = parts
  const beginRequest = createRequestWatch(parts, patternOf)

  return async (c, next) => {
    const { incoming, outgoing } = c.env
    const { method, path } = c.req
    const request = beginRequest({ method, path, incoming, outgoing })
    const { requestId, startedAt } = request
    c.set('requestId', requestId)
    c.set('startedAt', startedAt)
    // Set on Node's own answer: building a Headers object for each request would halve the throughput.
    for (const [name, value] of request.headers) outgoing.setHeader(name, value)
    const answer = async () => {
      await next()
      const outage = outageSeen()
      if (outage !== undefined && c.res.status === 500) {
        log.error({ requestId, error: outage }, 'request failed')
        void c.res.body?.cancel().catch(() => undefined)
        // Hono would keep the headers of the answer that this one replaces.
        c.res = undefined
        c.res = unavailableAnswer(c.req.raw, outage.message)
      }
      if (c.res.status === 429) metrics?.refused('rate-limit')
      // Without a cause it was not the database that failed: too many were waiting for it.
      else if (c.res.status === 503 && !isProbe(path))
        metrics?.refused(outage?.cause === undefined ? 'overload' : 'outage')
    }
    await request.watch(async () => {
      await noticingOutages(answer)
      // A stream has begun by now, with the figure in its head.
      if (!outgoing.headersSent) outgoing.setHeader(...timingHeader(startedAt))
      request.end(c.res.status)
    })
  }
}

/** A browser that follows a mangled link gets the page for addresses that lead nowhere. */
function withReadableAddress(request: Request): Request {
  // PostgreSQL cannot store or compare a NUL character.
  if (request.url.includes('%00')) throw new AppError('INVALID_INPUT', texts.unreadableAddress)
  const url = new URL(request.url)
  try {
    decodeURI(url.pathname)
    return request
  } catch {
    const { method, headers, signal } = request
    if (!wantsHtml(request) || (method !== 'GET' && method !== 'HEAD'))
      throw new AppError('INVALID_INPUT', texts.unreadableAddress)
    // Every % stands for itself: the page shows the address as the browser does.
    url.pathname = url.pathname.replaceAll('%', '%25')
    return new Request(url, { method, headers, signal })
  }
}

function jsonAnswer(body: object): Response {
  return new Response(JSON.stringify(body), {
    headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}

function methodNotAllowed(allowed: string): Response {
  const body = { error: texts.allowedMethods(allowed), code: 'METHOD_NOT_ALLOWED' }
  return new Response(JSON.stringify(body), {
    status: 405,
    headers: { 'Content-Type': 'application/json; charset=utf-8', Allow: allowed },
  })
}
