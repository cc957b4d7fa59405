import { createHash } from 'node:crypto'
import { pino } from 'pino'
import { indexSteps, insertDocument } from '#features/library/documents.server.ts'
import { createLibrary, type Library } from '#features/library/library.server.ts'
import { readIndex } from '#features/library/read-index.ts'
import { Evidence } from '#comparison/comparison.ts'
import { PlagiarismPlan } from '#tools/plagiarism-checker/plan.ts'
import { parseConfig } from '#platform/config.server.ts'
import { openDatabase, type Database, type DatabaseConfig } from '#platform/database/open-database.server.ts'
import { withIdentity } from '#platform/database/with-identity.server.ts'
import { startPostgres } from '../scripts/postgres-for-tests.mjs'
import { percentile, type Measurement } from './bench-result.ts'
import { temporaryFolder } from './built-server.ts'

const log = pino({ level: 'silent' })
const documents = 10_000
const documentsTogether = 25
const copiedWords = 120

/** Checks against a library of 10,000 made-up documents, from the parsed request to the answer, on both databases. */
export async function run(args: readonly string[]): Promise<Measurement[]> {
  const postgres = await startPostgres()
  const folder = temporaryFolder()
  try {
    return [
      ...(args.includes('--embedded')
        ? []
        : await measure('PostgreSQL', { databaseUrl: postgres.url, dataDir: folder.path })),
      ...(await measure('embedded', { databaseUrl: undefined, dataDir: folder.path })),
    ]
  } finally {
    await postgres.stop()
    folder.remove()
  }
}

async function measure(name: string, config: DatabaseConfig): Promise<Measurement[]> {
  const database = await openDatabase(config, log)
  const library = createLibrary({ config: parseConfig({}), log, database, limits: { take: async () => 0 } })
  try {
    const random = createRandom(7)
    const startedAt = performance.now()
    await fill(database, random)
    const filled = performance.now() - startedAt
    await checkOne(library, randomText(random, 1_000))
    return [
      { what: `${name}: writing 10,000 documents`, value: filled / 1_000, unit: 's' },
      ...(await timeChecks(`${name}: a check of 1,000 words`, library, random, 1_000, 40, 400)),
      ...(await timeChecks(`${name}: a check of 10,000 words`, library, random, 10_000, 12, 2_000)),
    ]
  } finally {
    await library.close()
    await database.close()
  }
}

async function timeChecks(
  what: string,
  library: Library,
  random: () => number,
  words: number,
  rounds: number,
  goalMs: number,
): Promise<Measurement[]> {
  const times: number[] = []
  const busy: number[] = []
  let [found, planted] = [0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const numbers = [1, 2].map(() => Math.floor(random() * documents))
    const passages = numbers.map((number) => passageOf(number))
    const own = randomText(random, words - 2 * copiedWords)
    const startedAt = performance.now()
    const cpu = process.cpuUsage()
    const { sources } = await checkOne(library, `${passages[0]} ${own} ${passages[1]}`)
    times.push(performance.now() - startedAt)
    const { user, system } = process.cpuUsage(cpu)
    busy.push((user + system) / 1_000)
    planted += 2
    found += numbers.filter((number) => sources.some(({ title }) => title === `Document ${number}`)).length
  }
  return [
    { what: `${what}, p95`, value: percentile(times, 0.95), unit: 'ms', goal: { atMost: goalMs } },
    { what: `${what}, median`, value: percentile(times, 0.5), unit: 'ms' },
    // All threads of this process; what a machine that does other things too cannot blur.
    { what: `${what}, median of processor time`, value: percentile(busy, 0.5), unit: 'ms' },
    { what: `${what}: planted sources found`, value: found / planted, unit: '', goal: { atLeast: 1 } },
  ]
}

async function checkOne(library: Library, text: string): Promise<Evidence> {
  const answer = await library.check(
    { text },
    { caller: { address: '203.0.113.7' }, signal: new AbortController().signal, onProgress: () => undefined },
  )
  return Evidence.parse(PlagiarismPlan.parse(answer).evidence)
}

async function fill(database: Database, random: () => number): Promise<void> {
  for (let from = 0; from < documents; from += documentsTogether) {
    await withIdentity(database, { role: 'operator' }, async (statements) => {
      for (let number = from; number < from + documentsTogether; number += 1) {
        const text = documentText(number)
        const index = readIndex(text)
        const id = await insertDocument(statements, 'library', {
          title: `Document ${number}`,
          format: 'text',
          language: 'en',
          text,
          contentHash: createHash('sha256').update(text).digest('hex'),
          index,
        })
        for (const step of indexSteps('library', id ?? 0, index)) await step(statements)
      }
    })
  }
  // What autovacuum does on a server, and nobody on the embedded database: the plans must hold either way.
  if (database.kind === 'postgres' && random() >= 0) await database.pool.query('analyze')
}

/** The same text for a number, 300 to 1,100 words. */
function documentText(number: number): string {
  const random = createRandom(1_000 + number)
  return randomText(random, 300 + Math.floor(random() * 800))
}

function passageOf(number: number): string {
  return documentText(number)
    .split(' ')
    .slice(60, 60 + copiedWords)
    .join(' ')
}

const functionWords =
  'the of and to in a is that it was for on are with as be at by this had not but from or have'.split(' ')
const vocabulary = Array.from({ length: 40_000 }, (_, rank) => makeWord(rank))

function makeWord(rank: number): string {
  const random = createRandom(rank * 31 + 5)
  const pick = (letters: string) => letters[Math.floor(random() * letters.length)] ?? 'a'
  const syllables = 1 + Math.floor(random() * 2) + (rank > 500 ? 1 : 0)
  return Array.from(
    { length: syllables },
    () => pick('bcdfghklmnprstvwz') + pick('aeiou') + pick('lmnrst'),
  ).join('')
}

/** Words as common as in English: half of them function words, the others with a frequency of 1 / rank. */
function randomText(random: () => number, words: number): string {
  const made: string[] = []
  for (let word = 0; word < words; word += 1) {
    if (random() < 0.47) made.push(functionWords[Math.floor(random() * functionWords.length)] ?? 'the')
    else made.push(vocabulary[Math.floor(vocabulary.length ** random()) - 1] ?? 'word')
    if (word % 17 === 16) made[made.length - 1] += '.'
  }
  return made.join(' ')
}

function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b_79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
