// npm run backup -- FOLDER [--encrypt]: the whole installation as one file, also while the server runs.
import { parseArgs } from 'node:util'
import { giveWay } from '#platform/backup/give-way.server.ts'
import { takeBackup } from '#platform/backup/take-backup.server.ts'
import { parseConfig } from '#platform/config.server.ts'
import { StartupError } from '#platform/startup-error.server.ts'
import { askPassphrase } from './ask-passphrase.ts'
import { describeBackup } from './describe-backup.ts'
import { onCommandLine } from './on-command-line.ts'

const usage = `Usage: npm run backup -- FOLDER [--encrypt]
FOLDER may also be s3://bucket/prefix. With BACKUP_PASSPHRASE the file is encrypted; --encrypt asks for a passphrase.`

/** Answers the exit code. */
export async function runBackup(args: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: { encrypt: { type: 'boolean' } },
  })
  const [to, ...rest] = positionals
  if (to === undefined || rest.length > 0 || Object.keys(values).some((name) => name !== 'encrypt')) {
    console.error(usage)
    return 2
  }
  const config = parseConfig(environment)
  const text = config.backupPassphrase ?? (values.encrypt === true ? await askTwice() : undefined)
  const finished = await takeBackup(config, { to, passphrase: text === undefined ? undefined : { text } })
  console.log(`${finished.place}\n${describeBackup(finished)} ${(finished.bytes / 1e6).toFixed(1)} MB.`)
  if (text === undefined)
    console.log(
      'It is not encrypted and holds everything, passwords as hashes: keep it where nobody else can read it.',
    )
  return 0
}

async function askTwice(): Promise<string> {
  const first = await askPassphrase('Passphrase for the backup: ')
  if (first === undefined) {
    throw new StartupError('There is no passphrase: set BACKUP_PASSPHRASE, or type one at a terminal.')
  }
  const { backupPassphrase } = parseConfig({ BACKUP_PASSPHRASE: first })
  if (backupPassphrase !== (await askPassphrase('Once more: '))) {
    throw new StartupError('The two passphrases differ: start again.')
  }
  return first
}

await onCommandLine(import.meta.url, (args, environment) => {
  giveWay()
  return runBackup(args, environment)
})
