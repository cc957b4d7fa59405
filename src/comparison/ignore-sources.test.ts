import { expect, test } from 'vitest'
import { ignoreSources } from './ignore-sources.ts'
import { check } from './plagiarism-pairs.test-support.ts'

const first = 'The lighthouse keeper counted forty gulls before breakfast and wrote their number in red ink.'
const second = 'Nobody pruned the orchard after the war, so the pear trees grew into one another like a roof.'
const own = 'On Tuesday my bicycle chain broke twice, and I was late for chemistry with black sleeves.'
const text = `${first} ${own} ${second}`

test('without ignored sources the score is the answer’s own', () => {
  const answer = check(text, first)
  expect(ignoreSources(text, answer, new Set())).toMatchObject({
    score: answer.score,
    matches: answer.matches,
  })
})

test('an ignored source takes its words out of the score, the others stay', () => {
  const answer = check(text, first, second)
  const left = ignoreSources(text, answer, new Set(['own-1']))
  expect(answer.score).toBeGreaterThan(left.score)
  expect(left.score).toBe(check(text, second).score)
  expect(left.matches.map(({ sourceId }) => sourceId)).toEqual(['own-2'])
  expect(left.sources.map(({ id }) => id)).toEqual(['own-2'])
  expect(ignoreSources(text, answer, new Set(['own-1', 'own-2'])).score).toBe(0)
})

test('words that a second source has too are counted for it then', () => {
  const answer = check(text, `${first} ${own}`, `Some other line stands here. ${first}`)
  const left = ignoreSources(text, answer, new Set(['own-1']))
  const alone = check(text, first)
  expect(left.score).toBe(alone.score)
  expect(left.score).toBeGreaterThan(0)
  expect(left.breakdown).toEqual(alone.breakdown)
  expect(left.matches.map(({ reason }) => reason)).toEqual(alone.matches.map(({ reason }) => reason))
})

test('what was seen through goes to the next source whole, whatever the passage begins or ends with', () => {
  const quoted = `As Anna Bell wrote, “${first} ${own} ${second}” (Bell, 2001). Yes.`
  const listed = `References\n\n${[first, own, second].map((one, at) => `[${at + 1}] Bell, A. (2001). ${one}`).join('\n')}`
  for (const dressed of [quoted, listed]) {
    const answer = check(dressed, text, text)
    const left = ignoreSources(dressed, answer, new Set(['own-1']))
    expect(left.score).toBe(answer.score)
    expect(left.score).toBeGreaterThan(60)
  }
})

test('words that are not scored stay so inside a passage of the next source', () => {
  const quoting = `${second} ${own} As Anna Bell wrote, “${first}” (Bell, 2001). ${own}`
  const answer = check(quoting, quoting, quoting)
  expect(answer.breakdown.quoted).toBeGreaterThan(0)
  expect(ignoreSources(quoting, answer, new Set(['own-1'])).score).toBe(answer.score)
})
