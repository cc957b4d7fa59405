// Loaded into the server under test with `--import`. GET / on LOOP_PORT answers the most CPU time, in milliseconds, that
// the main thread used between two of its turns since the last question. The clock on the wall would count other
// processes of the machine too.
import { createServer } from 'node:http'
import { isMainThread } from 'node:worker_threads'

const { LOOP_PORT } = process.env
if (isMainThread && LOOP_PORT !== undefined) {
  let most = 0
  let before = cpuMs()
  setInterval(() => {
    const now = cpuMs()
    most = Math.max(most, now - before)
    before = now
  }, 1).unref()
  createServer((_, response) => {
    response.end(String(most))
    most = 0
    before = cpuMs()
  })
    .listen(Number(LOOP_PORT), '127.0.0.1')
    .unref()
}

function cpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
