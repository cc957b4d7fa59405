import type { BackupHeader } from './archive-format.server.ts'
import { readArchive } from './read-archive.server.ts'

export type BackupSummary = { header: BackupHeader; tables: number; rows: number; files: number }

/** Reads all of it and compares all of it with its checksums; needs no database. Throws `BackupError`. */
export async function verifyBackup(file: string, passphrase: string | undefined): Promise<BackupSummary> {
  let header: BackupHeader | undefined
  let [rows, files] = [0, 0]
  for await (const part of readArchive(file, passphrase)) {
    if (part.kind === 'header') header = part.header
    if (part.kind === 'rows') rows += part.lines.length
    if (part.kind === 'file') files += 1
  }
  if (header === undefined) throw new Error('An archive without a header was read to its end')
  return { header, tables: header.tables.length, rows, files }
}
