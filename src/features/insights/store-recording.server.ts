import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Pool } from 'pg'
import { z } from 'zod'
import { AppError } from '#shared/app-error.ts'
import { withIdentity } from '#platform/database/with-identity.server.ts'
import * as texts from './store-recording.texts.server.ts'

const unzip = promisify(gunzip)
export const pack = promisify<Uint8Array, Buffer>(gzip)

export const largestChunkBytes = 600_000
const largestTextBytes = 8_000_000
/** Compressed, of one recording. */
const largestRecordingBytes = 5_000_000

const Chunk = z.object({
  recordingId: z.uuid(),
  sequence: z.int().min(0).max(9_999),
  path: z.string().regex(/^\/[^?#\s]{0,199}$/),
  device: z.enum(['desktop', 'phone', 'tablet']),
  events: z
    .array(
      z.object({
        type: z.int().min(2).max(4),
        timestamp: z.number(),
        data: z.record(z.string(), z.unknown()),
      }),
    )
    .min(1)
    .max(5_000),
})

/** Keeps a piece of a recording as it came. Throws `AppError` for what is none, and when there is enough of it. */
export async function storeRecording(
  database: { pool: Pool },
  body: Uint8Array,
  { id, days }: { id: string; days: number },
): Promise<void> {
  const { recordingId, sequence, path, device, events } = await readChunk(body)
  if (recordingId !== id) throw new AppError('FORBIDDEN', texts.otherRecording)
  const times = events.map(({ timestamp }) => timestamp)
  const startedAt = Math.min(Date.now(), Math.max(0, times[0] ?? 0))
  const durationMs = Math.min(86_400_000, Math.max(0, Math.round((times.at(-1) ?? 0) - (times[0] ?? 0))))
  const kept = await withIdentity(database, { role: 'worker' }, async ({ query }) => {
    const { rows } = await query<{ bytes: number }>(
      'select coalesce(sum(size), 0)::int as bytes from recording_chunks where recording_id = $1',
      [recordingId],
    )
    if ((rows[0]?.bytes ?? 0) + body.byteLength > largestRecordingBytes) return false
    await query(
      `insert into recording_chunks
         (recording_id, sequence, started_at, duration_ms, path, device, body, size, expires_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(days => $9)) on conflict do nothing`,
      [
        recordingId,
        sequence,
        new Date(startedAt).toISOString(),
        durationMs,
        path,
        device,
        Buffer.from(body),
        body.byteLength,
        days,
      ],
    )
    return true
  })
  if (!kept) throw new AppError('TOO_LARGE', texts.limitReached)
}

async function readChunk(body: Uint8Array): Promise<z.output<typeof Chunk>> {
  try {
    return Chunk.parse(JSON.parse((await unpack(body)).toString('utf8')))
  } catch {
    throw new AppError('INVALID_INPUT', texts.notAPart)
  }
}

export function unpack(body: Uint8Array): Promise<Buffer> {
  return unzip(body, { maxOutputLength: largestTextBytes })
}
