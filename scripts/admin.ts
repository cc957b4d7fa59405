// npm run admin -- grant|revoke|sign-out|reset-2fa EMAIL, or list. Works beside a running server.
import { pathToFileURL } from 'node:url'
import { endAllSessions, listAdmins, setAdmin, type AdminChange } from '#features/accounts/admins.server.ts'
import { describeReset, resetSecondFactors } from '#features/accounts/reset-second-factors.server.ts'
import { parseConfig, readEnvironment } from '#platform/config.server.ts'
import { openForCommand } from '#platform/database/open-for-command.server.ts'
import { createLog } from '#platform/log.server.ts'
import { StartupError } from '#platform/startup-error.server.ts'

const verbs = ['grant', 'revoke', 'sign-out', 'reset-2fa']
const usage = `Usage: npm run admin -- ${verbs.map((verb) => `${verb} EMAIL`).join(' | ')} | list`

const sentences: Record<AdminChange, (email: string, verb: string) => string> = {
  changed: (email, verb) =>
    verb === 'grant' ? `${email} is an admin now.` : `${email} is no admin any more.`,
  'already so': (email, verb) =>
    verb === 'grant' ? `${email} is an admin already.` : `${email} is no admin.`,
  unknown: (email) => `Nobody has signed up as ${email}.`,
  'last admin': (email) => `${email} is the last admin: make somebody else admin first.`,
}

/** Answers the exit code. */
export async function runAdmin(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const [verb = '', email = ''] = args
  const isList = verb === 'list' && args.length === 1
  if (!isList && (!verbs.includes(verb) || email === '' || args.length !== 2)) {
    console.error(usage)
    return 2
  }
  const config = parseConfig(environment)
  const database = await openForCommand(config, createLog('silent'))
  try {
    if (isList) {
      for (const admin of await listAdmins(database)) console.log(admin)
      return 0
    }
    if (verb === 'sign-out') {
      const ended = await endAllSessions(database, email)
      console.log(`Sessions of ${email} that were ended: ${ended}.`)
      return 0
    }
    if (verb === 'reset-2fa') {
      const removed = await resetSecondFactors(database, email, config)
      if (removed === undefined) console.error(sentences.unknown(email, verb))
      else console.log(describeReset(email, removed))
      return removed === undefined ? 1 : 0
    }
    const change = await setAdmin(database, email, verb === 'grant')
    const isDone = change === 'changed' || change === 'already so'
    ;(isDone ? console.log : console.error)(sentences[change](email, verb))
    return isDone ? 0 : 1
  } finally {
    await database.close()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    process.exitCode = await runAdmin(process.argv.slice(2), readEnvironment())
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
