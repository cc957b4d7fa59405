import { expect, test } from 'vitest'
import { adversaries, adversary } from './adversarial.test-support.ts'
import { protectedNames, unsafeForChildren } from './child-safety.ts'
import { readColors } from './colors.ts'
import { readEntities } from './entities.ts'
import { missingFacts } from './facts.ts'
import { isLinear } from './is-linear.test-support.ts'
import { detectLanguage } from './language.ts'
import { findBeginnings, readList, readSentences } from './lists.ts'
import { findNumbers } from './numbers.ts'
import { readQuotes } from './quotes.ts'

const readers: Record<string, (text: string) => unknown> = {
  findNumbers,
  readQuotes,
  readColors,
  readList,
  readSentences,
  findBeginnings,
  readEntities,
  detectLanguage,
  unsafeForChildren,
  protectedNames,
  'missingFacts of itself': (text) => missingFacts(text, text),
  'missingFacts of nothing': (text) => missingFacts(text, ''),
  'missingFacts in it': (text) =>
    missingFacts('Ask Anna for “a b” at 5, 3 GB of FAQ, #fff, a@b.example', text),
}

test.for(Object.entries(readers))(
  '%s: doubling the text does not quadruple the work',
  { timeout: 120_000 },
  ([, read]) => {
    for (const [name, seed] of Object.entries(adversaries)) expect(isLinear(read, seed), name).toBe(true)
  },
)

test('a reader that looks back from every fourth character would be noticed', { timeout: 120_000 }, () => {
  const looksBack = (text: string) => Array.from(text, (_, at) => at % 4 || text.lastIndexOf('-', at)).length
  // A shorter text than for the others, because this reader is slow by design.
  expect(isLinear(looksBack, 'word ', 50_000)).toBe(false)
})

test.for(Object.entries(readers))('%s takes any text', ([, read]) => {
  for (const seed of Object.values(adversaries))
    for (const length of [0, 1, 2, 3, 7, 100]) expect(() => read(adversary(seed, length))).not.toThrow()
})
