// npm run admin -- grant|revoke|sign-out|reset-2fa EMAIL, list or make-bucket. Works beside a running server.
import { endAllSessions, listAdmins, setAdmin, type AdminChange } from '#features/accounts/admins.server.ts'
import { describeReset, resetSecondFactors } from '#features/accounts/reset-second-factors.server.ts'
import { parseConfig } from '#platform/config.server.ts'
import { openForCommand } from '#platform/database/open-for-command.server.ts'
import { makeBucket } from '#platform/files/file-storage.server.ts'
import { createLog } from '#platform/log.server.ts'
import { onCommandLine } from './on-command-line.ts'

const verbs = ['grant', 'revoke', 'sign-out', 'reset-2fa']
const usage = `Usage: npm run admin -- ${verbs.map((verb) => `${verb} EMAIL`).join(' | ')} | list | make-bucket`

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
  const isAlone = ['list', 'make-bucket'].includes(verb) && args.length === 1
  if (!isAlone && (!verbs.includes(verb) || email === '' || args.length !== 2)) {
    console.error(usage)
    return 2
  }
  const config = parseConfig(environment)
  if (verb === 'make-bucket') {
    console.log(`The bucket ${config.s3Bucket} was ${await makeBucket(config)}.`)
    return 0
  }
  const database = await openForCommand(config, createLog('silent'))
  try {
    if (verb === 'list') {
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

await onCommandLine(import.meta.url, runAdmin)
