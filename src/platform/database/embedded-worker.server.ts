// Runs in a worker thread: a query keeps PGlite's thread busy, and that must not be the one that answers visitors.
import { parentPort, workerData } from 'node:worker_threads'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { openDurablePglite } from './durable-pglite.server.ts'
import type { EmbeddedWorkerData } from './embedded-database.server.ts'

const { folder, socketFile, isScratch } = workerData as EmbeddedWorkerData

const database = await (isScratch ? openDurablePglite(folder, () => undefined) : openDurablePglite(folder))
const server = new PGLiteSocketServer({ db: database, path: socketFile, maxConnections: 10 })
await server.start()

parentPort?.once('message', async () => {
  await server.stop()
  await database.close()
  parentPort?.close()
})
parentPort?.postMessage('ready')
