// A backup is a tar archive, compressed with zstd and, with a passphrase, encrypted in the age format:
//   backup.json                what it is a backup of
//   rows/TABLE/000001.jsonl    a line per row: the columns as text, in the order of backup.json
//   files/NAME                 uploaded images
//   manifest.json              size and SHA-256 of every entry before it; without it an archive is not whole
import { z } from 'zod'
import { StartupError } from '../startup-error.server.ts'

export const headerName = 'backup.json'
export const manifestName = 'manifest.json'

/** Each entry is held in memory as a whole, so an archive from elsewhere must not decide how large it is. */
export const largestEntry = 64 * 1024 * 1024

const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/)
const digest = z.string().regex(/^[0-9a-f]{64}$/)
const wholeNumber = z.int().min(0)

export const BackupHeader = z.object({
  format: z.literal('blueprompt backup'),
  version: z.literal(1),
  /** Everything acknowledged before is in it. */
  at: z.iso.datetime(),
  installation: z.uuid(),
  database: z.enum(['embedded', 'postgres']),
  migrations: z.array(z.object({ version: wholeNumber, name: z.string(), checksum: digest })).min(1),
  /** What sealed the keys of model providers: set from outside, or kept in the database and so in here. */
  secret: z.object({ isInBackup: z.boolean(), fingerprint: z.string() }),
  tables: z.array(
    z.object({ name: identifier, columns: z.array(z.object({ name: identifier, type: z.string() })).min(1) }),
  ),
  sequences: z.array(
    z.object({
      table: identifier,
      column: identifier,
      last: z.string().regex(/^\d{1,19}$/),
      isCalled: z.boolean(),
    }),
  ),
})
export type BackupHeader = z.infer<typeof BackupHeader>

export const BackupManifest = z.object({
  entries: z.array(z.object({ name: z.string(), size: wholeNumber, sha256: digest })),
  rows: z.record(identifier, wholeNumber),
})
export type BackupManifest = z.infer<typeof BackupManifest>

export function rowsName(table: string, part: number): string {
  return `rows/${table}/${String(part).padStart(6, '0')}.jsonl`
}

/** An archive that cannot be used, and what to do about it. */
export class BackupError extends StartupError {}
