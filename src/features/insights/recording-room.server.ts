import type { Pool } from 'pg'
import { withIdentity } from '#platform/database/with-identity.server.ts'

const readEveryMs = 60_000

/**
 * How much of what recordings may take of the disk is left. Added up now and then, since every piece would cost a
 * reading of all sizes; in between this process counts what it adds.
 */
export function createRecordingRoom(database: { pool: Pool }, mostBytes: number, now = Date.now) {
  let usedBytes = 0
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  async function read(): Promise<void> {
    const { rows } = await withIdentity(database, { role: 'worker' }, ({ query }) =>
      query<{ bytes: number }>('select coalesce(sum(size), 0)::float8 as bytes from recording_chunks'),
    )
    usedBytes = rows[0]?.bytes ?? 0
    readAt = now()
  }

  return {
    async has(bytes: number): Promise<boolean> {
      if (now() - readAt > readEveryMs) await (reading ??= read().finally(() => (reading = undefined)))
      return usedBytes + bytes <= mostBytes
    },
    added(bytes: number): void {
      usedBytes += bytes
    },
  }
}
