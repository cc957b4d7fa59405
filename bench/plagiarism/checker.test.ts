import { expect, test } from 'vitest'
import { createPairChecker, inParts } from './checker.ts'

test('a text over the limit is checked in parts, and places count in the whole text', async () => {
  const copied =
    'The lighthouse keeper counted forty gulls before breakfast and wrote their number in red ink. '
  const text = `${'My own words are here. '.repeat(5_000)}${copied}`
  const pairs = createPairChecker()
  let longest = 0
  const checker = inParts({
    ...pairs,
    check(part, named) {
      longest = Math.max(longest, part.length)
      return pairs.check(part, named)
    },
  })
  await checker.importSources(new Map([['gulls', copied]]))
  const { matches, breakdown } = await checker.check(text, ['gulls'])
  const match = matches.find(({ sourceId }) => sourceId !== undefined)
  expect(longest).toBeLessThanOrEqual(100_000)
  expect(text.slice(match?.start, match?.end)).toBe(copied.slice(0, -2))
  expect(breakdown.words).toBe(25_015)
})
