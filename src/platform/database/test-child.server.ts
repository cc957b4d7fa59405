// Another process, for tests of what happens between processes and when one is killed.
// Usage: node test-child.server.ts COMMAND CONFIG_JSON; lines on standard output tell how far it is.
import { writeSync } from 'node:fs'
import { pino } from 'pino'
import type { Config } from '../config.server.ts'
import { StartupError } from '../startup-error.server.ts'
import { migrate, readMigrations, type Migration } from './migrations.server.ts'
import { openDatabase, type Database } from './open-database.server.ts'

const writers = 4
const checkpointEvery = 400
const log = pino({ level: 'silent' })

const commands = {
  /** Opens and closes. */
  async open(database: Database) {
    await database.close()
  },

  /** Says the numbers that are there. */
  async read(database: Database) {
    const { rows } = await database.pool.query<{ number: number }>('select number from written')
    await database.close()
    // More than a pipe holds, so it has to be waited for.
    const text = [...rows.map(({ number }) => number), 'read'].join('\n')
    await new Promise((done) => process.stdout.write(`${text}\n`, done))
  },

  /** Writes numbers until it is killed, and says each one only when the database has acknowledged it. */
  async write(database: Database) {
    await database.pool.query('create table if not exists written (number int primary key)')
    const { rows } = await database.pool.query<{ next: number }>(
      'select coalesce(max(number), 0)::int + 1 as next from written',
    )
    let next = rows[0]?.next ?? 1
    say('writing')
    await Promise.all(
      Array.from({ length: writers }, async () => {
        for (;;) {
          const number = next++
          await database.pool.query('insert into written (number) values ($1)', [number])
          say(String(number))
          // Pages reach their files only then; what is in the log before it is no longer needed.
          if (number % checkpointEvery === 0) await database.pool.query('checkpoint')
        }
      }),
    )
  },

  /** Applies one more migration, which takes seconds. */
  async migrateSlowly(database: Database) {
    const client = await database.pool.connect()
    say('migrating')
    await migrate(client, [...readMigrations(), slowMigration()], log)
    client.release()
    await database.close()
  },
}

export type ChildCommand = keyof typeof commands

export function slowMigration(): Migration {
  const sql = `
    create table slow_first (number int);
    insert into slow_first select count(*) from generate_series(1, 3000000) a where a % 7 = 3;
    insert into slow_first select count(*) from generate_series(1, 3000000) a where a % 7 = 4;
    create table slow_last (number int);
  `
  return { version: readMigrations().length + 1, name: 'slow', sql, checksum: 'slow' }
}

function say(line: string): void {
  writeSync(1, `${line}\n`)
}

if (import.meta.main) {
  const [command, config] = process.argv.slice(2) as [ChildCommand, string]
  try {
    await commands[command](await openDatabase(JSON.parse(config) as Config, log))
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
