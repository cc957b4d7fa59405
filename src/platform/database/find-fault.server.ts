import { setTimeout as wait } from 'node:timers/promises'
import type { Pool } from 'pg'
import * as texts from './find-fault.texts.server.ts'
import { withIdentity } from './with-identity.server.ts'

/** A write each time would keep the disk of a quiet server awake, and tell nothing new. */
const writeEveryMs = 10_000
const writeWithinMs = 2_000

/** Asks whether the database answers, and now and then whether it takes a row. What failed is tried again at once. */
export function createFaultFinder(
  pool: Pool,
  isReady: () => Promise<boolean>,
  now: () => number = () => performance.now(),
): () => Promise<string | undefined> {
  let writtenAt = -Infinity
  return async () => {
    if (!(await isReady())) return texts.noAnswer
    if (now() - writtenAt < writeEveryMs) return undefined
    const fault = await Promise.race([tryWrite(pool), wait(writeWithinMs, texts.slowWrite, { ref: false })])
    if (fault === undefined) writtenAt = now()
    return fault
  }
}

async function tryWrite(pool: Pool): Promise<string | undefined> {
  try {
    await withIdentity({ pool }, { role: 'worker' }, ({ query }) =>
      query('update server_health set written_at = now()'),
    )
    return undefined
  } catch (error) {
    return texts.noWrite(texts.reasons[codeOf(error) ?? ''] ?? texts.otherReason)
  }
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.cause !== undefined) return codeOf(error.cause)
  return 'code' in error ? String(error.code) : undefined
}
