import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdCompressSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import { afterAll, expect, test } from 'vitest'
import { BackupError, largestEntry, type BackupHeader, type BackupManifest } from './archive-format.server.ts'
import { verifyBackup } from './verify-backup.server.ts'
import { sha256, writeArchive, type Entry } from './write-archive.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'blueprompt-archive-'))
const passphrase = { text: 'correct horse battery staple', workFactor: 4 }
const image = `${'0a'.repeat(16)}-3x2.webp`

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const header: BackupHeader = {
  format: 'blueprompt backup',
  version: 1,
  at: '2026-01-01T00:00:00.000Z',
  installation: '00000000-0000-4000-8000-000000000000',
  database: 'embedded',
  migrations: [{ version: 1, name: 'first', checksum: '0'.repeat(64) }],
  secret: { isInBackup: true, fingerprint: 'x' },
  tables: [
    { name: 'pots', columns: [{ name: 'size', type: 'integer' }] },
    {
      name: 'plants',
      columns: [
        { name: 'name', type: 'text' },
        { name: 'note', type: 'text' },
      ],
    },
  ],
  sequences: [],
}

function entry(name: string, content: string): Entry {
  return { name, bytes: Buffer.from(content) }
}

const top = entry('backup.json', JSON.stringify(header))
const pots = entry('rows/pots/000001.jsonl', '["1"]\n["2"]\n')
const plants = entry('rows/plants/000001.jsonl', '["fern", null]\n')
const morePlants = entry('rows/plants/000002.jsonl', '["moss", "\\n"]\n')
const picture = entry(`files/${image}`, 'an image')

let made = 0
async function archive(entries: readonly Entry[], isEncrypted = false): Promise<string> {
  const file = join(folder, `archive-${(made += 1)}`)
  await writeArchive(
    file,
    (async function* () {
      yield* entries
    })(),
    isEncrypted ? passphrase : undefined,
  )
  return file
}

/** An archive whose checksums are right whatever it holds. */
async function handmade(
  entries: readonly Entry[],
  change: (manifest: BackupManifest) => void = () => undefined,
) {
  const manifest: BackupManifest = { entries: [], rows: {} }
  for (const { name, bytes } of entries) {
    manifest.entries.push({ name, size: bytes.length, sha256: sha256(bytes) })
    const table = name.split('/')[1] ?? ''
    if (name.startsWith('rows/'))
      manifest.rows[table] = (manifest.rows[table] ?? 0) + bytes.toString().split('\n').length - 1
  }
  change(manifest)
  return [...entries, entry('manifest.json', JSON.stringify(manifest))]
}

async function written(entries: readonly Entry[]): Promise<string> {
  const file = join(folder, `archive-${(made += 1)}`)
  const tar = await packTar(
    entries.map(({ name, bytes }) => ({ header: { name, size: bytes.length }, body: bytes })),
  )
  writeFileSync(file, zstdCompressSync(tar))
  return file
}

async function refusal(file: string, text?: string): Promise<string> {
  const error = await verifyBackup(file, text).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(BackupError)
  return (error as BackupError).message
}

test.for([false, true])('what was written is read, encrypted: %s', async (isEncrypted) => {
  const file = await archive([top, pots, plants, morePlants, picture], isEncrypted)
  const summary = await verifyBackup(file, passphrase.text)
  expect(summary).toEqual({ header, tables: 2, rows: 4, files: 1 })
  expect(readFileSync(file).includes('an image')).toBe(false)
})

test.for([false, true])(
  'no byte can be cut off or changed without being noticed, encrypted: %s',
  async (isEncrypted) => {
    const whole = readFileSync(await archive([top, pots, plants, picture], isEncrypted))
    const file = join(folder, 'altered')
    const step = Math.ceil(whole.length / 60)
    const expectNoticed = async (bytes: Uint8Array, what: string) => {
      writeFileSync(file, bytes)
      const outcome = await verifyBackup(file, passphrase.text).catch((error: unknown) => error)
      if (outcome instanceof BackupError) return
      // Without encryption the wrapping has bits that say nothing; every entry was compared all the same.
      expect(isEncrypted, what).toBe(false)
      expect(outcome, what).toEqual({ header, tables: 2, rows: 3, files: 1 })
    }
    for (let at = 0; at < whole.length; at += step) {
      await expectNoticed(whole.subarray(0, at), `cut at ${at}`)
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] ?? 0) ^ 0x10
      await expectNoticed(changed, `changed at ${at}`)
    }
    writeFileSync(file, whole.subarray(0, whole.length / 2))
    expect(await refusal(file, passphrase.text)).toContain('is damaged')
  },
)

