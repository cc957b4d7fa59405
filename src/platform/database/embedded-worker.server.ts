// Runs in a worker thread: a query keeps PGlite's thread busy, and that must not be the one that answers visitors.
import { parentPort, workerData } from 'node:worker_threads'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { openDurablePglite } from './durable-pglite.server.ts'

const { folder, socketFile } = workerData as { folder: string; socketFile: string }

const database = await openDurablePglite(folder)
const server = new PGLiteSocketServer({ db: database, path: socketFile, maxConnections: 10 })
await server.start()

parentPort?.once('message', async () => {
  await server.stop()
  await database.close()
  parentPort?.close()
})
parentPort?.postMessage('ready')
