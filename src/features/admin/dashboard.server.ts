import type { Statements } from '#platform/database/with-identity.server.ts'
import type { DailyValue } from './daily-chart.tsx'
import { fillDays } from './fill-days.ts'

export type Counters = {
  users: number
  toolContents: number
  posts: number
  /** In the last seven days. */
  recentSignUps: number
}

export async function countEverything({ query }: Statements): Promise<Counters> {
  const { rows } = await query<Counters>(
    `select (select count(*) from profiles)::int as "users",
       (select count(*) from tools_content)::int as "toolContents",
       (select count(*) from whats_new_posts)::int as "posts",
       (select count(*) from profiles where created_at >= now() - interval '7 days')::int as "recentSignUps"`,
  )
  return rows[0] ?? { users: 0, toolContents: 0, posts: 0, recentSignUps: 0 }
}

export type Activity = {
  signUps: DailyValue[]
  generations: DailyValue[]
  /** The most used first. */
  byTool: { toolSlug: string; generations: number }[]
}

/** The last so many days in UTC, today included. */
export async function readActivity({ query }: Statements, today: string, days: number): Promise<Activity> {
  const since = `${fillDays([], today, days)[0]?.day ?? today}T00:00:00Z`
  const signUps = await query<DailyValue>(
    `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as value
     from profiles where created_at >= $1::timestamptz group by 1`,
    [since],
  )
  const { rows } = await query<DailyValue & { toolSlug: string }>(
    `select to_char(day, 'YYYY-MM-DD') as day, tool_slug as "toolSlug", generations::int as value
     from count_generations($1::timestamptz)`,
    [since],
  )
  const byTool = new Map<string, number>()
  for (const { toolSlug, value } of rows) byTool.set(toolSlug, (byTool.get(toolSlug) ?? 0) + value)
  return {
    signUps: fillDays(signUps.rows, today, days),
    generations: fillDays(rows, today, days),
    byTool: [...byTool]
      .map(([toolSlug, generations]) => ({ toolSlug, generations }))
      .sort((one, other) => other.generations - one.generations),
  }
}

export type SystemState = {
  /** Waiting to be sent. */
  mailWaiting: number
  /** Given up: somebody has to look. */
  mailDead: number
  databaseBytes: number
  /** One question and its answer. */
  databaseMs: number
}

export async function readSystemState({ query }: Statements): Promise<SystemState> {
  const startedAt = performance.now()
  await query('select 1')
  const databaseMs = performance.now() - startedAt
  const { rows } = await query<Omit<SystemState, 'databaseMs'>>(
    `select (select count(*) from mail_outbox where status = 'waiting')::int as "mailWaiting",
       (select count(*) from mail_outbox where status = 'dead')::int as "mailDead",
       pg_database_size(current_database())::float8 as "databaseBytes"`,
  )
  return { ...(rows[0] ?? { mailWaiting: 0, mailDead: 0, databaseBytes: 0 }), databaseMs }
}
