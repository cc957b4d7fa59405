import { setTimeout as wait } from 'node:timers/promises'
import { percentile, type Measurement } from './bench-result.ts'
import { freePort, startBuiltServer, temporaryFolder } from './built-server.ts'
import { cutInto, functionName, goodReply, input } from './gateway/good-reply.ts'
import { generateLoad, type LoadReport } from './load-process.ts'
import { startProvider } from './provider-process.ts'

const perSecond = 20
/** Twenty pauses of 50 ms between them. */
const pieces = 21
const seconds = 20
/** Whoever waits longer has gone; an answer after that helps nobody. */
const patienceMs = 15_000

/**
 * A model that writes twenty answers a second, asked for as many, three and ten times as many. What it cannot take, it
 * refuses, as services do, or lets wait, as one's own machine does. Beside that, /healthz on its own port and on the
 * server's.
 */
export async function run(): Promise<Measurement[]> {
  const folder = temporaryFolder()
  const provider = await startProvider()
  const healthPort = await freePort()
  const reply = await goodReply()
  const server = await startBuiltServer(folder.path, {
    LOG_LEVEL: 'silent',
    TRUSTED_PROXIES: '1',
    HEALTH_PORT: String(healthPort),
    OPENAI_COMPATIBLE_BASE_URL: `${provider.url}/v1`,
    OPENAI_COMPATIBLE_MODEL: 'm',
    AI_ANSWERS_PER_ADDRESS: '999999',
    AI_DAILY_BUDGET_USD: '100000',
    AI_ANSWERS_A_DAY: '999999',
  })
  const words = cutInto(reply, pieces)
  const load = (times: number, forSeconds = seconds) =>
    generateLoad({
      url: `${server.url}/functions/v1/${functionName}`,
      body: JSON.stringify(input),
      perSecond: perSecond * times,
      seconds: forSeconds,
      patienceMs,
    })
  const measurements: Measurement[] = []
  try {
    for (const beyond of ['refuse', 'wait'] as const) {
      await provider.pace({ words, everyMs: 1_000 / (pieces - 1), slots: { count: perSecond, beyond } })
      await load(0.5, 3)
      for (const times of [1, 3, 10]) {
        const before = await provider.bill()
        const health = [probe(`http://127.0.0.1:${healthPort}/healthz`), probe(`${server.url}/healthz`)]
        const report = await load(times)
        const [own, shared] = health.map((each) => each.stop())
        const { calls, refused } = await provider.bill()
        console.log(
          `${times}x, ${beyond}: ${JSON.stringify({ ...shorten(report), modelCalls: calls - before.calls, refusedByModel: refused - before.refused })}`,
        )
        measurements.push(
          ...figures(
            `${times}×, what is too much ${beyond === 'wait' ? 'waits' : 'is refused'}`,
            times,
            report,
          ),
          {
            what: `the same: /healthz on HEALTH_PORT, p99`,
            value: percentile(own ?? [], 0.99),
            unit: 'ms',
            goal: { atMost: 100 },
          },
          {
            what: `the same: /healthz on PORT, p99`,
            value: percentile(shared ?? [], 0.99),
            unit: 'ms',
            goal: { atMost: 100 },
          },
        )
        // Nothing of this load is left in the next one.
        await wait(3_000)
      }
    }
    return measurements
  } finally {
    await server.stop()
    provider.stop()
    folder.remove()
  }
}

/** A goal for the answers only where the task is to bear more than the model can. */
const goals: Record<number, number> = { 3: 0.9, 10: 0.8 }
/** Until the first answers can be there, and those of the phase before are gone. */
const settleMs = 3_000

function figures(what: string, times: number, report: LoadReport): Measurement[] {
  const whole = report.wholeAt.filter((at) => at >= settleMs && at < seconds * 1_000).length
  const goal = goals[times]
  return [
    {
      what: `${what}: whole answers, of what the model can`,
      value: whole / (perSecond * (seconds - settleMs / 1_000)),
      unit: '',
      ...(goal === undefined ? {} : { goal: { atLeast: goal } }),
    },
    {
      what: 'the same: told early that there is none now, p99',
      value: report.refusedMs.length === 0 ? 0 : percentile(report.refusedMs, 0.99),
      unit: 'ms',
    },
    {
      what: 'the same: neither answered nor told',
      value: Object.values(report.failures).reduce((sum, count) => sum + count, 0),
      unit: `of ${report.asked}`,
      goal: { atMost: 0 },
    },
    {
      what: 'the same: idle time of the load generator',
      value: report.idle,
      unit: '',
      goal: { atLeast: 0.3 },
    },
  ]
}

function shorten({ wholeAt, refusedMs, ...rest }: LoadReport) {
  return { whole: wholeAt.length, toldEarly: refusedMs.length, ...rest }
}

/** Asks every 20 ms, whether or not the last question was answered, as a supervisor and a load balancer would. */
function probe(url: string): { stop: () => number[] } {
  const times: number[] = []
  const timer = setInterval(async () => {
    const askedAt = performance.now()
    const isOk = await fetch(url).then(
      async (response) => (await response.text()) !== '' && response.ok,
      () => false,
    )
    times.push(isOk ? performance.now() - askedAt : Number.POSITIVE_INFINITY)
  }, 20)
  return {
    stop() {
      clearInterval(timer)
      return times
    },
  }
}
