import { spawn, type ChildProcess } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { unprivilegedUser } from '../scripts/postgres-for-tests.mjs'
import { freePort } from './built-server.ts'

const program = '/usr/sbin/pgbouncer'

export type PgBouncerProcess = {
  port: number
  start: () => Promise<void>
  kill: () => Promise<void>
  remove: () => Promise<void>
}

/** PgBouncer in transaction mode before a PostgreSQL on this machine, set up as deploy/pgbouncer.ini says. */
export async function createPgBouncer(postgresPort: number): Promise<PgBouncerProcess> {
  if (!existsSync(program))
    throw new Error('There is no PgBouncer on this machine: apt-get install pgbouncer')
  const user = await unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'))
  chmodSync(folder, 0o777)
  const port = await freePort()
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    [
      '[databases]',
      `* = host=127.0.0.1 port=${postgresPort} user=postgres`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'max_client_conn = 500',
      'default_pool_size = 20',
      // As deploy/pgbouncer.ini: fifteen seconds, the usual, would be a longer outage than the database's own.
      'server_login_retry = 1',
    ].join('\n'),
  )
  let bouncer: ChildProcess | undefined
  const kill = async () => {
    if (bouncer === undefined || bouncer.exitCode !== null || bouncer.signalCode !== null) return
    const ended = new Promise((done) => bouncer?.once('exit', done))
    bouncer.kill('SIGKILL')
    await ended
  }
  return {
    port,
    async start() {
      bouncer = spawn(program, [settings], { ...user, stdio: 'ignore' })
      while (!(await listens(port))) await wait(10)
    },
    kill,
    async remove() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
