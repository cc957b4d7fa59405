import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from 'node:net'
import { freePort } from './free-port.mjs'
import { installDebianPackages } from './install-debian-packages.mjs'

/** A Redis of our own that keeps nothing: `{ url, stop }`. Installs Debian's package when there is none. */
export async function startRedis() {
  let program = findRedis()
  if (!program) {
    console.log('No Redis on this machine; installing Debian’s package')
    await installDebianPackages('redis-server')
    program = findRedis()
  }
  if (!program) throw new Error('No Redis: install it, or set REDIS_BIN to its program')
  const port = await freePort()
  const server = spawn(
    program,
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', '/tmp'],
    { stdio: 'ignore' },
  )
  const stop = async () => {
    if (server.exitCode !== null) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
  }
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await answers(port)) return { url: `redis://127.0.0.1:${port}`, stop }
    if (server.exitCode !== null) throw new Error(`Redis ended with code ${server.exitCode} while starting`)
    await pause(50)
  }
  await stop()
  throw new Error('Redis did not become ready within 5 s')
}

export function findRedis() {
  const folders = ['/usr/bin', '/usr/local/bin', ...(process.env.PATH ?? '').split(path.delimiter)]
  const candidates = [process.env.REDIS_BIN, ...folders.map((folder) => path.join(folder, 'redis-server'))]
  return candidates.find((file) => file && existsSync(file))
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => socket.write('PING\r\n'))
    socket.once('data', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
