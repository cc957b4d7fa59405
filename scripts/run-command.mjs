import { spawn } from 'node:child_process'

/** Exit code for having been told to stop, once we were; a script with more steps ends after the current one. */
export let stopCode

const forwarded = ['SIGTERM', 'SIGINT', 'SIGHUP']
const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGTERM: 15 }

/**
 * Runs a command on our own terminal and answers its exit code; stopping us stops it.
 * A command that was killed answers 128 + the signal's number, as a shell would.
 */
export function runCommand(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    const forward = (signal) => {
      stopCode = 128 + signalNumbers[signal]
      child.kill(signal)
    }
    for (const signal of forwarded) process.on(signal, forward)
    const done = () => {
      for (const signal of forwarded) process.off(signal, forward)
    }
    child.on('error', (error) => {
      done()
      reject(error)
    })
    child.on('exit', (code, signal) => {
      done()
      resolve(code ?? 128 + (signalNumbers[signal] ?? 1))
    })
  })
}