test('a passphrase that is missing or wrong is told from damage', async () => {
  const file = await archive([top], true)
  expect(await refusal(file)).toContain('is encrypted: set BACKUP_PASSPHRASE')
  expect(await refusal(file, 'another passphrase')).toContain('does not open with this passphrase')
})

const hostile: [string, readonly Entry[]][] = [
  ['nothing', []],
  ['no header', [pots]],
  ['a newer format', [entry('backup.json', JSON.stringify({ ...header, version: 2 }))]],
  [
    'a table that is SQL',
    [
      entry(
        'backup.json',
        JSON.stringify({
          ...header,
          tables: [{ name: 'x"; drop table users; --', columns: header.tables[0]?.columns }],
        }),
      ),
    ],
  ],
  ['a path that leads out', [top, entry('files/../../etc/passwd', 'x')]],
  ['an absolute path', [top, entry('/etc/passwd', 'x')]],
  ['a file that is no image', [top, entry('files/index.html', 'x')]],
  ['an unknown table', [top, entry('rows/passwords/000001.jsonl', '["1"]\n')]],
  ['tables in another order', [top, plants, pots]],
  ['a piece twice', [top, pots, pots]],
  ['a piece left out', [top, plants, entry('rows/plants/000003.jsonl', '["moss", null]\n')]],
  ['rows after files', [top, picture, pots]],
  ['rows with too many columns', [top, entry('rows/pots/000001.jsonl', '["1", "2"]\n')]],
  ['rows that are objects', [top, entry('rows/pots/000001.jsonl', '[{"a": 1}]\n')]],
  ['rows that are no JSON', [top, entry('rows/pots/000001.jsonl', 'drop table users\n')]],
  ['a row that does not end', [top, entry('rows/pots/000001.jsonl', '["1"]')]],
]

test.for(hostile)('%s is refused', async ([, entries]) => {
  await refusal(await written(await handmade(entries)))
})

test('a manifest that counts otherwise, or is not at the end, is refused', async () => {
  const entries = [top, pots, plants]
  const changes: ((manifest: BackupManifest) => void)[] = [
    (manifest) => void (manifest.rows['pots'] = 3),
    (manifest) => void manifest.entries.pop(),
    (manifest) => void manifest.entries.push({ name: 'x', size: 0, sha256: sha256(Buffer.from('')) }),
    (manifest) => void (manifest.entries[1] = { name: pots.name, size: 1, sha256: '0'.repeat(64) }),
  ]
  for (const change of changes)
    expect(await refusal(await written(await handmade(entries, change)))).toContain('checksums do not fit')
  expect(await refusal(await written([...(await handmade(entries)), picture]))).toContain(
    'comes after its end',
  )
  expect(await refusal(await written(entries))).toContain('its end is missing')
})

test('links, and entries that never end, are refused at their first sight', async () => {
  const link = join(folder, 'link')
  const tar = await packTar([
    { header: { name: 'backup.json', size: top.bytes.length }, body: top.bytes },
    { header: { name: `files/${image}`, size: 0, type: 'symlink', linkname: '/etc/passwd' } },
  ])
  writeFileSync(link, zstdCompressSync(tar))
  expect(await refusal(link)).toContain('something else than files')

  const endless = await packTar([
    { header: { name: 'backup.json', size: largestEntry + 1 }, body: Buffer.alloc(largestEntry + 1) },
  ])
  const file = join(folder, 'endless')
  writeFileSync(file, zstdCompressSync(endless))
  expect(await refusal(file)).toContain('an entry of it is too large')
})

test('what fails while it is written says why', async () => {
  const failing = (async function* () {
    yield top
    throw new Error('the database went away')
  })()
  await expect(writeArchive(join(folder, 'failed'), failing, undefined)).rejects.toThrow(
    'the database went away',
  )
  const elsewhere = writeArchive(
    join(folder, 'no/such/folder'),
    (async function* () {
      yield top
    })(),
    undefined,
  )
  await expect(elsewhere).rejects.toThrow('ENOENT')
})
