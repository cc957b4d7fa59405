// npm run dev: the real server, rebuilt and restarted after every change.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import { onPinnedNode } from './on-pinned-node.mjs'

await onPinnedNode()

const settleMs = 150
const start = path.join(import.meta.dirname, 'start.mjs')
let server = run()
let timer

const watcher = watch(path.join(import.meta.dirname, '../src'), { recursive: true }, () => {
  clearTimeout(timer)
  timer = setTimeout(restart, settleMs)
})

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
  process.on(signal, () => {
    // Nothing is started any more, not even by a restart that has begun.
    watcher.close()
    clearTimeout(timer)
    server.removeAllListeners('exit')
    if (hasEnded()) process.exit(0)
    server.once('exit', () => process.exit(0))
    server.kill(signal)
  })
}

function run() {
  return spawn(process.execPath, [start], { stdio: 'inherit' })
}

function hasEnded() {
  return server.exitCode !== null || server.signalCode !== null
}

function restart() {
  const restarted = () => {
    server = run()
  }
  if (hasEnded()) restarted()
  else {
    server.removeAllListeners('exit')
    server.once('exit', restarted)
    server.kill('SIGTERM')
  }
}
