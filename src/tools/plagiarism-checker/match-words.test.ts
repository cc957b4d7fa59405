import { expect, test } from 'vitest'
import { composeAnswer } from './compose-answer.ts'
import { PlagiarismInput } from './input.ts'
import { cutAtMatches } from './match-words.ts'

const gulls = 'The lighthouse keeper counted forty gulls before breakfast and wrote their number in red ink.'
const pears = 'Nobody pruned the orchard after the war, so the pear trees grew into one another like a roof.'

test('the marked text is the text, whatever overlaps in it', () => {
  const text = `${gulls} ${pears} ${gulls}`
  const compareWith = [gulls, `${gulls} ${pears}`, pears.slice(20)].map((one) => ({
    title: 'One',
    text: one,
  }))
  const { matches } = composeAnswer(PlagiarismInput.parse({ text, compareWith }))
  expect(matches.length).toBeGreaterThan(3)
  const stretches = cutAtMatches(text, matches)
  expect(stretches.map((stretch) => stretch.text).join('')).toBe(text)
  for (const { start, text: words, match } of stretches) {
    expect(text.slice(start, start + words.length)).toBe(words)
    if (match !== undefined) expect(matches[match]?.excerpt).toBe(words)
  }
})
