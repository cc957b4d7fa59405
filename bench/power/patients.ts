import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { startTestProcess } from '#platform/database/test-processes.server.ts'
import { createPostgres } from '../postgres-process.ts'

/** A database that is killed. `folder`: all it keeps. */
export type Patient = {
  name: string
  /** Below the folder that is replayed: what the log is about. */
  folder: string
  /** Makes the folder, with an empty table. */
  prepare: () => Promise<void>
  /**
   * Starts it, writes numbers for a while and kills it with -9, whatever it is doing. `onAcknowledged` is called for
   * each number right after the database has confirmed it. Throws when it does not start.
   */
  writeAndDie: (
    folder: string,
    ms: number,
    env: Record<string, string>,
    onAcknowledged: (number: number) => void,
  ) => Promise<void>
  /** Starts it, reads every number and stops it. Throws when it does not start. */
  read: (folder: string) => Promise<Set<number>>
  remove: () => Promise<void>
}

export function embeddedPatient(parent: string): Patient {
  const placeOf = (dataDir: string) => ({ databaseUrl: undefined, dataDir })
  return {
    name: 'embedded',
    folder: join(parent, 'embedded'),
    async prepare() {
      mkdirSync(this.folder)
      await this.writeAndDie(this.folder, 0, {}, () => undefined)
      await this.read(this.folder)
    },
    async writeAndDie(folder, ms, env, onAcknowledged) {
      const onLine = (line: string) => {
        if (/^\d+$/.test(line)) onAcknowledged(Number(line))
      }
      const writer = startTestProcess('write', placeOf(folder), { env: { ...process.env, ...env }, onLine })
      const isWriting = await writer.hasSaid('writing')
      await wait(ms)
      writer.kill()
      await writer.ended
      if (!isWriting) throw new Error(writer.errors())
    },
    async read(folder) {
      const reader = startTestProcess('read', placeOf(folder))
      const code = await reader.ended
      if (code !== 0 || !reader.lines.includes('read')) throw new Error(`code ${code}: ${reader.errors()}`)
      return new Set(reader.lines.filter((line) => /^\d+$/.test(line)).map(Number))
    },
    remove: async () => undefined,
  }
}

const writers = 4
const checkpointEvery = 400

export async function postgresPatient(settings: readonly string[] = []): Promise<Patient> {
  const postgres = await createPostgres(settings)
  const ask = async <Row extends pg.QueryResultRow>(statement: string) => {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    return client.query<Row>(statement).finally(() => client.end())
  }
  const startIn = async (folder: string, env: Record<string, string>) => {
    postgres.folder = folder
    postgres.environment = env
    await postgres.start()
  }
  return {
    name: 'PostgreSQL',
    folder: postgres.folder,
    async prepare() {
      await postgres.start()
      await ask('create table written (number int primary key)')
      await postgres.stop('fast')
    },
    async writeAndDie(folder, ms, env, onAcknowledged) {
      postgres.own(folder)
      await startIn(folder, env)
      const { rows } = await ask<{ next: number }>(
        'select coalesce(max(number), 0)::int + 1 as next from written',
      )
      let next = rows[0]?.next ?? 1
      let isOver = false
      const pool = new pg.Pool({ connectionString: postgres.url, max: writers })
      pool.on('error', () => undefined)
      const writing = Array.from({ length: writers }, async () => {
        while (!isOver) {
          const number = next++
          try {
            await pool.query('insert into written (number) values ($1)', [number])
          } catch {
            return
          }
          onAcknowledged(number)
          if (number % checkpointEvery === 0) await pool.query('checkpoint').catch(() => undefined)
        }
      })
      await wait(ms)
      await postgres.kill()
      isOver = true
      await Promise.all(writing)
      await pool.end()
    },
    async read(folder) {
      postgres.own(folder)
      await startIn(folder, {})
      try {
        const { rows } = await ask<{ number: number }>('select number from written')
        return new Set(rows.map(({ number }) => number))
      } finally {
        await postgres.stop('fast')
      }
    },
    remove: () => postgres.remove(),
  }
}
