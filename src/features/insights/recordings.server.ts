import { Readable } from 'node:stream'
import type { Statements } from '#platform/database/with-identity.server.ts'
import { unpack } from './store-recording.server.ts'

export type RecordingSummary = {
  id: string
  /** ISO. */
  startedAt: string
  seconds: number
  pages: number
  kilobytes: number
  device: string
  firstPath: string
}

const pageSize = 20

/** Newest first, by key, also those whose first piece was lost; `next` is '' on the last page. */
export async function listRecordings(
  { query }: Statements,
  after: string,
): Promise<{ recordings: RecordingSummary[]; next: string }> {
  const [time, id] = readCursor(after) ?? ['infinity', 'ffffffff-ffff-4fff-bfff-ffffffffffff']
  const { rows } = await query<{
    id: string
    started: Date
    seconds: number
    pages: number
    bytes: number
    device: string
    path: string
  }>(
    `select first.recording_id as id, first.started_at as started, first.device, first.path, whole.seconds,
       whole.pages, whole.bytes
     from recording_chunks first
     cross join lateral (
       select extract(epoch from max(started_at + make_interval(secs => duration_ms / 1000.0)) - min(started_at))::int
           as seconds, count(distinct path)::int as pages, sum(size)::int as bytes
       from recording_chunks every where every.recording_id = first.recording_id
     ) whole
     where not exists (
         select from recording_chunks earlier
         where earlier.recording_id = first.recording_id and earlier.sequence < first.sequence)
       and (first.started_at, first.recording_id) < ($1::timestamptz, $2::uuid)
     order by first.started_at desc, first.recording_id desc limit ${pageSize + 1}`,
    [time, id],
  )
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    recordings: shown.map((row) => ({
      id: row.id,
      startedAt: row.started.toISOString(),
      seconds: row.seconds,
      pages: row.pages,
      kilobytes: Math.ceil(row.bytes / 1_000),
      device: row.device,
      firstPath: row.path,
    })),
    next: rows.length > pageSize && last ? `${last.started.toISOString()}_${last.id}` : '',
  }
}

/** The pieces of one recording in their order, packed as they came; [] when there is none. */
export async function readRecording({ query }: Statements, id: string): Promise<Buffer[]> {
  const { rows } = await query<{ body: Buffer }>(
    'select body from recording_chunks where recording_id = $1 order by sequence',
    [id],
  )
  return rows.map(({ body }) => body)
}

const longestPlayedBytes = 60_000_000

/**
 * The pieces as one JSON array, up to a limit; the rest is left out. They are sent as text, one after the other, since
 * a few kilobytes from a stranger can unpack to more objects than this server has memory for.
 */
export function unpackPieces(bodies: readonly Buffer[]): ReadableStream<Uint8Array> {
  const pieces = Readable.from(textOf(bodies), { highWaterMark: 1 })
  return Readable.toWeb(pieces) as ReadableStream<Uint8Array>
}

async function* textOf(bodies: readonly Buffer[]): AsyncGenerator<Buffer> {
  let bytes = 0
  yield Buffer.from('[')
  for (const [index, body] of bodies.entries()) {
    const text = await unpack(body)
    bytes += text.byteLength
    if (bytes > longestPlayedBytes) break
    if (index > 0) yield Buffer.from(',')
    yield text
  }
  yield Buffer.from(']')
}

export async function removeRecording({ query }: Statements, id: string): Promise<boolean> {
  return (await query('delete from recording_chunks where recording_id = $1', [id])).rowCount > 0
}

function readCursor(text: string): [string, string] | undefined {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f-]{36})$/.exec(text)
  return match?.[1] !== undefined && match[2] !== undefined ? [match[1], match[2]] : undefined
}
