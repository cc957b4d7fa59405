import { median, type Measurement } from './bench-result.ts'
import { startBuiltServer, temporaryFolder } from './built-server.ts'

const starts = 7

/** From starting the process to the first answer of `/readyz`, on the embedded database. */
export async function run(): Promise<Measurement[]> {
  const folder = temporaryFolder()
  const first = await startBuiltServer(folder.path)
  await first.stop()
  const warm: number[] = []
  for (let start = 0; start < starts; start += 1) {
    const server = await startBuiltServer(folder.path)
    warm.push(server.startMs)
    await server.stop()
  }
  folder.remove()
  return [
    { what: 'first start, making the database', value: first.startMs, unit: 'ms', goal: { atMost: 8_000 } },
    { what: `warm start, median of ${starts}`, value: median(warm), unit: 'ms', goal: { atMost: 2_000 } },
    { what: 'warm start, slowest', value: Math.max(...warm), unit: 'ms' },
  ]
}
