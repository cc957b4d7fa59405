// A worker in a process of its own, for tests and the benchmark that kill it. Usage: node … {"config": …, "url": …}
import { pino } from 'pino'
import type { DatabaseConfig } from '../database/open-database.server.ts'
import { openDatabase } from '../database/open-database.server.ts'
import { startMailWorker } from './mail-worker.server.ts'
import { smtpSender } from './send-mail.server.ts'

const { config, url } = JSON.parse(process.argv[2] ?? '') as { config: DatabaseConfig; url: string }
const log = pino({ level: 'silent' })
const sender = { appName: 'Blueprompt', appUrl: 'http://localhost:3000', mailFrom: undefined }
const database = await openDatabase(config, log)
startMailWorker(database, smtpSender(sender, url, 500), log, { pollMs: 20, leaseMs: 800, firstPauseMs: 10 })
// The worker's own timer does not keep a process alive.
setInterval(() => undefined, 1_000)
