// npm run seed:demo: fills an empty installation with content to look at. Works beside a running server.
import { pathToFileURL } from 'node:url'
import { seedDemoPosts } from '#features/blog/demo-posts.server.ts'
import { seedFirstLibrary } from '#features/library/first-library.server.ts'
import { seedDemoContent } from '#features/tool-content/demo-content.server.ts'
import { seedDemoAnnouncements } from '#features/whats-new/demo-announcements.server.ts'
import { parseConfig, readEnvironment } from '#platform/config.server.ts'
import { openForCommand } from '#platform/database/open-for-command.server.ts'
import { withIdentity, type Statements } from '#platform/database/with-identity.server.ts'
import { createLog } from '#platform/log.server.ts'
import { StartupError } from '#platform/startup-error.server.ts'

type Part = {
  /** What it makes, in the plural. */
  name: string
  /** Answers how many there are then. `adminId`: who signs, if anybody has been made admin already. */
  fill: (statements: Statements, adminId: string | null) => Promise<number>
}

const parts: readonly Part[] = [
  { name: 'tool guides', fill: seedDemoContent },
  { name: 'announcements', fill: seedDemoAnnouncements },
  { name: 'articles', fill: seedDemoPosts },
  { name: 'texts of the reference library', fill: seedFirstLibrary },
]

/** All of it or nothing, in one transaction. Answers the exit code. */
export async function runSeedDemo(environment: NodeJS.ProcessEnv): Promise<number> {
  const database = await openForCommand(parseConfig(environment), createLog('silent'))
  try {
    return await withIdentity(database, { role: 'operator' }, async (statements) => {
      const reason = await findLife(statements)
      if (reason !== undefined) {
        console.error(`Nothing was added: ${reason}. Demo content is for an empty installation only.`)
        return 1
      }
      const { rows } = await statements.query<{ id: string }>(
        'select id from profiles where is_admin order by created_at limit 1',
      )
      for (const { name, fill } of parts) {
        const count = await fill(statements, rows[0]?.id ?? null)
        console.log(`Added ${count} ${name}.`)
      }
      console.log('A running server shows them within a minute.')
      return 0
    })
  } finally {
    await database.close()
  }
}

/** Why this installation is not empty; whoever tries it out may have signed up already. */
async function findLife({ query }: Statements): Promise<string | undefined> {
  const { rows } = await query<{ accounts: number; content: boolean }>(
    `select (select count(*) from (select from users limit 2) known)::int as accounts,
       exists (select from tools_content) or exists (select from whats_new_posts)
         or exists (select from blogs) as content`,
  )
  if (rows[0]?.content) return 'there is content already'
  if ((rows[0]?.accounts ?? 0) > 1) return 'more than one person has signed up'
  return undefined
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    process.exitCode = await runSeedDemo(readEnvironment())
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
