import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import { Decrypter } from 'age-encryption'
import { createTarDecoder, type ParsedTarEntry } from 'modern-tar'
import { imageName } from '../files/uploaded-files.server.ts'
import { StartupError } from '../startup-error.server.ts'
import {
  BackupError,
  BackupHeader,
  BackupManifest,
  headerName,
  largestEntry,
  manifestName,
  rowsName,
} from './archive-format.server.ts'
import { sha256, webStreamOf, type Entry } from './write-archive.server.ts'

export type ArchivePart =
  | { kind: 'header'; header: BackupHeader }
  | { kind: 'rows'; table: BackupHeader['tables'][number]; lines: string[] }
  | { kind: 'file'; name: string; bytes: Uint8Array }
  /** The last one: all before it are as they were written. */
  | { kind: 'end'; manifest: BackupManifest }

/** Throws `BackupError`, with a sentence, for an archive that is not whole, was altered or is none. */
export async function* readArchive(
  file: string,
  passphrase: string | undefined,
): AsyncGenerator<ArchivePart> {
  const seen: BackupManifest = { entries: [], rows: {} }
  let header: BackupHeader | undefined
  let next = { table: -1, part: 1, isAmongFiles: false }
  let isOver = false
  for await (const { name, bytes } of readEntries(file, passphrase)) {
    if (isOver) throw damaged(file, `${name} comes after its end`)
    if (header === undefined) {
      header = parsed(file, BackupHeader, name === headerName ? bytes : undefined)
      yield { kind: 'header', header }
    } else if (name === manifestName) {
      const manifest = parsed(file, BackupManifest, bytes)
      if (!isSame(seen, manifest)) throw damaged(file, 'its checksums do not fit')
      isOver = true
      yield { kind: 'end', manifest }
    } else if (name.startsWith('rows/') && !next.isAmongFiles) {
      next = follow(file, header, next, name)
      const table = header.tables[next.table] as BackupHeader['tables'][number]
      const lines = readLines(file, name, bytes, table.columns.length)
      seen.rows[table.name] = (seen.rows[table.name] ?? 0) + lines.length
      yield { kind: 'rows', table, lines }
    } else {
      const image = name.startsWith('files/') ? name.slice('files/'.length) : ''
      if (!imageName.test(image)) throw damaged(file, 'it holds something that does not belong there')
      next.isAmongFiles = true
      yield { kind: 'file', name: image, bytes }
    }
    seen.entries.push({ name, size: bytes.length, sha256: sha256(bytes) })
  }
  if (!isOver) throw damaged(file, 'its end is missing')
}

type Place = { table: number; part: number; isAmongFiles: boolean }

/** Tables come in their order, and pieces of one in theirs. */
function follow(file: string, { tables }: BackupHeader, { table, part }: Place, name: string): Place {
  const current = tables[table]?.name
  if (current !== undefined && name === rowsName(current, part + 1))
    return { table, part: part + 1, isAmongFiles: false }
  const other = tables.findIndex((one, index) => index > table && name === rowsName(one.name, 1))
  if (other === -1) throw damaged(file, 'it holds rows that do not belong there')
  return { table: other, part: 1, isAmongFiles: false }
}

function readLines(file: string, name: string, bytes: Uint8Array, columns: number): string[] {
  const lines = Buffer.from(bytes).toString('utf8').split('\n')
  if (lines.pop() !== '') throw damaged(file, `${name} does not end`)
  for (const line of lines) {
    const row = parsedJson(file, line)
    const isRow =
      Array.isArray(row) &&
      row.length === columns &&
      row.every((cell) => cell === null || typeof cell === 'string')
    if (!isRow) throw damaged(file, `${name} holds something else than rows`)
  }
  return lines
}

function isSame(seen: BackupManifest, manifest: BackupManifest): boolean {
  return (
    seen.entries.length === manifest.entries.length &&
    seen.entries.every((entry, index) => {
      const said = manifest.entries[index]
      return entry.name === said?.name && entry.size === said.size && entry.sha256 === said.sha256
    }) &&
    Object.keys(manifest.rows).length === Object.keys(seen.rows).length &&
    Object.entries(seen.rows).every(([table, count]) => manifest.rows[table] === count)
  )
}

function parsed<Output>(
  file: string,
  schema: { safeParse: (value: unknown) => { success: true; data: Output } | { success: false } },
  bytes: Uint8Array | undefined,
): Output {
  const result = schema.safeParse(
    bytes === undefined ? undefined : parsedJson(file, Buffer.from(bytes).toString('utf8')),
  )
  if (result.success) return result.data
  throw new BackupError(
    `${file} is no backup of this product, or one of a newer version: start the version that made it.`,
  )
}

function parsedJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw damaged(file, 'it holds something else than JSON', cause)
  }
}

async function* readEntries(file: string, passphrase: string | undefined): AsyncGenerator<Entry> {
  const isSealed = await isEncrypted(file)
  if (isSealed && passphrase === undefined) {
    throw new BackupError(`${file} is encrypted: set BACKUP_PASSPHRASE to the passphrase it was made with.`)
  }
  const plain = createZstdDecompress()
  const stages = isSealed
    ? [(source: AsyncIterable<Uint8Array>) => decrypted(file, source, passphrase ?? '')]
    : []
  // Whoever reads `plain` gets the error of every stage before it.
  pipeline([createReadStream(file), ...stages, plain], () => undefined)
  try {
    const decoder = createTarDecoder({ strict: true })
    for await (const entry of webStreamOf(plain).pipeThrough(decoder))
      yield { name: entry.header.name, bytes: await readBody(file, entry) }
  } catch (error) {
    throw error instanceof StartupError ? error : damaged(file, reasonOf(error), error)
  } finally {
    plain.destroy()
  }
}

async function readBody(file: string, { header, body }: ParsedTarEntry): Promise<Uint8Array> {
  if (header.type !== 'file') throw damaged(file, 'it holds something else than files')
  if (header.size > largestEntry) throw damaged(file, 'an entry of it is too large')
  const pieces: Uint8Array[] = []
  for await (const piece of body) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function* decrypted(file: string, source: AsyncIterable<Uint8Array>, passphrase: string) {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  const plain = await decrypter.decrypt(webStreamOf(source)).catch((cause: unknown) => {
    throw new BackupError(
      `${file} does not open with this passphrase: set BACKUP_PASSPHRASE to the one it was made with. If it is the right one, the file is damaged.`,
      { cause },
    )
  })
  yield* plain as AsyncIterable<Uint8Array>
}

const encryptedStart = 'age-encryption.org/v1'
const zstdStart = '28b52ffd'

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file).catch((cause: unknown) => {
    throw new BackupError(`${file} cannot be read: name a file that \`npm run backup\` has made.`, { cause })
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(encryptedStart.length), 0)
    if (buffer.toString('latin1', 0, bytesRead) === encryptedStart) return true
    if (buffer.toString('hex', 0, 4) === zstdStart) return false
  } finally {
    await handle.close()
  }
  throw new BackupError(`${file} is no backup: name a file that \`npm run backup\` has made.`)
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function damaged(file: string, why: string, cause?: unknown): BackupError {
  return new BackupError(`The backup ${file} is damaged (${why}): use another one.`, { cause })
}
