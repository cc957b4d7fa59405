import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Pool } from 'pg'
import { AppError } from '#shared/app-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import { addressGroup } from '#platform/http/client-address.server.ts'
import { readJson } from '#platform/http/read-json.server.ts'
import { EventBatch, parseEvent } from './event-schema.ts'
import type { EventSink } from './store-events.server.ts'
import { largestChunkBytes, storeRecording } from './store-recording.server.ts'

type IngestParts = {
  database: { pool: Pool }
  sink: EventSink
  /** Batches a minute from one address. */
  limit: number
  recordingDays: number
  findViewer: (request: Request) => Promise<{ viewer: Viewer | undefined }>
}

const crawlers = /bot\b|crawl|spider|slurp|lighthouse|preview/i

/** `POST /ingest/events` and `POST /ingest/recordings`. */
export function createIngest({ database, sink, limit, recordingDays, findViewer }: IngestParts) {
  // In memory: a limit in the database would cost as much as the events themselves.
  const perAddress = new RateLimiterMemory({ points: limit, duration: 60 })

  return async function answerIngest(request: Request, address: string): Promise<Response> {
    const wait = await secondsToWait(perAddress, addressGroup(address))
    if (wait > 0) return answer(429, { 'Retry-After': String(wait) })
    const kind = new URL(request.url).pathname
    if (kind === '/ingest/events') await takeEvents(request)
    else if (kind === '/ingest/recordings') {
      await storeRecording(database, await readBytes(request), { days: recordingDays })
    } else throw new AppError('NOT_FOUND', 'Nothing is taken here')
    return answer(204)
  }

  async function takeEvents(request: Request): Promise<void> {
    const body = EventBatch.safeParse(await readJson(request))
    if (!body.success) throw new AppError('INVALID_INPUT', 'This is no batch of events')
    if (crawlers.test(request.headers.get('user-agent') ?? '')) return
    const events = body.data.batch.map(parseEvent).filter((event) => event !== undefined)
    if (events.length === 0) return
    const isKnown = events.some(({ about }) => about.$is_identified)
    const { viewer } = isKnown && request.headers.has('cookie') ? await findViewer(request) : {}
    await sink.take(events, { userId: viewer?.id })
  }
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const announced = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!(announced <= largestChunkBytes)) throw new AppError('TOO_LARGE', 'Please send smaller pieces')
  return new Uint8Array(await request.arrayBuffer())
}

async function secondsToWait(limiter: RateLimiterMemory, caller: string): Promise<number> {
  try {
    await limiter.consume(caller)
    return 0
  } catch (reached) {
    if (reached instanceof RateLimiterRes) return Math.max(1, Math.ceil(reached.msBeforeNext / 1_000))
    throw reached
  }
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
