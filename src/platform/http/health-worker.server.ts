// Runs in a worker thread with a port of its own, so that no load on the thread that answers visitors keeps it waiting.
import { createServer } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'
import type { HealthThreadData } from './health-thread.server.ts'
import { baseHeaders } from './security-headers.server.ts'

const { port, host, lastBeat, stuckAfterMs } = workerData as HealthThreadData

const server = createServer((request, response) => {
  const isKnown = request.url === '/healthz' && (request.method === 'GET' || request.method === 'HEAD')
  const silentMs = Date.now() - Number(Atomics.load(lastBeat, 0))
  const status = !isKnown ? 404 : silentMs < stuckAfterMs ? 200 : 503
  const body = JSON.stringify({ status: status === 200 ? 'ok' : status === 404 ? 'unknown' : 'stuck' })
  response.writeHead(status, {
    ...baseHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': Buffer.byteLength(body),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
})
server.once('error', (error) => parentPort?.postMessage({ fault: error.message }))
server.listen(port, host, () => parentPort?.postMessage({ address: server.address() }))
