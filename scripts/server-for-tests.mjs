import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { endingWithUs } from './end-with-launcher.mjs'
import { freePort } from './free-port.mjs'

const startScript = path.join(import.meta.dirname, 'start.mjs')

/**
 * The real server, as `npm start` runs it, on a free port with a new data folder: `{ url, dataDir, stop }`.
 * `stop` answers the exit code. `prepare` is given the folder before the start.
 */
export async function startServer(env = {}, prepare = async () => {}) {
  const port = await freePort()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'blueprompt-'))
  await prepare(dataDir)
  const url = `http://127.0.0.1:${port}`
  const variables = { LOG_LEVEL: 'error', PORT: String(port), DATA_DIR: dataDir, APP_URL: url, ...env }
  // A worker of Playwright that is killed stops nothing.
  const options = endingWithUs({ env: { ...process.env, ...variables } })
  const server = spawn(process.execPath, [startScript], options)
  const ended = new Promise((resolve) => server.once('exit', (code, signal) => resolve(code ?? signal)))
  const stop = async () => {
    server.kill('SIGTERM')
    const code = await ended
    rmSync(dataDir, { recursive: true, force: true })
    return code
  }
  try {
    await waitUntilReady(url, server)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, dataDir, stop }
}

async function waitUntilReady(url, server) {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (server.exitCode !== null)
      throw new Error(`The server ended with code ${server.exitCode} while starting`)
    const response = await fetch(`${url}/readyz`).catch(() => undefined)
    if (response?.ok) return
    await pause(100)
  }
  throw new Error('The server was not ready within 60 s')
}
