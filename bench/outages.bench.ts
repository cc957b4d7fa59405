import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import pg from 'pg'
import type { CuttableRoute } from '#platform/database/cut-connections.test-support.ts'
import { percentile, type Measurement } from './bench-result.ts'
import { choose } from './choose.ts'
import { createSurroundings, lookForAcknowledged, mailsTwice, signUpPeople } from './cluster-parts.ts'
import type { PgBouncerProcess } from './pgbouncer-process.ts'
import type { PostgresProcess } from './postgres-process.ts'
import { startVisitors } from './visitors-process.ts'

type Parts = { postgres: PostgresProcess; bouncer: PgBouncerProcess; route: CuttableRoute }

/** Each takes the database away and brings it back; what it answers with is there again. */
export const outages: Record<string, (parts: Parts) => Promise<void>> = {
  'restart, fast': async ({ postgres }) => {
    await postgres.stop('fast')
    await wait(500)
    await postgres.start()
  },
  'restart, immediate': async ({ postgres }) => {
    await postgres.stop('immediate')
    await wait(500)
    await postgres.start()
  },
  'restart of PgBouncer': async ({ bouncer }) => {
    await bouncer.kill()
    await wait(500)
    await bouncer.start()
  },
  'kill -9 of a backend': async ({ postgres }) => {
    await postgres.killBackend()
    await wait(50)
    await postgres.ready()
  },
  'cut in the middle of transactions': async ({ route }) => {
    await route.cut()
    await route.restore()
  },
  'a silent network': async ({ route }) => {
    route.silence()
    await wait(2_000)
    await route.restore()
  },
}

/**
 * `npm run bench -- outages --count 60 [--only 'a silent network']`: a server on PostgreSQL behind PgBouncer and a network that can be cut, under
 * load, while its database goes away in six ways.
 */
export async function run(args: readonly string[]): Promise<Measurement[]> {
  const { values } = parseArgs({
    args: [...args],
    options: { count: { type: 'string', default: '60' }, only: { type: 'string' } },
  })
  const count = Number(values.count)
  const names = choose(Object.keys(outages), values.only)
  const surroundings = await createSurroundings()
  const { postgres, bouncer, route, mailbox, databaseUrl } = surroundings
  const server = await surroundings.start()
  try {
    const cookies = await signUpPeople(server.url, mailbox, 5)
    const visitors = startVisitors({ urls: [server.url], cookies, perSecond: 40, patienceMs: 20_000 })
    const readyMs: Record<string, number[]> = {}
    for (let number = 0; number < count; number += 1) {
      await wait(1_000 + Math.random() * 500)
      const name = names[number % names.length] ?? ''
      await outages[name]?.({ postgres, bouncer, route })
      await untilAnswers(databaseUrl)
      ;(readyMs[name] ??= []).push(await untilReady(server.url))
      if (server.process.exitCode !== null) break
    }
    await wait(2_000)
    const report = await visitors.stop()
    console.log(report.endings)
    await untilMailsAreSent(postgres.url)
    const kept = await lookForAcknowledged(postgres.url, report)
    const mails = mailsTwice(mailbox)
    const sum = (isCounted: (ending: string) => boolean) =>
      Object.entries(report.endings)
        .filter(([name]) => isCounted(name.slice(name.lastIndexOf(' ') + 1)))
        .reduce((total, [, times]) => total + times, 0)
    return [
      { what: 'outages', value: Object.values(readyMs).flat().length, unit: '', goal: { atLeast: count } },
      ...Object.entries(readyMs).map(([name, times]) => ({
        what: `${name}: ready after the database, slowest`,
        value: Math.max(...times),
        unit: 'ms',
        goal: { atMost: 2_000 },
      })),
      {
        what: 'ready after the database, median',
        value: percentile(Object.values(readyMs).flat(), 0.5),
        unit: 'ms',
      },
      {
        what: 'servers that ended',
        value: server.process.exitCode === null ? 0 : 1,
        unit: '',
        goal: { atMost: 0 },
      },
      { what: 'requests', value: sum(() => true), unit: '' },
      { what: 'requests answered with 503', value: sum((ending) => ending === '503'), unit: '' },
      {
        what: 'requests answered with 500 or not at all',
        value: sum((ending) => ending !== '200' && ending !== '503'),
        unit: '',
        goal: { atMost: 0 },
      },
      {
        what: `acknowledged messages and answers lost, of ${report.messages.length + report.answers.length}`,
        value: kept.lostMessages + kept.lostAnswers,
        unit: 'rows',
        goal: { atMost: 0 },
      },
      {
        what: `mails sent twice, of ${mails.mails}`,
        value: mails.twoMails + mails.repeated,
        unit: '',
        goal: { atMost: 0 },
      },
    ]
  } finally {
    await server.stop('SIGKILL')
    await surroundings.remove()
  }
}

/** The same way as the server goes, in a new connection. */
export async function untilAnswers(url: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 500, query_timeout: 500 })
    client.on('error', () => undefined)
    const isThere = await client
      .connect()
      .then(() => client.query('select 1'))
      .then(
        () => true,
        () => false,
      )
    await client.end().catch(() => undefined)
    if (isThere) return
    await wait(10)
  }
}

/** Milliseconds until /readyz says so. */
export async function untilReady(url: string): Promise<number> {
  const startedAt = performance.now()
  for (;;) {
    const isReady = await fetch(`${url}/readyz`).then(
      async (response) => (await response.text()) !== '' && response.ok,
      () => false,
    )
    const afterMs = performance.now() - startedAt
    if (isReady || afterMs > 30_000) return afterMs
    await wait(10)
  }
}

/** A lease of a mail lasts two minutes. */
export async function untilMailsAreSent(databaseUrl: string): Promise<void> {
  for (let seconds = 0; seconds < 150; seconds += 1) {
    const { mailsWaiting } = await lookForAcknowledged(databaseUrl, { messages: [], answers: [] })
    if (mailsWaiting === 0) return
    await wait(1_000)
  }
}
