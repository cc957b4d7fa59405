import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { median, percentile, type Measurement } from './bench-result.ts'
import { startBuiltServer, temporaryFolder, type BuiltServer } from './built-server.ts'
import { startProvider, type ProviderProcess } from './provider-process.ts'

const rounds = 7
const asksARound = 25
const agent = new Agent({ keepAlive: true, maxSockets: 2_000 })
const idea = { idea: 'a paper boat travels along a rain gutter and reaches the river at dusk' }

/** What the way through us adds to a model's words, against the same provider asked directly, in turns. */
export async function run(): Promise<Measurement[]> {
  const folder = temporaryFolder()
  const provider = await startProvider()
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
  const direct: Target = { url: `${provider.url}/v1/chat/completions`, mark: '"content":"w' }
  const ours: Target = { url: `${server.url}/functions/v1/generate-text-prompt`, mark: '"type":"delta"' }
  try {
    return [
      ...(await oneStream(provider, server, direct, ours)),
      ...(await manyStreams(provider, direct, ours, 200)),
      ...(await thousandStreams(provider, server, ours)),
      ...(await abortedStreams(provider, ours)),
    ]
  } finally {
    agent.destroy()
    await server.stop()
    provider.stop()
    folder.remove()
  }
}

type Target = { url: string; mark: string }
async function oneStream(
  provider: ProviderProcess,
  server: BuiltServer,
  direct: Target,
  ours: Target,
): Promise<Measurement[]> {
  await provider.pace(1, 1)
  const added: number[] = []
  const all: number[] = []
  await Promise.all([ask(direct), ask(ours)])
  const cpuBefore = cpuMilliseconds(server)
  for (let round = 0; round < rounds; round += 1) {
    const times = { direct: [] as number[], ours: [] as number[] }
    for (let index = 0; index < asksARound; index += 1) {
      times.direct.push((await ask(direct)).firstMs)
      times.ours.push((await ask(ours)).firstMs)
    }
    // The first round warms both up.
    if (round === 0) continue
    added.push(median(times.ours) - median(times.direct))
    all.push(...times.ours.map((time) => time - median(times.direct)))
  }
  return [
    {
      what: 'added to the first token, 1 stream, p50',
      value: median(added),
      unit: 'ms',
      goal: { atMost: 1.5 },
    },
    { what: 'the same, p99', value: percentile(all, 0.99), unit: 'ms', goal: { atMost: 6 } },
    // What is left of it on a machine with other work: two requests each, since numbered words are sent back once.
    {
      what: 'processor time of the server for one answer',
      value: (cpuMilliseconds(server) - cpuBefore) / (rounds * asksARound),
      unit: 'ms',
    },
  ]
}

async function manyStreams(
  provider: ProviderProcess,
  direct: Target,
  ours: Target,
  streams: number,
): Promise<Measurement[]> {
  await provider.pace(60, 50)
  const times = { direct: [] as number[], ours: [] as number[] }
  for (let round = 0; round < 2; round += 1) {
    for (const [name, target] of [
      ['direct', direct],
      ['ours', ours],
    ] as const) {
      const answers = await together(target, streams)
      times[name] = answers.map((answer) => answer.firstMs)
    }
  }
  return [
    {
      what: `added to the first token, ${streams} streams × 20 tokens/s, p50`,
      value: median(times.ours) - median(times.direct),
      unit: 'ms',
      goal: { atMost: 2.5 },
    },
    {
      what: 'the same, p95',
      value: percentile(times.ours, 0.95) - percentile(times.direct, 0.95),
      unit: 'ms',
      goal: { atMost: 10 },
    },
  ]
}

async function thousandStreams(
  provider: ProviderProcess,
  server: BuiltServer,
  ours: Target,
): Promise<Measurement[]> {
  await provider.pace(100, 50)
  const idle = residentMegabytes(server)
  let most = idle
  const watch = setInterval(() => (most = Math.max(most, residentMegabytes(server))), 250)
  const cpuBefore = cpuMilliseconds(server)
  const answers = await together(ours, 1_000)
  const cpu = cpuMilliseconds(server) - cpuBefore
  clearInterval(watch)
  const whole = Array.from({ length: 100 }, (_, index) => `w${index} `).join('')
  const broken = answers.filter((answer) => answer.words !== whole).length
  return [
    {
      what: '1,000 streams × 20 tokens/s: with an error, or a token lost or out of order',
      value: broken,
      unit: '',
      goal: { atMost: 0 },
    },
    { what: 'the same, memory over idle', value: most - idle, unit: 'MB', goal: { atMost: 350 } },
    {
      what: 'the same, processor time of the server for a token',
      value: (cpu * 1_000) / 100_000,
      unit: 'µs',
    },
  ]
}

async function abortedStreams(provider: ProviderProcess, ours: Target): Promise<Measurement[]> {
  await provider.pace(100_000, 50)
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

/** All begin within a second, as people do. */
function together(target: Target, streams: number) {
  return Promise.all(
    Array.from({ length: streams }, async (_, index) => {
      await wait((index / streams) * 1_000)
      return ask(target)
    }),
  )
}

function post(target: Target) {
  return request(target.url, {
    method: 'POST',
    agent,
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
  })
}

function ask(target: Target): Promise<{ firstMs: number; words: string }> {
  return new Promise((resolve) => {
    const startedAt = performance.now()
    let firstMs = Number.NaN
    let text = ''
    const call = post(target)
    call.on('error', () => resolve({ firstMs, words: '' }))
    call.on('response', (response) => {
      response.setEncoding('utf8')
      response.on('data', (piece: string) => {
        text += piece
        if (Number.isNaN(firstMs) && text.includes(target.mark)) firstMs = performance.now() - startedAt
      })
      response.on('end', () => resolve({ firstMs, words: wordsIn(text) }))
      response.on('error', () => resolve({ firstMs, words: '' }))
    })
    call.end(JSON.stringify(idea))
  })
}

function askAndLeave(target: Target): Promise<() => void> {
  return new Promise((resolve) => {
    let text = ''
    const call = post(target)
    call.on('error', () => undefined)
    call.on('response', (response) => {
      response.setEncoding('utf8')
      response.on('error', () => undefined)
      response.on('data', (piece: string) => {
        text += piece
        if (text.includes(target.mark)) resolve(() => call.destroy())
      })
    })
    call.end(JSON.stringify(idea))
  })
}

function wordsIn(text: string): string {
  return [...text.matchAll(/"type":"delta","text":"([^"]*)"/g)].map(([, words = '']) => words).join('')
}

function residentMegabytes({ process: child }: BuiltServer): number {
  const [, pages = '0'] = readFileSync(`/proc/${child.pid}/statm`, 'utf8').split(' ')
  return (Number(pages) * 4_096) / 1_048_576
}

/** User and system time since the process began; the kernel counts in hundredths of a second. */
function cpuMilliseconds({ process: child }: BuiltServer): number {
  const [, rest = ''] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')
  const fields = rest.split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}
