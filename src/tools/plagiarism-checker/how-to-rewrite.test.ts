import { expect, test } from 'vitest'
import type { Match } from '#comparison/comparison.ts'
import { howToRewrite } from './how-to-rewrite.ts'

function match(kind: Match['kind'], excerpt: string): Match {
  return {
    kind,
    excerpt,
    start: 0,
    end: excerpt.length,
    similarity: 1,
    counts: true,
    countedWords: 9,
    words: 9,
    reason: '',
  }
}

test('advice names the source, and the numbers and names to keep', () => {
  const advice = howToRewrite(
    match('verbatim', 'In 1851 the whaler left with Captain Ahab and 42 men.'),
    'Moby-Dick',
  )
  expect(advice.join(' ')).toContain('“Moby-Dick”')
  expect(advice.join(' ')).toContain('Captain Ahab, 1851, 42')
})

test('what is quoted with its source needs nothing', () => {
  expect(howToRewrite(match('quoted', 'Words.'), 'Book')).toEqual(['Quoted and cited, so it isn’t scored.'])
})
