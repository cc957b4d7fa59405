// npm run restore -- FILE: fills an empty installation, of either kind of database, with a backup.
import { pathToFileURL } from 'node:url'
import { restoreBackup } from '#platform/backup/restore-backup.server.ts'
import { parseConfig, readEnvironment } from '#platform/config.server.ts'
import { createLog } from '#platform/log.server.ts'
import { StartupError } from '#platform/startup-error.server.ts'
import { askPassphrase } from './ask-passphrase.ts'
import { describeBackup } from './describe-backup.ts'

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

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    process.exitCode = await runRestore(process.argv.slice(2), readEnvironment())
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
