import { constants, createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { setTimeout as wait } from 'node:timers/promises'
import pg, { type PoolConfig } from 'pg'
import { StartupError } from '../../startup-error.server.ts'

/** What PostgreSQL makes anew, or what belongs to the process that is running. */
const leftOut = new Set(['pg_wal', 'postmaster.pid', 'postmaster.opts'])
/** Bytes. */
const largestPiece = 1024 * 1024
/** Milliseconds. */
const shortestTurn = 10

/**
 * Copies the folder of the embedded database while its server goes on writing, as PostgreSQL means it to be done: the
 * files may be of different moments, and the write-ahead log that goes along brings them to one when the copy is
 * opened. Its only session is the server's, so a transaction that reads for minutes would stop everybody.
 * Answers a moment before which everything acknowledged is in the copy.
 */
export async function copyRunningDatabase(connection: PoolConfig, from: string, to: string): Promise<Date> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    await begin(client)
    try {
      await copyTree(from, to, leftOut, restInTurns())
    } catch (error) {
      await client.query('select pg_backup_stop(false)')
      throw error
    }
    const { rows } = await client.query<{ at: Date; label: string; last: string }>(
      `select statement_timestamp() as at, labelfile as label, pg_walfile_name(lsn) as last
       from pg_backup_stop(false)`,
    )
    const [end] = rows
    if (end === undefined) throw new Error('The backup mode of the database did not end')
    await copyLog(join(from, 'pg_wal'), join(to, 'pg_wal'), end)
    await writeFile(join(to, 'backup_label'), end.label)
    return end.at
  } finally {
    await client.end()
  }
}

const alreadyInBackup = '55000'

async function begin(client: pg.Client): Promise<void> {
  const start = () => client.query(`select pg_backup_start('blueprompt', true)`)
  await start().catch(async (error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === alreadyInBackup)) throw error
    // Left behind by a backup that was killed: the session is the server's and lives on.
    await client.query('select pg_backup_stop(false)')
    await start()
  })
}

type Rest = () => Promise<void>

/** Rests as long as it worked, so that writers get their turn. */
function restInTurns(): Rest {
  let startedAt = performance.now()
  return async () => {
    const worked = performance.now() - startedAt
    if (worked < shortestTurn) return
    await wait(worked)
    startedAt = performance.now()
  }
}

async function copyTree(from: string, to: string, without: ReadonlySet<string>, rest: Rest): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (without.has(entry.name)) continue
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await copyTree(source, target, new Set(), rest)
    // A table may be dropped meanwhile; the log knows.
    else await copyGently(source, target, rest).catch(ignoreGone)
  }
}

/** Shares the blocks where the disk can. A large file is copied in pieces; a thousand small ones cost more in pieces. */
async function copyGently(source: string, target: string, rest: Rest): Promise<void> {
  const { size } = await stat(source)
  const mode = size > largestPiece ? constants.COPYFILE_FICLONE_FORCE : constants.COPYFILE_FICLONE
  const isCopied = await copyFile(source, target, mode).then(
    () => true,
    () => false,
  )
  if (!isCopied) {
    await pipeline(
      createReadStream(source, { highWaterMark: largestPiece }),
      async function* (pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          yield piece
          await rest()
        }
      },
      createWriteStream(target),
    )
  }
  await rest()
}

function ignoreGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

async function copyLog(from: string, to: string, end: { label: string; last: string }): Promise<void> {
  const first = /^START WAL LOCATION: .*\(file ([0-9A-F]{24})\)/.exec(end.label)?.[1] ?? ''
  await mkdir(join(to, 'archive_status'), { recursive: true, mode: 0o700 })
  await mkdir(join(to, 'summaries'), { mode: 0o700 })
  const pieces = (await readdir(from)).filter((name) => name >= first && name <= end.last).toSorted()
  if (pieces.length !== placeOf(end.last) - placeOf(first) + 1) {
    throw new StartupError('The database changed too much while it was copied: start the backup again.')
  }
  for (const piece of pieces) await copyFile(join(from, piece), join(to, piece), constants.COPYFILE_FICLONE)
}

/** Names count in two digits of base 256 at their end, as long as pieces are 16 MB. */
function placeOf(piece: string): number {
  return Number.parseInt(piece.slice(8, 16), 16) * 256 + Number.parseInt(piece.slice(16), 16)
}
