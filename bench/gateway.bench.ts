import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { median, percentile, type Measurement } from './bench-result.ts'
import { startBuiltServer, temporaryFolder } from './built-server.ts'
import { ask, askAndLeave, hangUp, type Asked, type Target } from './gateway/ask.ts'
import { cutInto, functionName, goodReply, input } from './gateway/good-reply.ts'
import { cpuMilliseconds, residentMegabytes } from './gateway/process-figures.ts'
import { startProvider, startRelay, type ProviderProcess } from './provider-process.ts'

const rounds = 7
const asksARound = 40
/** Until the compiler has seen what is used often. */
const warmUps = 1_000

type Way = Target & { process: ChildProcess }
type Ways = { provider: ProviderProcess; direct: Target; relay: Way; ours: Way }

/**
 * What the way through us adds to a model's words, against the provider asked directly and against a bare relay that
 * hands its bytes on, all in turns, so that a busy machine slows each of them.
 */
export async function run(): Promise<Measurement[]> {
  const folder = temporaryFolder()
  const reply = await goodReply()
  const provider = await startProvider()
  const relay = await startRelay(provider)
  const server = await startBuiltServer(folder.path, {
    LOG_LEVEL: 'silent',
    OPENAI_COMPATIBLE_BASE_URL: `${provider.url}/v1`,
    OPENAI_COMPATIBLE_MODEL: 'm',
    AI_ANSWERS_PER_ADDRESS: '999999',
    AI_ANSWERS_AT_ONCE: '5000',
    AI_ANSWERS_AT_ONCE_PER_ADDRESS: '5000',
    AI_DAILY_BUDGET_USD: '100000',
    AI_ANSWERS_A_DAY: '999999',
  })
  const body = JSON.stringify(input)
  const ways: Ways = {
    provider,
    direct: { url: `${provider.url}/v1/chat/completions`, mark: '"content":"', body },
    relay: { url: relay.url, mark: '"type":"delta"', body, process: relay.process },
    ours: {
      url: `${server.url}/functions/v1/${functionName}`,
      mark: '"type":"delta"',
      body,
      process: server.process,
    },
  }
  try {
    return [
      ...(await oneStream(ways, reply)),
      ...(await manyStreams(ways, reply)),
      ...(await processorTime(ways, reply)),
      ...(await abortedStreams(ways, reply)),
    ]
  } finally {
    hangUp()
    await server.stop()
    relay.process.kill()
    provider.stop()
    folder.remove()
  }
}

async function oneStream({ provider, direct, relay, ours }: Ways, reply: string): Promise<Measurement[]> {
  await provider.pace({ words: cutInto(reply, 2), everyMs: 1 })
  const medians = { relay: [] as number[], ours: [] as number[] }
  const all = { relay: [] as number[], ours: [] as number[] }
  for (let index = 0; index < warmUps; index += 1) await Promise.all([ask(relay), ask(ours)])
  for (let round = 0; round < rounds; round += 1) {
    const times = { direct: [] as number[], relay: [] as number[], ours: [] as number[] }
    for (let index = 0; index < asksARound; index += 1) {
      times.direct.push((await ask(direct)).firstMs)
      times.relay.push((await ask(relay)).firstMs)
      times.ours.push((await ask(ours)).firstMs)
    }
    const base = median(times.direct)
    for (const name of ['relay', 'ours'] as const) {
      medians[name].push(median(times[name]) - base)
      all[name].push(...times[name].map((time) => time - base))
    }
  }
  return [
    ...compared(
      'added to the first token, 1 stream, p50',
      'ms',
      median(medians.relay),
      median(medians.ours),
      { ours: 1, ratio: 1.5 },
    ),
    ...compared('the same, p99', 'ms', percentile(all.relay, 0.99), percentile(all.ours, 0.99), {
      ours: 4,
      ratio: 3,
    }),
  ]
}

async function manyStreams({ provider, direct, relay, ours }: Ways, reply: string): Promise<Measurement[]> {
  await provider.pace({ words: cutInto(reply, 60), everyMs: 50 })
  const times = { direct: [] as number[], relay: [] as number[], ours: [] as number[] }
  for (let round = 0; round <= 2; round += 1) {
    for (const [name, target] of Object.entries({ direct, relay, ours })) {
      const answers = await together(target, 200)
      if (round > 0) times[name as keyof typeof times].push(...answers.map(({ firstMs }) => firstMs))
    }
  }
  const base = median(times.direct)
  return compared(
    'added to the first token, 200 streams × 20 tokens/s, p50',
    'ms',
    median(times.relay) - base,
    median(times.ours) - base,
    { ours: 1.5, ratio: 2 },
  )
}

