import { fork, spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const bundle = resolve(import.meta.dirname, '../build/server/server.js')

export type BuiltServer = {
  url: string
  process: ChildProcess
  /** From starting the process to its first answer. */
  startMs: number
  stop: (signal?: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'bench-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** Starts the built server, as in production, on a free port unless `env` has one. */
export async function startBuiltServer(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<BuiltServer> {
  if (!existsSync(bundle)) throw new Error('There is no build: run `npm run build` first')
  const port = env['PORT'] === undefined ? await freePort() : Number(env['PORT'])
  const url = `http://127.0.0.1:${port}`
  const startedAt = performance.now()
  const child = spawn(process.execPath, [bundle], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  while (!(await answers(url))) {
    if (child.exitCode !== null)
      throw new Error(`The server ended with code ${child.exitCode} while starting`)
    await wait(5)
  }
  return {
    url,
    process: child,
    startMs: performance.now() - startedAt,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await ended
    },
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    async (response) => {
      await response.text()
      return response.ok
    },
    () => false,
  )
}

export function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/** What `node:http` alone can do, as a process of its own. */
export async function startBareServer(): Promise<{ url: string; process: ChildProcess; stop: () => void }> {
  const port = await freePort()
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), [String(port)])
  await new Promise((done) => child.once('message', done))
  return { url: `http://127.0.0.1:${port}/`, process: child, stop: () => child.kill() }
}
