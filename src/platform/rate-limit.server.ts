import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { withIdentity } from './database/with-identity.server.ts'

/** `allowed` times per window, refilled evenly; 0: never. */
export type Limit = { name: string; allowed: number; windowSeconds: number }

export type RateLimits = {
  /** Seconds to wait; 0 when it was granted. What comes `then` is only taken when the first was. */
  take: (limit: Limit, caller: string, then?: { limit: Limit; caller: string }) => Promise<number>
  /** Makes the allowance whole again. */
  giveBack: (limit: Limit, caller: string) => Promise<void>
}

/** Limits counted in the database, so that all servers share them. Callers are stored as a keyed hash only. */
export function createRateLimits(database: { pool: Pool }, secret: string): RateLimits {
  const keyFor = ({ name }: Limit, caller: string) =>
    `${name}:${createHmac('sha256', secret).update(`${name}:${caller}`).digest('base64url').slice(0, 24)}`
  return {
    async take(limit, caller, then) {
      const closed = [limit, then?.limit].find((one) => one?.allowed === 0)
      if (closed !== undefined) return closed.windowSeconds
      const asked = (one: Limit, by: string) => [keyFor(one, by), one.allowed, one.windowSeconds]
      const { rows } = await withIdentity(database, { role: 'auth' }, ({ query }) =>
        then === undefined
          ? query<{ wait: number }>('select take_allowance($1, $2, $3) as wait', asked(limit, caller))
          : query<{ wait: number }>(
              `with first as materialized (select take_allowance($1, $2, $3) as wait)
               select case when wait > 0 then wait else take_allowance($4, $5, $6) end as wait from first`,
              [...asked(limit, caller), ...asked(then.limit, then.caller)],
            ),
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
