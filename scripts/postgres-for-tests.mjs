import { execFile, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from './free-port.mjs'
import { installDebianPackages } from './install-debian-packages.mjs'

const run = promisify(execFile)
const debianFolder = '/usr/lib/postgresql'

/**
 * A PostgreSQL of our own in a temporary folder: `{ url, stop }`. Installs Debian's package when there is none.
 * `prepare`: may put files into its data folder before it starts, and answers arguments for it.
 */
export async function startPostgres({ prepare = () => [] } = {}) {
  let binaries = findPostgres()
  if (!binaries) {
    console.log('No PostgreSQL on this machine; installing Debian’s package')
    await installDebianPackages('postgresql')
    binaries = findPostgres()
  }
  if (!binaries)
    throw new Error('No PostgreSQL: install it, or set POSTGRES_BIN to the folder of its programs')

  const owner = await unprivilegedUser()
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = path.join(folder, 'data')
  const settings = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  await run(path.join(binaries, 'initdb'), ['--pgdata', data, ...settings], { ...owner, cwd: folder })

  const port = await freePort()
  const server = spawn(
    path.join(binaries, 'postgres'),
    [
      '-D',
      data,
      '-k',
      folder,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'max_connections=200',
      '-c',
      'fsync=off',
      ...prepare(data, owner),
    ],
    { ...owner, cwd: folder, stdio: 'ignore' },
  )
  const stop = async () => {
    if (server.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      // SIGINT is PostgreSQL's "fast" shutdown: it does not wait for clients.
      server.kill('SIGINT')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await waitUntilReady(binaries, port, server)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}

export function findPostgres() {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : []
  const newestFirst = versions.toSorted((one, other) => Number(other) - Number(one))
  const candidates = [
    process.env.POSTGRES_BIN,
    ...newestFirst.map((version) => path.join(debianFolder, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ]
  return candidates.find((folder) => folder && existsSync(path.join(folder, 'initdb')))
}

/** PostgreSQL refuses to run as root. */
export async function unprivilegedUser() {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]).catch(() => undefined)
    if (ids) return { uid: Number(ids[0].stdout), gid: Number(ids[1].stdout) }
  }
  throw new Error('PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody"')
}

async function waitUntilReady(binaries, port, server) {
  for (let attempt = 0; attempt < 300; attempt++) {
    if (server.exitCode !== null)
      throw new Error(`PostgreSQL ended with code ${server.exitCode} while starting`)
    const answered = await run(path.join(binaries, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)])
      .then(() => true)
      .catch(() => false)
    if (answered) return
    await pause(100)
  }
  throw new Error('PostgreSQL did not become ready within 30 s')
}
