import type { Pool } from 'pg'
import { person, withIdentity } from '#platform/database/with-identity.server.ts'

/** What the tables say about a person; row-level security makes sure that it is about nobody else. */
export function readOwnRows(
  database: { pool: Pool },
  userId: string,
): Promise<{ profile: Record<string, unknown> | undefined; prompts: Record<string, unknown>[] }> {
  return withIdentity(database, person(userId), async ({ query }) => {
    const profiles = await query<Record<string, unknown>>(
      'select id, email, full_name, avatar_url, is_admin, created_at, updated_at from profiles where id = $1',
      [userId],
    )
    const prompts = await query<Record<string, unknown>>(
      `select id, tool_slug, kind, title, is_favourite, project_name, project_type, form_data, generated_prompt, created_at
       from prompt_history where user_id = $1 and deleted_at is null order by created_at desc, id desc`,
      [userId],
    )
    return { profile: profiles.rows[0], prompts: prompts.rows }
  })
}
