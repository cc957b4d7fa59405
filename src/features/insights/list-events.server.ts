import type { Statements } from '#platform/database/with-identity.server.ts'
import type { DateRange } from './insights-report.server.ts'

const most = 100_000

/** Every event of a range as rows of text, the newest if there are too many; the first row names the columns. */
export async function listEvents({ query }: Statements, { from, to }: DateRange): Promise<string[][]> {
  const { rows } = await query<Record<(typeof columns)[number], string | null>>(
    `select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at, name, path, tool, visitor, session,
       user_id::text as "user", properties::text as properties
     from analytics_events where at >= $1::date and at < $2::date + 1 order by analytics_events.at desc limit ${most}`,
    [from, to],
  )
  return [[...columns], ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
}

const columns = ['at', 'name', 'path', 'tool', 'visitor', 'session', 'user', 'properties'] as const
