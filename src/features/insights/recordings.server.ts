import type { Statements } from '#platform/database/with-identity.server.ts'
import { readChunk } from './store-recording.server.ts'

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

/** Newest first, by key; `next` is '' on the last page. */
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
     where first.sequence = 0 and (first.started_at, first.recording_id) < ($1::timestamptz, $2::uuid)
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

/** Everything of one recording in the order it happened; [] when there is none. */
export async function readRecording({ query }: Statements, id: string): Promise<unknown[]> {
  const { rows } = await query<{ body: Buffer }>(
    'select body from recording_chunks where recording_id = $1 order by sequence',
    [id],
  )
  const chunks = await Promise.all(rows.map(({ body }) => readChunk(body)))
  return chunks.flatMap(({ events }) => events).sort((one, other) => one.timestamp - other.timestamp)
}

export async function removeRecording({ query }: Statements, id: string): Promise<boolean> {
  return (await query('delete from recording_chunks where recording_id = $1', [id])).rowCount > 0
}

function readCursor(text: string): [string, string] | undefined {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f-]{36})$/.exec(text)
  return match?.[1] !== undefined && match[2] !== undefined ? [match[1], match[2]] : undefined
}
