import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { withIdentity } from '#platform/database/with-identity.server.ts'
import { enqueueMail } from '#platform/mail/mail-outbox.server.ts'
import { serveMail } from '#platform/mail/mail-server.test-support.ts'
import { startMailWorker } from '#platform/mail/mail-worker.server.ts'
import { smtpSender } from '#platform/mail/send-mail.server.ts'
import type { Measurement } from './bench-result.ts'
import { temporaryFolder } from './built-server.ts'

const messages = 1_000
const kills = 20
const log = pino({ level: 'silent' })
const sender = { appName: 'Bench', appUrl: 'http://localhost:3000', mailFrom: undefined }
const child = fileURLToPath(new URL('../src/platform/mail/mail-child.server.ts', import.meta.url))

/** The outbox on the embedded database: the mail server fails in 30 of 100 tries, the worker is killed again and again. */
export async function run(): Promise<Measurement[]> {
  const folder = temporaryFolder()
  const config = { databaseUrl: undefined, dataDir: folder.path }
  const server = await serveMail(() => {
    const chance = Math.random()
    return chance < 0.1 ? '450' : chance < 0.2 ? 'drop' : chance < 0.3 ? 'drop after' : 'take'
  })
  const database = await openDatabase(config, log)
  await withIdentity(database, { role: 'auth' }, async (statements) => {
    for (let index = 0; index < messages; index += 1) {
      await enqueueMail(statements, { recipient: `m${index}@example.org`, subject: 'x', body: 'y' })
    }
  })
  await database.close()

  for (let kill = 0; kill < kills; kill += 1) {
    const worker = spawn(process.execPath, [child, JSON.stringify({ config, url: server.url })], {
      stdio: 'ignore',
    })
    await wait(900 + Math.random() * 600)
    worker.kill('SIGKILL')
    await new Promise((ended) => worker.once('close', ended))
  }
  const reopened = await openDatabase(config, log)
  const worker = startMailWorker(reopened, smtpSender(sender, server.url, 500), log, {
    pollMs: 20,
    leaseMs: 800,
    firstPauseMs: 10,
  })
  const states = async () => {
    const { rows } = await reopened.pool.query<{ status: string; count: number }>(
      'select status, count(*)::int as count from mail_outbox group by status',
    )
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]))
  }
  const end = Date.now() + 300_000
  while ((await states())['waiting'] !== undefined && Date.now() < end) await wait(200)
  await worker.stop()
  const settled = await states()
  await reopened.close()
  await server.stop()
  folder.remove()

  const arrived = new Map<string, Set<string>>()
  for (const { recipient, messageId } of server.received) {
    arrived.set(recipient, (arrived.get(recipient) ?? new Set()).add(messageId))
  }
  const severalIds = [...arrived.values()].filter((ids) => ids.size > 1).length
  return [
    {
      what: `mails lost of ${messages} over ${kills} kills`,
      value: messages - arrived.size,
      unit: 'mails',
      goal: { atMost: 0 },
    },
    { what: 'marked as sent', value: settled['sent'] ?? 0, unit: 'mails', goal: { atLeast: messages } },
    { what: 'sent under more than one Message-ID', value: severalIds, unit: 'mails', goal: { atMost: 0 } },
    {
      what: 'copies beyond the first, same Message-ID',
      value: server.received.length - arrived.size,
      unit: 'copies',
    },
  ]
}
