// npm run verify -- FILE: reads a backup to its end and compares all of it with its checksums; needs no database.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fetchBackup } from '#platform/backup/backup-target.server.ts'
import { verifyBackup } from '#platform/backup/verify-backup.server.ts'
import { parseConfig } from '#platform/config.server.ts'
import { describeBackup } from './describe-backup.ts'
import { onCommandLine } from './on-command-line.ts'
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

await onCommandLine(import.meta.url, runVerify)
