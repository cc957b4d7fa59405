import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { findPostgres, unprivilegedUser } from '../scripts/postgres-for-tests.mjs'
import { freePort } from './built-server.ts'

const run = promisify(execFile)

/** A PostgreSQL of one's own that forces its writes to the disk, and can be stopped in every way and started again. */
export type PostgresProcess = {
  port: number
  url: string
  /** Where its files are; another folder takes effect with the next start. */
  folder: string
  /** Variables of the next start. */
  environment: Record<string, string>
  start: () => Promise<void>
  /** fast: clients are sent away; immediate: nothing is put in order. */
  stop: (how: 'fast' | 'immediate') => Promise<void>
  /** `kill -9` of one that serves a client; PostgreSQL then starts all of them anew. */
  killBackend: () => Promise<void>
  /** Resolves when it takes connections. */
  ready: () => Promise<void>
  /** `kill -9` of every process of it. */
  kill: () => Promise<void>
  /** Gives a folder to the user it runs as. */
  own: (path: string) => void
  /** Stops it and removes its files. */
  remove: () => Promise<void>
}

/** `settings` as in postgresql.conf: `fsync=off`. */
export async function createPostgres(further: readonly string[] = []): Promise<PostgresProcess> {
  const programs = findPostgres()
  if (programs === undefined) throw new Error('There is no PostgreSQL on this machine: install it')
  const user = await unprivilegedUser()
  const parent = mkdtempSync(join(tmpdir(), 'postgres-'))
  if (user.uid !== undefined) chownSync(parent, user.uid, user.gid ?? 0)
  const folder = join(parent, 'data')
  await run(
    join(programs, 'initdb'),
    ['--pgdata', folder, '--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C'],
    { ...user, cwd: parent },
  )
  const port = await freePort()
  let server: ChildProcess | undefined
  const end = async (how: (running: ChildProcess) => void) => {
    const running = server
    if (running === undefined || running.exitCode !== null || running.signalCode !== null) return
    const ended = new Promise((done) => running.once('exit', done))
    how(running)
    await ended
  }
  const postgres: PostgresProcess = {
    port,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    folder,
    environment: {},
    async start() {
      const settings = [
        'listen_addresses=127.0.0.1',
        'max_connections=200',
        'shared_buffers=32MB',
        // Below its folder, so that nothing stays in /dev/shm after a kill.
        'dynamic_shared_memory_type=mmap',
        ...further,
      ]
      const options = settings.flatMap((setting) => ['-c', setting])
      server = spawn(
        join(programs, 'postgres'),
        ['-D', postgres.folder, '-k', parent, '-p', String(port), ...options],
        { ...user, cwd: parent, stdio: 'ignore', env: { ...process.env, ...postgres.environment } },
      )
      await untilReady(postgres.url, server)
    },
    stop: (how) => end((running) => running.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT')),
    async killBackend() {
      const { rows } = await ask<{ pid: number }>(
        postgres.url,
        `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()
         order by random() limit 1`,
      )
      killOne(rows[0]?.pid)
    },
    async ready() {
      if (server) await untilReady(postgres.url, server)
    },
    async kill() {
      const processes = [server?.pid, ...childrenOf(server?.pid)]
      await end(() => processes.forEach(killOne))
      // Each backend has to be gone before the next start.
      while (processes.some((pid) => pid !== undefined && existsSync(`/proc/${pid}`))) await wait(5)
    },
    own(path) {
      if (user.uid !== undefined) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, path])
    },
    async remove() {
      await postgres.stop('immediate')
      rmSync(parent, { recursive: true, force: true })
    },
  }
  return postgres
}

async function ask<Row extends pg.QueryResultRow>(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client.query<Row>(statement).finally(() => client.end().catch(() => undefined))
}

function killOne(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(pid, 'SIGKILL')
  } catch {
    // It ended by itself.
  }
}

/** PostgreSQL gives each of its processes a session of its own, so a signal to a group reaches one of them. */
function childrenOf(parent: number | undefined): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
        return Number(rest.split(' ')[1]) === parent
      } catch {
        return false
      }
    })
    .map(Number)
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  for (const end = Date.now() + 30_000; Date.now() < end;) {
    if (server.exitCode !== null)
      throw new Error(`PostgreSQL ended with code ${server.exitCode} while starting`)
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 })
    client.on('error', () => undefined)
    const isReady = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end().catch(() => undefined)
    if (isReady) return
    await wait(10)
  }
  throw new Error('PostgreSQL was not ready within 30 s')
}
