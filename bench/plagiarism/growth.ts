import { createPairChecker } from './checker.ts'

const patterns = [
  '文',
  '“',
  '$a=',
  'a b c ',
  'a.b',
  '[1] Miller, J. (2001). Boats.\n',
  'the same words come back here. ',
]
const long = 96_000

/** Time for a text compared with itself to that of a quarter of it, of the worst pattern: 4 is linear, 16 is its square. */
export async function worstGrowth(): Promise<number> {
  const growths: number[] = []
  for (const pattern of patterns) {
    const text = pattern.repeat(Math.ceil(long / pattern.length)).slice(0, long)
    growths.push((await fastest(text)) / ((await fastest(text.slice(0, long / 4))) + 5))
  }
  return Math.max(...growths)
}

/** Milliseconds. */
async function fastest(text: string): Promise<number> {
  const checker = createPairChecker()
  await checker.importSources(new Map([['itself', text]]))
  const times: number[] = []
  for (let run = 0; run < 3; run += 1) {
    const startedAt = performance.now()
    await checker.check(text, ['itself'])
    times.push(performance.now() - startedAt)
  }
  return Math.min(...times)
}
