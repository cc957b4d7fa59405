import type { Statements } from '#platform/database/with-identity.server.ts'

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
