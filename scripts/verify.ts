// npm run verify -- FILE: reads a backup to its end and compares all of it with its checksums; needs no database.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fetchBackup } from '#platform/backup/backup-target.server.ts'
import { verifyBackup } from '#platform/backup/verify-backup.server.ts'
import { parseConfig, readEnvironment } from '#platform/config.server.ts'
import { StartupError } from '#platform/startup-error.server.ts'
import { describeBackup } from './describe-backup.ts'
import { passphraseFor } from './restore.ts'

/** Answers the exit code. */
export async function runVerify(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const [file, ...rest] = args
  if (file === undefined || rest.length > 0) {
    console.error('Usage: npm run verify -- FILE\nFILE may also be s3://bucket/prefix/NAME.')
    return 2
  }
  const config = parseConfig(environment)
  const folder = mkdtempSync(join(tmpdir(), 'blueprompt-verify-'))
  try {
    const local = await fetchBackup(config, file, folder)
    const summary = await verifyBackup(local, await passphraseFor(file, config.backupPassphrase))
    console.log(`The backup is whole. ${describeBackup(summary)}`)
    return 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    process.exitCode = await runVerify(process.argv.slice(2), readEnvironment())
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
