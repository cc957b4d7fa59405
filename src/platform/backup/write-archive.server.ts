import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { constants, createZstdCompress } from 'node:zlib'
import { Encrypter } from 'age-encryption'
import { createTarPacker } from 'modern-tar'
import { BackupError, largestEntry, manifestName, type BackupManifest } from './archive-format.server.ts'

export type Entry = { name: string; bytes: Uint8Array }
export type Passphrase = {
  text: string
  /** Base-2 logarithm of scrypt's cost; less is for tests only. */
  workFactor?: number
}

/** Writes the entries and the manifest to a new file that only this user may read, and forces it to the disk. */
export async function writeArchive(
  file: string,
  entries: AsyncIterable<Entry>,
  passphrase: Passphrase | undefined,
): Promise<void> {
  const { readable, controller } = createTarPacker()
  const written = pipeline(
    readable as AsyncIterable<Uint8Array>,
    createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } }),
    (source: AsyncIterable<Uint8Array>) =>
      passphrase === undefined ? source : encrypted(source, passphrase),
    createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }),
  )
  const add = async ({ name, bytes }: Entry) => {
    if (bytes.length > largestEntry) throw new BackupError(`${name} is too large for a backup.`)
    const writer = controller.add({ name, size: bytes.length, mode: 0o600 }).getWriter()
    await writer.write(bytes)
    await writer.close()
  }
  const filling = fill(entries, add).then(
    () => controller.finalize(),
    (error: unknown) => controller.error(error),
  )
  // Whichever fails ends the other; what the file says is nearer to the cause.
  await written
  await filling
}

async function fill(entries: AsyncIterable<Entry>, add: (entry: Entry) => Promise<void>): Promise<void> {
  const manifest: BackupManifest = { entries: [], rows: {} }
  for await (const entry of entries) {
    await add(entry)
    const { name, bytes } = entry
    manifest.entries.push({ name, size: bytes.length, sha256: sha256(bytes) })
    const [, table] = /^rows\/(\w+)\//.exec(name) ?? []
    if (table !== undefined) manifest.rows[table] = (manifest.rows[table] ?? 0) + countLines(bytes)
  }
  await add({ name: manifestName, bytes: Buffer.from(JSON.stringify(manifest)) })
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function countLines(bytes: Uint8Array): number {
  let lines = 0
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) lines += 1
  return lines
}

async function* encrypted(source: AsyncIterable<Uint8Array>, { text, workFactor }: Passphrase) {
  const encrypter = new Encrypter()
  encrypter.setPassphrase(text)
  if (workFactor !== undefined) encrypter.setScryptWorkFactor(workFactor)
  yield* (await encrypter.encrypt(webStreamOf(source))) as AsyncIterable<Uint8Array>
}

/** As the libraries want it, which are written for browsers too. */
export function webStreamOf(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(source)) as ReadableStream<Uint8Array>
}
