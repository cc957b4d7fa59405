import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { withIdentity } from './database/with-identity.server.ts'

/** `allowed` times per window, refilled evenly. */
export type Limit = { name: string; allowed: number; windowSeconds: number }

export type RateLimits = {
  /** Seconds to wait; 0 when it was granted. */
  take: (limit: Limit, caller: string) => Promise<number>
  /** Makes the allowance whole again. */
  giveBack: (limit: Limit, caller: string) => Promise<void>
}

/** Limits counted in the database, so that all servers share them. Callers are stored as a keyed hash only. */
export function createRateLimits(database: { pool: Pool }, secret: string): RateLimits {
  const keyFor = ({ name }: Limit, caller: string) =>
    `${name}:${createHmac('sha256', secret).update(`${name}:${caller}`).digest('base64url').slice(0, 24)}`
  return {
    async take(limit, caller) {
      const { rows } = await withIdentity(database, { role: 'auth' }, ({ query }) =>
        query<{ wait: number }>('select take_allowance($1, $2, $3) as wait', [
          keyFor(limit, caller),
          limit.allowed,
          limit.windowSeconds,
        ]),
      )
      return rows[0]?.wait ?? 0
    },
    async giveBack(limit, caller) {
      await withIdentity(database, { role: 'auth' }, ({ query }) =>
        query('select give_back_allowance($1)', [keyFor(limit, caller)]),
      )
    },
  }
}
