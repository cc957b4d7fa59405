import type { Page } from '@playwright/test'
import { setAdmin } from '#features/accounts/admins.server.ts'
import { openForCommand } from '#platform/database/open-for-command.server.ts'
import { createLog } from '#platform/log.server.ts'
import { signInAsNew } from './account.ts'

/** As `npm run admin -- grant EMAIL` does it, beside the running server. */
export async function changeAdmin(email: string, isAdmin: boolean): Promise<void> {
  const dataDir = process.env.E2E_DATA_DIR
  if (dataDir === undefined) throw new Error('E2E_DATA_DIR is missing: run the journeys with npm run e2e')
  const database = await openForCommand({ databaseUrl: undefined, dataDir }, createLog('silent'))
  try {
    const change = await setAdmin(database, email, isAdmin)
    if (change === 'unknown' || change === 'last admin') throw new Error(`${email}: ${change}`)
  } finally {
    await database.close()
  }
}

/** Signs up somebody new, makes them an admin and answers their address. */
export async function signInAsAdmin(page: Page): Promise<string> {
  const email = await signInAsNew(page)
  await changeAdmin(email, true)
  return email
}
