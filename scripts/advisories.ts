// npm run advisories: asks the npm registry about the packages in use, prints what it says, and keeps it for the health
// page of admins. Works beside a running server.
import { spawn } from 'node:child_process'
import { readAudit } from '#features/admin/health/audit-report.ts'
import { keepAdvisories } from '#features/admin/health/keep-advisories.server.ts'
import { parseConfig, readEnvironment } from '#platform/config.server.ts'
import { openForCommand } from '#platform/database/open-for-command.server.ts'
import { createLog } from '#platform/log.server.ts'
import { StartupError } from '#platform/startup-error.server.ts'

const patienceMs = 120_000

/** Only what runs in production: tools for developers are not on the server. */
function audit(): Promise<string> {
  return new Promise((resolve, reject) => {
    const npm = process.env.npm_execpath
    const args = ['audit', '--json', '--omit', 'dev']
    const [program, all] = npm?.endsWith('.js') ? [process.execPath, [npm, ...args]] : [npm ?? 'npm', args]
    const child = spawn(program, all, { stdio: ['ignore', 'pipe', 'ignore'], timeout: patienceMs })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.once('error', reject)
    child.once('close', () => resolve(Buffer.concat(chunks).toString()))
  })
}

/** Answers the exit code: 0 nothing is known, 1 there are advisories, 2 it could not be asked. */
async function run(): Promise<number> {
  const result = readAudit(await audit().catch((error: unknown) => String(error)))
  const database = await openForCommand(parseConfig(readEnvironment()), createLog('silent'))
  await keepAdvisories(database, result).finally(database.close)
  if ('failure' in result) {
    console.error(`Advisories could not be checked: ${result.failure}`)
    console.error('Run this where the npm registry can be reached, with the same package-lock.json.')
    return 2
  }
  const { packages, found } = result.advisories
  for (const { name, severity, title, fix } of found)
    console.log(`${severity}  ${name}: ${title} (${fix === null ? 'no fix yet' : `fix: ${fix}`})`)
  console.log(`${packages} packages checked, ${found.length} with an advisory.`)
  return found.length > 0 ? 1 : 0
}

try {
  process.exitCode = await run()
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
