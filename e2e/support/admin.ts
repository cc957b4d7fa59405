import type { Page } from '@playwright/test'
import { setAdmin } from '#features/accounts/admins.server.ts'
import { openForCommand } from '#platform/database/open-for-command.server.ts'
import { withIdentity, type Identity, type Statements } from '#platform/database/with-identity.server.ts'
import { createLog } from '#platform/log.server.ts'
import { signInAsNew } from './account.ts'

type CommandDatabase = Awaited<ReturnType<typeof openForCommand>>

/** The database of the running server, as the command line reaches it. */
async function withDatabase<Result>(work: (database: CommandDatabase) => Promise<Result>): Promise<Result> {
  const dataDir = process.env.E2E_DATA_DIR
  if (dataDir === undefined) throw new Error('E2E_DATA_DIR is missing: run the journeys with npm run e2e')
  const database = await openForCommand({ databaseUrl: undefined, dataDir }, createLog('silent'))
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** What no journey in the browser brings about in time: a hundred sign-ups, a mail server that refuses. */
export function inDatabase<Result>(
  identity: Identity,
  work: (statements: Statements) => Promise<Result>,
): Promise<Result> {
  return withDatabase((database) => withIdentity(database, identity, work))
}

/** As `npm run admin -- grant EMAIL` does it, beside the running server. */
export function changeAdmin(email: string, isAdmin: boolean): Promise<void> {
  return withDatabase(async (database) => {
    const change = await setAdmin(database, email, isAdmin)
    if (change === 'unknown' || change === 'last admin') throw new Error(`${email}: ${change}`)
  })
}

/** Signs up somebody new, makes them an admin and answers their address. */
export async function signInAsAdmin(page: Pick<Page, 'request'>): Promise<string> {
  const email = await signInAsNew(page)
  await changeAdmin(email, true)
  return email
}
