import { createServer, type AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { startHealthThread } from './health-thread.server.ts'

const host = '127.0.0.1'

/** Asks from another thread, as this one is about to do nothing else; the status is written where it is waited for. */
const asking = `
  const { workerData: { url, status } } = require('node:worker_threads')
  fetch(url).then((answer) => answer.status, () => 1).then((code) => {
    Atomics.store(status, 0, code)
    Atomics.notify(status, 0)
  })
`

test(
  'it answers while the thread that answers visitors can do nothing at all',
  { timeout: 30_000 },
  async () => {
    const health = await startHealthThread({ port: 0, host })
    const status = new Int32Array(new SharedArrayBuffer(4))
    const url = `http://${host}:${health.port}/healthz`
    const asker = new Worker(asking, { eval: true, workerData: { url, status } })
    // Not an await: until the answer is there, this thread stands still.
    Atomics.wait(status, 0, 0, 20_000)
    expect(Atomics.load(status, 0)).toBe(200)
    await asker.terminate()
    await health.stop()
  },
)

test('a server that hangs is told from one that is busy', async () => {
  const health = await startHealthThread({ port: 0, host, stuckAfterMs: 0 })
  const answer = await fetch(`http://${host}:${health.port}/healthz`)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toEqual({ status: 'stuck' })
  expect((await fetch(`http://${host}:${health.port}/`)).status).toBe(404)
  await health.stop()
})

test('a port that is taken is named with its setting', async () => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, host, done))
  const { port } = other.address() as AddressInfo
  await expect(startHealthThread({ port, host })).rejects.toThrow(
    new RegExp(`^Port ${port} cannot be used .*: set HEALTH_PORT to another\\.$`),
  )
  await new Promise((done) => other.close(done))
})
