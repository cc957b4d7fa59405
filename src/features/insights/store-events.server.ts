import { createHmac } from 'node:crypto'
import type { Pool } from 'pg'
import { withIdentity } from '#platform/database/with-identity.server.ts'
import type { ParsedEvent } from './event-schema.ts'

/** Takes parsed events; resolves when they are safe, throws when they should be sent again. */
export type EventSink = {
  take: (events: readonly ParsedEvent[], from: { userId: string | undefined }) => Promise<void>
  stop: () => Promise<void>
}

type StoreParts = { database: { pool: Pool }; secret: string; days: number }

const dayMs = 86_400_000

/** Our own tables. Ids of visitors are kept as keyed hashes, addresses of mail not at all. */
export function createEventStore({ database, secret, days }: StoreParts): EventSink {
  const hash = (kind: string, id: string | undefined) =>
    id === undefined
      ? null
      : createHmac('sha256', secret).update(`${kind}:${id}`).digest('base64url').slice(0, 22)

  return {
    async take(events, { userId }) {
      const now = Date.now()
      const rows = events.map(({ uuid, event, at, about, own }) => ({
        id: uuid,
        name: event,
        at: new Date(withinReason(at.getTime(), now)),
        // The device stays the same when its owner signs in.
        visitor: hash('visitor', about.$device_id ?? about.distinct_id),
        session: hash('session', about.$session_id),
        user_id: userId !== undefined && about.distinct_id === userId ? userId : null,
        path: about.$pathname ?? null,
        tool: own['tool_id'] ?? null,
        properties: { ...withoutTool(own), ...(about.device ? { device: about.device } : {}) },
      }))
      await withIdentity(database, { role: 'worker' }, ({ query }) =>
        query(
          `insert into analytics_events (id, name, at, visitor, session, user_id, path, tool, properties, expires_at)
           select id, name, at, visitor, session, user_id, path, tool, properties, now() + make_interval(days => $2)
           from jsonb_to_recordset($1::jsonb) as event (id uuid, name text, at timestamptz, visitor text, session text,
             user_id uuid, path text, tool text, properties jsonb)
           on conflict do nothing`,
          [JSON.stringify(rows), days],
        ),
      )
    },
    stop: async () => undefined,
  }
}

function withoutTool({ tool_id: _tool, ...own }: Record<string, unknown>): Record<string, unknown> {
  return own
}

/** A clock may be wrong; what waited in a browser may be some days old. */
function withinReason(at: number, now: number): number {
  return at > now || at < now - 7 * dayMs ? now : at
}
