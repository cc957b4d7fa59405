// npm run restore -- FILE: fills an empty installation, of either kind of database, with a backup.
import { restoreBackup } from '#platform/backup/restore-backup.server.ts'
import { parseConfig } from '#platform/config.server.ts'
import { createLog } from '#platform/log.server.ts'
import { askPassphrase } from './ask-passphrase.ts'
import { describeBackup } from './describe-backup.ts'
import { onCommandLine } from './on-command-line.ts'

/** Answers the exit code. */
export async function runRestore(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const [file, ...rest] = args
  if (file === undefined || rest.length > 0) {
    console.error('Usage: npm run restore -- FILE\nFILE may also be s3://bucket/prefix/NAME.')
    return 2
  }
  const config = parseConfig(environment)
  const passphrase = await passphraseFor(file, config.backupPassphrase)
  const restored = await restoreBackup(config, file, passphrase, createLog('silent'))
  console.log(`Restored. ${describeBackup(restored)} Start the server with \`npm start\`.`)
  if (restored.warning !== undefined) console.error(restored.warning)
  return 0
}

/** What is set, or what is typed if the file is encrypted. */
export async function passphraseFor(file: string, isSet: string | undefined): Promise<string | undefined> {
  return isSet ?? (file.endsWith('.age') ? askPassphrase('Passphrase of the backup: ') : undefined)
}

await onCommandLine(import.meta.url, runRestore)
