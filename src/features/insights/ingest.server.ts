import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Pool } from 'pg'
import { AppError } from '#shared/app-error.ts'
import type { Viewer } from '#shared/viewer.ts'
import { addressGroup } from '#platform/http/client-address.server.ts'
import { readBytes, readJson } from '#platform/http/read-json.server.ts'
import { EventBatch, parseEvent } from './event-schema.ts'
import * as texts from './insights.texts.server.ts'
import type { createRecordingPermits } from './recording-permits.server.ts'
import type { createRecordingRoom } from './recording-room.server.ts'
import type { EventSink } from './store-events.server.ts'
import { largestChunkBytes, pack, storeRecording } from './store-recording.server.ts'

type IngestParts = {
  database: { pool: Pool }
  sink: EventSink
  /** Batches a minute from one address. */
  limit: number
  /** undefined: no visit is recorded. */
  recordings: RecordingParts | undefined
  findViewer: (request: Request) => Promise<{ viewer: Viewer | undefined }>
}

type RecordingParts = {
  days: number
  permits: ReturnType<typeof createRecordingPermits>
  room: ReturnType<typeof createRecordingRoom>
}

/** Events that one address may send within a day, for each batch that it may send within a minute. */
const eventsPerBatchADay = 200
const crawlers = /bot\b|crawl|spider|slurp|lighthouse|preview/i

/** `POST /ingest/events`, `POST /ingest/recordings/start` and `POST /ingest/recordings`. */
export function createIngest({ database, sink, limit, recordings, findViewer }: IngestParts) {
  // In memory: a limit in the database would cost as much as the events themselves.
  const perAddress = new RateLimiterMemory({ points: limit, duration: 60 })
  const eventsADay = new RateLimiterMemory({ points: limit * eventsPerBatchADay, duration: 86_400 })

  return async function answerIngest(request: Request, address: string): Promise<Response> {
    const wait = await secondsToWait(perAddress, addressGroup(address))
    if (wait > 0) return answer(429, { 'Retry-After': String(wait) })
    const kind = new URL(request.url).pathname
    if (kind === '/ingest/events') return takeEvents(request, address)
    if (kind === '/ingest/recordings/start' && recordings) {
      const permit = await recordings.permits.issue(request, address)
      if (permit) return Response.json(permit, { headers: { 'Cache-Control': 'no-store' } })
    } else if (kind === '/ingest/recordings' && recordings) await takeRecording(request, recordings)
    else throw new AppError('NOT_FOUND', texts.nothingIsAccepted)
    return answer(204)
  }

  async function takeRecording(request: Request, { days, permits, room }: RecordingParts): Promise<void> {
    const id = permits.read(request)
    const sent = await readBytes(request, largestChunkBytes)
    const isPlain = request.headers.get('content-type') === 'application/json'
    const body = isPlain ? await pack(sent) : sent
    if (!(await room.has(body.byteLength))) throw new AppError('TOO_LARGE', texts.noMoreRecordings)
    await storeRecording(database, body, { id, days })
    room.added(body.byteLength)
  }

  async function takeEvents(request: Request, address: string): Promise<Response> {
    const body = EventBatch.safeParse(await readJson(request))
    if (!body.success) throw new AppError('INVALID_INPUT', texts.notABatch)
    if (crawlers.test(request.headers.get('user-agent') ?? '')) return answer(204)
    const events = body.data.batch.map(parseEvent).filter((event) => event !== undefined)
    if (events.length === 0) return answer(204)
    const wait = await secondsToWait(eventsADay, addressGroup(address), events.length)
    if (wait > 0) return answer(429, { 'Retry-After': String(wait) })
    const isKnown = events.some(({ about }) => about.$is_identified)
    const { viewer } = isKnown && request.headers.has('cookie') ? await findViewer(request) : {}
    await sink.take(events, { userId: viewer?.id })
    return answer(204)
  }
}

async function secondsToWait(limiter: RateLimiterMemory, caller: string, points = 1): Promise<number> {
  try {
    await limiter.consume(caller, points)
    return 0
  } catch (reached) {
    if (reached instanceof RateLimiterRes) return Math.max(1, Math.ceil(reached.msBeforeNext / 1_000))
    throw reached
  }
}

function answer(status: number, headers: Record<string, string> = {}): Response {
  return new Response(null, { status, headers: { 'Cache-Control': 'no-store', ...headers } })
}
