import type { BackupSummary } from '#platform/backup/verify-backup.server.ts'

/** One sentence for the terminal. */
export function describeBackup({ header, rows, tables, files }: BackupSummary): string {
  const count = (number: number) => number.toLocaleString('en-US')
  return `Everything until ${header.at}: ${count(rows)} rows of ${tables} tables, ${count(files)} files, schema ${header.migrations.length}, from ${header.database === 'embedded' ? 'the embedded database' : 'PostgreSQL'}.`
}
