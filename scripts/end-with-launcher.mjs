import { Socket } from 'node:net'

const variable = 'LAUNCHER_PIPE'
const pipe = 3

/** Options of `spawn` for a process that is to end with us, however we end: it hears it on a pipe that we hold. */
export function endingWithUs(options = {}) {
  return {
    ...options,
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
    env: { ...(options.env ?? process.env), [variable]: String(pipe) },
  }
}

/** In such a process: told to stop, as by a signal, once the launcher is no more. */
export function endWithLauncher() {
  if (process.env[variable] !== String(pipe)) return
  // What we start ourselves has no such pipe.
  delete process.env[variable]
  const launcher = new Socket({ fd: pipe, readable: true, writable: false })
  launcher.on('error', () => undefined)
  launcher.once('close', () => process.kill(process.pid, 'SIGTERM'))
  launcher.resume()
  launcher.unref()
}
