import { adversary } from './adversarial.test-support.ts'

const times = 8
/** The clock of the processor is coarse, and what is this fast needs no second look. */
const leastMs = 15
/** Linear work on a text of eight times the length is that of eight short ones, quadratic work eight times that. */
const mostGrowth = 3.5
const attempts = 5

/** `most`: characters that `read` is ever given. */
export function isLinear(read: (text: string) => unknown, seed: string, most = 100_000): boolean {
  const short = adversary(seed, most / times)
  const long = adversary(seed, most)
  const readShort = () => msOf(() => Array.from({ length: times }, () => read(short)))
  const readLong = () => msOf(() => read(long))
  let [least, ms] = [Infinity, readLong()]
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (ms < mostGrowth * leastMs) return true
    least = Math.min(least, Math.max(leastMs, Math.min(readShort(), readShort())))
    if (ms < mostGrowth * least) return true
    ms = readLong()
  }
  return false
}

/** Time of the processor, so that what else the machine does counts little. */
function msOf(work: () => unknown): number {
  const start = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}
