// npm run seed:demo: fills an empty installation with content to look at. Works beside a running server.
import type { Pool } from 'pg'
import { seedDemoPosts, storeDemoCovers } from '#features/blog/demo-posts.server.ts'
import { seedFirstLibrary } from '#features/library/first-library.server.ts'
import { seedDemoContent } from '#features/tool-content/demo-content.server.ts'
import { seedDemoAnnouncements } from '#features/whats-new/demo-announcements.server.ts'
import { parseConfig } from '#platform/config.server.ts'
import { openForCommand } from '#platform/database/open-for-command.server.ts'
import { withIdentity, type Statements } from '#platform/database/with-identity.server.ts'
import { openFileStorage } from '#platform/files/file-storage.server.ts'
import { createLog } from '#platform/log.server.ts'
import { onCommandLine } from './on-command-line.ts'

/** Fills the installation, parts of it in one transaction. Answers the exit code. */
export async function runSeedDemo(environment: NodeJS.ProcessEnv): Promise<number> {
  const config = parseConfig(environment)
  const database = await openForCommand(config, createLog('silent'))
  try {
    const { reason, adminId } = await withIdentity(database, { role: 'operator' }, findLife)
    if (reason !== undefined) {
      console.error(`Nothing was added: ${reason}. Demo content is for an empty installation only.`)
      return 1
    }
    const covers = await storeDemoCovers(await openFileStorage(config))
    const authorId = adminId ?? (await addDemoAuthor(database, `${config.appName} team`))
    await withIdentity(database, { role: 'operator' }, async (statements) => {
      console.log(`Added ${await seedDemoContent(statements)} tool guides.`)
      console.log(`Added ${await seedDemoAnnouncements(statements)} announcements.`)
      console.log(`Added ${await seedDemoPosts(statements, authorId, covers)} articles.`)
      console.log(`Added ${await seedFirstLibrary(statements)} sources to the library.`)
    })
    console.log('A running server shows them within seconds.')
    return 0
  } finally {
    await database.close()
  }
}

const demoAuthor = 'demo-author@example.invalid'

/** Somebody who signs the articles while nobody is admin: an account without a way in, at an address that cannot be. */
async function addDemoAuthor(database: { pool: Pool }, name: string): Promise<string> {
  const { rows } = await withIdentity(database, { role: 'auth' }, ({ query }) =>
    query<{ id: string }>(
      `insert into users (name, email) values ($1, $2)
       on conflict (email) do update set name = excluded.name returning id`,
      [name, demoAuthor],
    ),
  )
  const author = rows[0]
  if (!author) throw new Error('The author of the articles was not stored')
  return author.id
}

/**
 * Why this installation is not empty. Somebody may have signed up already to try it out, and an earlier run may have
 * failed.
 */
export async function findLife({
  query,
}: Statements): Promise<{ reason?: string; adminId: string | undefined }> {
  const { rows } = await query<{ accounts: number; content: boolean; adminId: string | null }>(
    `select (select count(*) from (select from users where email <> $1 limit 2) known)::int as accounts,
       exists (select from tools_content) or exists (select from whats_new_posts)
         or exists (select from blogs) as content,
       (select id from profiles where is_admin order by created_at limit 1) as "adminId"`,
    [demoAuthor],
  )
  const adminId = rows[0]?.adminId ?? undefined
  if (rows[0]?.content) return { reason: 'there is content already', adminId }
  if ((rows[0]?.accounts ?? 0) > 1) return { reason: 'more than one person has signed up', adminId }
  return { adminId }
}

await onCommandLine(import.meta.url, (_args, environment) => runSeedDemo(environment))
