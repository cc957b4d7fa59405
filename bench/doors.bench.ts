import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { median, percentile, type Measurement } from './bench-result.ts'
import {
  freePort,
  startBareServer,
  startBuiltServer,
  temporaryFolder,
  type BuiltServer,
} from './built-server.ts'
import { cpuMilliseconds, residentMegabytes } from './gateway/process-figures.ts'

const rounds = 5
const seconds = 2
const connections = 32
const bodies = 100

/** The doors that anybody can knock at: bodies far too large, cookies that are nobody's, a page that everybody reads. */
export async function run(): Promise<Measurement[]> {
  const folder = temporaryFolder()
  const healthPort = await freePort()
  const server = await startBuiltServer(folder.path, { LOG_LEVEL: 'silent', HEALTH_PORT: String(healthPort) })
  const bare = await startBareServer()
  try {
    return [
      // First: after the others the process holds much memory that it does not need.
      ...(await largeBodies(server, `http://127.0.0.1:${healthPort}/healthz`)),
      ...(await strayCookies(server)),
      ...(await cachedPage(server, bare)),
    ]
  } finally {
    bare.stop()
    await server.stop()
    folder.remove()
  }
}

const strays = {
  'a cookie of somebody else': 'theme=dark; _ga=GA1.1.1234567890.1700000000',
  'a session that is nobody’s': `account.session_token=${'a'.repeat(32)}.${'b'.repeat(43)}%3D`,
}

type Running = { url: string; process: ChildProcess }

async function strayCookies({ url, process }: Running): Promise<Measurement[]> {
  const measurements: Measurement[] = []
  for (const [what, cookie] of Object.entries(strays)) {
    const ratios: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const page = { url: `${url}/about`, process }
      const without = await microsecondsPerRequest(page, asBrowsersAsk)
      const withCookie = await microsecondsPerRequest(page, { ...asBrowsersAsk, cookie })
      // The first warms up.
      if (round > 0) ratios.push(without / withCookie)
    }
    measurements.push({
      what: `pages with ${what}, ratio to pages without a cookie`,
      value: median(ratios),
      unit: '',
      goal: { atLeast: 0.8 },
    })
  }
  return measurements
}

/** Against a small answer of bare node:http, and against as many bytes of it. */
async function cachedPage(server: Running, bare: Running): Promise<Measurement[]> {
  const bytes = await bytesOf(`${server.url}/`)
  const costs: { small: number; asLarge: number; ours: number }[] = []
  for (let round = 0; round < rounds; round += 1)
    costs.push({
      small: await microsecondsPerRequest(bare),
      asLarge: await microsecondsPerRequest({ ...bare, url: `${bare.url}${bytes}` }),
      ours: await microsecondsPerRequest({ ...server, url: `${server.url}/` }, asBrowsersAsk),
    })
  return [
    {
      what: 'a page from the cache, ratio to a small answer of bare node:http',
      value: median(costs.map(({ small, ours }) => small / ours)),
      unit: '',
      goal: { atLeast: 0.15 },
    },
    {
      what: 'the same, ratio to as many bytes from bare node:http',
      value: median(costs.map(({ asLarge, ours }) => asLarge / ours)),
      unit: '',
    },
    { what: 'the same: ours', value: median(costs.map(({ ours }) => ours)), unit: 'µs of processor time' },
    { what: 'the same: bytes', value: bytes, unit: '' },
  ]
}

/** On the way, once the page is kept. */
async function bytesOf(url: string): Promise<number> {
  for (let visit = 0; visit < 3; visit += 1) await (await fetch(url)).text()
  return Number((await fetch(url)).headers.get('content-length'))
}

const paths = [
  '/functions/v1/generate-text-prompt',
  '/functions/v1/check-plagiarism',
  '/functions/v1/send-contact-email',
  '/ingest/events',
  '/admin/uploads',
  '/sources/read',
  '/history/changes',
  '/auth',
  '/api/auth/sign-in/email',
  '/csp-reports',
]

/** A hundred bodies of 200 MB at once, half of them without saying how long they are. */
async function largeBodies(server: BuiltServer, healthUrl: string): Promise<Measurement[]> {
  const idle = residentMegabytes(server.process)
  let most = idle
  const watch = setInterval(() => (most = Math.max(most, residentMegabytes(server.process))), 20)
  const health: number[] = []
  const probing = setInterval(async () => {
    const askedAt = performance.now()
    await fetch(healthUrl).then((response) => response.text())
    health.push(performance.now() - askedAt)
  }, 20)
  const child = fork(join(import.meta.dirname, 'large-bodies.ts'), [server.url, String(bodies), ...paths])
  const statuses = await new Promise<Record<string, number>>((done) => child.once('message', done))
  clearInterval(watch)
  clearInterval(probing)
  const pageAfter = await fetch(`${server.url}/about`)
  console.log(`${bodies} bodies of 200 MB: ${JSON.stringify(statuses)}`)
  return [
    {
      what: `${bodies} bodies of 200 MB at once: memory over idle`,
      value: most - idle,
      unit: 'MB',
      goal: { atMost: 100 },
    },
    {
      what: 'the same: /healthz on HEALTH_PORT, p99',
      value: percentile(health, 0.99),
      unit: 'ms',
      goal: { atMost: 100 },
    },
    {
      what: 'the same: answered as a failure of ours',
      value: Object.entries(statuses).reduce(
        (sum, [status, count]) => sum + (status.startsWith('5') ? count : 0),
        0,
      ),
      unit: '',
      goal: { atMost: 0 },
    },
    {
      what: 'the same: neither answered nor hung up on',
      value: statuses['silence'] ?? 0,
      unit: '',
      goal: { atMost: 0 },
    },
    { what: 'the same: a page afterwards', value: pageAfter.status, unit: '', goal: { atMost: 200 } },
  ]
}

const asBrowsersAsk = { 'accept-encoding': 'gzip, deflate, br, zstd' }

/**
 * Processor time of the server's process. Requests a second would measure the generator: autocannon decodes every body
 * as text, which takes it eight times longer for a compressed page than for as many letters.
 */
async function microsecondsPerRequest(
  { url, process }: Running,
  headers: Record<string, string> = {},
): Promise<number> {
  const before = cpuMilliseconds(process)
  const result = await autocannon({ url, headers, connections, duration: seconds })
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${result.errors} failed, ${result.non2xx} were refused at ${url}`)
  return ((cpuMilliseconds(process) - before) * 1_000) / result.requests.total
}
