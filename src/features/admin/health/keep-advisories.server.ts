import type { Pool } from 'pg'
import { withIdentity } from '#platform/database/with-identity.server.ts'
import type { readAudit } from './audit-report.ts'

/** Keeps the result for the health page. A check that failed leaves the last good one as it is. */
export async function keepAdvisories(
  database: { pool: Pool },
  result: ReturnType<typeof readAudit>,
): Promise<void> {
  await withIdentity(database, { role: 'operator' }, ({ query }) =>
    'advisories' in result
      ? query(
          `update server_health set advisories = $1, advisories_at = now(), advisories_failed_at = null,
             advisories_failure = null`,
          [JSON.stringify(result.advisories)],
        )
      : query('update server_health set advisories_failed_at = now(), advisories_failure = $1', [
          result.failure,
        ]),
  )
}
