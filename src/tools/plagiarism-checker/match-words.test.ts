import { expect, test } from 'vitest'
import { check, fresh, melville } from './compose/plagiarism-pairs.test-support.ts'
import { cutAtMatches } from './match-words.ts'

test('the marked text is the text, whatever overlaps in it', () => {
  const text = `${fresh} ${melville} ${fresh}`
  const { matches } = check(text, melville, fresh, melville.slice(100))
  expect(matches.length).toBeGreaterThan(3)
  const stretches = cutAtMatches(text, matches)
  expect(stretches.map((stretch) => stretch.text).join('')).toBe(text)
  for (const { start, text: words, match } of stretches) {
    expect(text.slice(start, start + words.length)).toBe(words)
    if (match !== undefined) expect(matches[match]?.excerpt).toBe(words)
  }
})
