import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startRedis } from '../scripts/redis-for-tests.mjs'
import { percentile, type Measurement } from './bench-result.ts'
import { freePort, type BuiltServer } from './built-server.ts'
import {
  createSurroundings,
  lookForAcknowledged,
  mailsTwice,
  signUpPeople,
  untilSeenEverywhere,
  type Mailbox,
} from './cluster-parts.ts'
import { outages, untilAnswers, untilMailsAreSent, untilReady } from './outages.bench.ts'
import { startVisitors } from './visitors-process.ts'

const perSecond = 30
const pauseMs = 4_000

/**
 * `npm run bench -- cluster --minutes 30`: one, two and four servers on one PostgreSQL behind PgBouncer, with limits
 * counted in PostgreSQL and in Redis, under a mixed load, while servers are killed and restarted and their database
 * goes away. The minutes are shared by the six ways to set it up.
 */
export async function run(args: readonly string[]): Promise<Measurement[]> {
  const { values } = parseArgs({ args: [...args], options: { minutes: { type: 'string', default: '30' } } })
  const redis = await startRedis()
  const measured: Measurement[] = []
  try {
    for (const count of [1, 2, 4])
      for (const limits of ['postgres', 'redis'] as const) {
        const settings = { LIMITS_STORE: limits, ...(limits === 'redis' ? { REDIS_URL: redis.url } : {}) }
        measured.push(...(await disturb(count, settings, (Number(values.minutes) * 60) / 6)))
      }
    return measured
  } finally {
    await redis.stop()
  }
}

async function disturb(
  count: number,
  settings: Record<string, string>,
  seconds: number,
): Promise<Measurement[]> {
  const surroundings = await createSurroundings()
  const { postgres, bouncer, route, mailbox, databaseUrl } = surroundings
  const start = (port: number) => surroundings.start({ ...settings, PORT: String(port) })
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  // All at once: one of them migrates.
  const servers = await Promise.all(ports.map(start))
  const replace = async (index: number, signal: 'SIGTERM' | 'SIGKILL') => {
    await servers[index]?.stop(signal)
    const restarted = await start(ports[index] ?? 0)
    servers[index] = restarted
    return restarted.startMs
  }
  try {
    const cookies = await signUpPeople(servers[0]?.url ?? '', mailbox, 5)
    const urls = servers.map(({ url }) => url)
    const visitors = startVisitors({ urls, cookies, perSecond, patienceMs: 30_000 })
    const readyMs: number[] = []
    const startMs: number[] = []
    let ended = 0
    let kills = 0
    let round = 0
    const away = Object.values(outages)
    for (const end = Date.now() + seconds * 1_000; Date.now() < end; round += 1) {
      await wait(pauseMs * (0.5 + Math.random()))
      const index = Math.floor(Math.random() * count)
      const kind = round % 3
      if (kind === 0) {
        kills += 1
        startMs.push(await replace(index, 'SIGKILL'))
      } else if (kind === 1) startMs.push(await replace(index, 'SIGTERM'))
      else {
        await away[Math.floor(round / 3) % away.length]?.({ postgres, bouncer, route })
        await untilAnswers(databaseUrl)
        readyMs.push(...(await Promise.all(servers.map(({ url }) => untilReady(url)))))
      }
      ended += servers.filter(
        ({ process }) => process.exitCode !== null || process.signalCode !== null,
      ).length
    }
    await wait(2_000)
    const report = await visitors.stop()
    await untilMailsAreSent(postgres.url)
    const kept = await lookForAcknowledged(postgres.url, report)
    const seenMs = await untilSeenEverywhere(urls, cookies[0] ?? '', postgres.url)
    return figures({ count, settings, report, kept, mailbox, readyMs, startMs, seenMs, ended, round, kills })
  } finally {
    await Promise.all(servers.map((server: BuiltServer) => server.stop('SIGKILL')))
    await surroundings.remove()
  }
}

type Seen = {
  count: number
  settings: Record<string, string>
  report: Awaited<ReturnType<ReturnType<typeof startVisitors>['stop']>>
  kept: Awaited<ReturnType<typeof lookForAcknowledged>>
  mailbox: Mailbox
  readyMs: number[]
  startMs: number[]
  seenMs: number
  ended: number
  round: number
  kills: number
}

function figures({
  count,
  settings,
  report,
  kept,
  mailbox,
  readyMs,
  startMs,
  seenMs,
  ended,
  round,
  kills,
}: Seen): Measurement[] {
  const what = `${count} ${count === 1 ? 'server' : 'servers'}, limits in ${settings['LIMITS_STORE']}`
  const endings = Object.entries(report.endings)
  const sum = (isCounted: (ending: string) => boolean) =>
    endings
      .filter(([name]) => isCounted(name.slice(name.lastIndexOf(' ') + 1)))
      .reduce((total, [, times]) => total + times, 0)
  const mails = mailsTwice(mailbox)
  // A run takes long; what it has found so far is seen at once.
  console.log(what, report.endings, {
    ...kept,
    ...mails,
    readyMs: Math.max(0, ...readyMs),
    seenMs,
    round,
    ended,
  })
  return [
    { what: `${what}: disturbances`, value: round, unit: '', goal: { atLeast: 1 } },
    { what: 'the same: requests', value: sum(() => true), unit: '' },
    { what: 'the same: answered with 503', value: sum((ending) => ending === '503'), unit: '' },
    {
      what: 'the same: cut by a kill -9, or refused while the only server was away',
      value: sum((ending) => /^(?:ECONN|EPIPE|cut|up$)/.test(ending)),
      unit: '',
    },
    {
      what: 'the same: answered with 500, or not within 30 s',
      value: sum((ending) => !/^(?:200|503|ECONN.*|EPIPE|cut|up)$/.test(ending)),
      unit: '',
      goal: { atMost: 0 },
    },
    { what: 'the same: servers that ended by themselves', value: ended, unit: '', goal: { atMost: 0 } },
    {
      what: `the same: acknowledged rows lost, of ${report.messages.length + report.answers.length}`,
      value: kept.lostMessages + kept.lostAnswers,
      unit: '',
      goal: { atMost: 0 },
    },
    {
      what: `the same: two mails for one message, of ${mails.mails}`,
      value: mails.twoMails,
      unit: '',
      goal: { atMost: 0 },
    },
    {
      what: `the same: one mail more than once, under the same Message-ID, with ${kills} kills`,
      value: mails.repeated,
      unit: '',
      goal: { atMost: 0 },
    },
    {
      what: 'the same: what an admin published on one server is on the home page of each, after',
      value: seenMs,
      unit: 'ms',
      goal: { atMost: 6_000 },
    },
    { what: 'the same: mails never sent', value: kept.mailsWaiting, unit: '', goal: { atMost: 0 } },
    ...(readyMs.length === 0
      ? []
      : [
          {
            what: 'the same: ready after the database, slowest',
            value: Math.max(...readyMs),
            unit: 'ms',
            goal: { atMost: 2_000 },
          },
        ]),
    ...(startMs.length === 0
      ? []
      : [{ what: 'the same: from start to ready, median', value: percentile(startMs, 0.5), unit: 'ms' }]),
  ]
}