async function processorTime({ provider, relay, ours }: Ways, reply: string): Promise<Measurement[]> {
  await provider.pace({ words: cutInto(reply, 2), everyMs: 1 })
  const answer = { relay: await cpuOfAnswers(relay), ours: await cpuOfAnswers(ours) }
  const tokens = 100
  const streams = 1_000
  await provider.pace({ words: cutInto(reply, tokens), everyMs: 50 })
  const relayed = await cpuOfStreams(relay, streams)
  const idle = residentMegabytes(ours.process)
  let most = idle
  const watch = setInterval(() => (most = Math.max(most, residentMegabytes(ours.process))), 250)
  const answered = await cpuOfStreams(ours, streams)
  clearInterval(watch)
  const broken = answered.answers.filter(({ text }) => wordsIn(text) !== reply).length
  const perToken = (ms: number) => (ms * 1_000) / (streams * tokens)
  return [
    ...compared('processor time for an answer of two tokens', 'ms', answer.relay, answer.ours, { ours: 2 }),
    ...compared(
      'processor time for a token, 1,000 streams × 20 tokens/s, with all else',
      'µs',
      perToken(relayed.cpuMs),
      perToken(answered.cpuMs),
    ),
    {
      what: 'the same, without what an answer costs: ours',
      value: perToken(answered.cpuMs - streams * answer.ours),
      unit: 'µs',
      goal: { atMost: 60 },
    },
    {
      what: 'the same streams, with an error, or a token lost or out of order',
      value: broken,
      unit: '',
      goal: { atMost: 0 },
    },
    { what: 'the same, memory over idle', value: most - idle, unit: 'MB', goal: { atMost: 350 } },
  ]
}

async function abortedStreams({ provider, ours }: Ways, reply: string): Promise<Measurement[]> {
  await provider.pace({ words: cutInto(reply, 100), everyMs: 50, isEndless: true })
  const waits: number[] = []
  const batch = 100
  for (let round = 0; round < 10; round += 1) {
    provider.leftAt.length = 0
    const leave = await Promise.all(Array.from({ length: batch }, () => askAndLeave(ours)))
    const lefts: number[] = []
    for (const go of leave) {
      lefts.push(performance.timeOrigin + performance.now())
      go()
    }
    for (let tries = 0; provider.leftAt.length < batch && tries < 400; tries += 1) await wait(5)
    const stopped = provider.leftAt.toSorted((one, other) => one - other)
    // Which stream was which is unknown here; in order of time each wait is at least as long as the true one.
    for (const [index, left] of lefts.entries()) waits.push((stopped[index] ?? left + 10_000) - left)
  }
  return [
    {
      what: '1,000 aborted streams: stopped at the provider after, p99',
      value: percentile(waits, 0.99),
      unit: 'ms',
      goal: { atMost: 50 },
    },
  ]
}

/** The goals for ours are those of quality.md and issue 13, in `unit`; for the ratio, those of issue 13. */
function compared(
  what: string,
  unit: string,
  bare: number,
  ours: number,
  most: { ours?: number; ratio?: number } = {},
): Measurement[] {
  const goal = (atMost: number | undefined) => (atMost === undefined ? {} : { goal: { atMost } })
  return [
    { what: `${what}: bare relay`, value: bare, unit },
    { what: `${what}: ours`, value: ours, unit, ...goal(most.ours) },
    { what: `${what}: ratio`, value: ours / bare, unit: '', ...goal(most.ratio) },
  ]
}

/** Milliseconds for one. */
async function cpuOfAnswers(way: Way): Promise<number> {
  const count = 600
  for (let index = 0; index < 50; index += 1) await ask(way)
  const before = cpuMilliseconds(way.process)
  for (let index = 0; index < count; index += 1) await ask(way)
  return (cpuMilliseconds(way.process) - before) / count
}

/** Of streams that run together, after a round that warms the way up. */
async function cpuOfStreams(way: Way, streams: number): Promise<{ cpuMs: number; answers: Asked[] }> {
  await together(way, streams / 5)
  const before = cpuMilliseconds(way.process)
  const answers = await together(way, streams)
  return { cpuMs: cpuMilliseconds(way.process) - before, answers }
}

/** All begin within a second, as people do. */
function together(target: Target, streams: number): Promise<Asked[]> {
  return Promise.all(
    Array.from({ length: streams }, async (_, index) => {
      await wait((index / streams) * 1_000)
      return ask(target)
    }),
  )
}

function wordsIn(text: string): string {
  return text
    .split('\n\n')
    .filter((block) => block.startsWith('data: {"type":"delta"'))
    .map((block) => (JSON.parse(block.slice(6)) as { text: string }).text)
    .join('')
}
