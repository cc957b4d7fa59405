import autocannon, { type Options } from 'autocannon'
import { findTool } from '#tools/tools.ts'
import { median, type Measurement } from './bench-result.ts'
import { startBareServer, startBuiltServer, temporaryFolder } from './built-server.ts'

const rounds = 5
const seconds = 2
const connections = 32

/** Requests per second as a ratio to bare `node:http`, in turns with it, so that a busy machine slows both. */
export async function run(): Promise<Measurement[]> {
  const folder = temporaryFolder()
  const ours = await startBuiltServer(folder.path)
  const bare = await startBareServer()
  const input = (await findTool('developer-prompt')?.examples())?.[0]?.input
  const routes: { what: string; atLeast?: number; bare: Options; ours: Options }[] = [
    {
      what: 'JSON route without database (GET /healthz)',
      atLeast: 0.5,
      bare: { url: bare.url },
      ours: { url: `${ours.url}/healthz` },
    },
    {
      what: 'POST a whole form, refused or composed (generate-prompt)',
      bare: { url: bare.url, ...post(input) },
      ours: { url: `${ours.url}/functions/v1/generate-prompt`, ...post(input) },
    },
    {
      what: 'page from the cache (GET /)',
      atLeast: 0.15,
      bare: { url: bare.url },
      ours: { url: `${ours.url}/` },
    },
  ]
  const measurements: Measurement[] = []
  for (const route of routes) {
    const pairs: { bare: number; ours: number }[] = []
    for (let round = 0; round < rounds; round += 1) {
      pairs.push({ bare: await requestsPerSecond(route.bare), ours: await requestsPerSecond(route.ours) })
    }
    measurements.push(
      {
        what: `${route.what}: ratio to bare node:http`,
        value: median(pairs.map((pair) => pair.ours / pair.bare)),
        unit: '',
        ...(route.atLeast === undefined ? {} : { goal: { atLeast: route.atLeast } }),
      },
      { what: `${route.what}: ours`, value: median(pairs.map((pair) => pair.ours)), unit: 'requests/s' },
      { what: `${route.what}: bare`, value: median(pairs.map((pair) => pair.bare)), unit: 'requests/s' },
    )
  }
  bare.stop()
  await ours.stop()
  folder.remove()
  return measurements
}

function post(body: unknown): Pick<Options, 'method' | 'headers' | 'body'> {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }
}

async function requestsPerSecond(options: Options): Promise<number> {
  const result = await autocannon({ ...options, connections, duration: seconds })
  if (result.errors > 0) throw new Error(`${result.errors} requests failed at ${options.url}`)
  return result.requests.total / result.duration
}
