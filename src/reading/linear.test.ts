import { expect, test } from 'vitest'
import { adversaries, adversary } from './adversarial.test-support.ts'
import { protectedNames, unsafeForChildren } from './child-safety.ts'
import { readColors, readColorWords } from './colors.ts'
import { readEntities } from './entities.ts'
import { missingFacts } from './facts.ts'
import { detectLanguage } from './language.ts'
import { readList, readSentences, readSteps } from './lists.ts'
import { readNumbers } from './numbers.ts'
import { readQuotes } from './quotes.ts'

const readers: Record<string, (text: string) => unknown> = {
  readNumbers,
  readQuotes,
  readColors,
  readColorWords,
  readList,
  readSentences,
  readSteps,
  readEntities,
  detectLanguage,
  unsafeForChildren,
  protectedNames,
  'missingFacts of itself': (text) => missingFacts(text, text),
  'missingFacts of nothing': (text) => missingFacts(text, ''),
  'missingFacts in it': (text) =>
    missingFacts('Ask Anna for “a b” at 5, 3 GB of FAQ, #fff, a@b.example', text),
}

const length = 12_500
const times = 8
/** The clock of the processor is coarse, and what is this fast needs no second look. */
const leastMs = 15
/** Linear work on a text of eight times the length is that of eight short ones, quadratic work eight times that. */
const mostGrowth = 3.5
const attempts = 5

test.for(Object.entries(readers))(
  '%s: doubling the text does not quadruple the work',
  { timeout: 120_000 },
  ([, read]) => {
    for (const [name, seed] of Object.entries(adversaries)) expect(isLinear(read, seed), name).toBe(true)
  },
)

test('a reader that looks back from every fourth character would be noticed', { timeout: 120_000 }, () => {
  const looksBack = (text: string) => Array.from(text, (_, at) => at % 4 || text.lastIndexOf('-', at)).length
  expect(isLinear(looksBack, 'word ')).toBe(false)
})

test.for(Object.entries(readers))('%s takes any text', ([, read]) => {
  for (const seed of Object.values(adversaries))
    for (const length of [0, 1, 2, 3, 7, 100]) expect(() => read(adversary(seed, length))).not.toThrow()
})

function isLinear(read: (text: string) => unknown, seed: string): boolean {
  const short = adversary(seed, length)
  const long = adversary(seed, times * length)
  if (msOf(() => read(long)) < mostGrowth * leastMs) return true
  const readShort = () => msOf(() => Array.from({ length: times }, () => read(short)))
  const least = Math.max(leastMs, Math.min(readShort(), readShort(), readShort()))
  return Array.from({ length: attempts }).some(() => msOf(() => read(long)) < mostGrowth * least)
}

/** Time of the processor, so that what else the machine does counts little. */
function msOf(work: () => unknown): number {
  const start = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}
