import { expect, test } from 'vitest'
import { composeAnswer } from './compose/compose-answer.ts'
import { htmlReport } from './html-report.ts'
import { ignoreSources } from './ignore-sources.ts'
import { PlagiarismInput } from './input.ts'

const first = 'The lighthouse keeper counted forty gulls before breakfast and wrote their number in red ink.'
const second = 'Nobody pruned the orchard after the war, so the pear trees grew into one another like a roof.'
const own = 'On Tuesday my bicycle chain broke twice, and I was late for chemistry with black sleeves.'
const text = `${first} ${own} ${second}`

function check(sources: { title: string; text: string }[]) {
  return composeAnswer(PlagiarismInput.parse({ text, compareWith: sources }))
}

test('without ignored sources the score is the answer’s own', () => {
  const answer = check([{ title: 'A', text: first }])
  expect(ignoreSources(text, answer, new Set())).toMatchObject({
    score: answer.score,
    matches: answer.matches,
  })
})

test('an ignored source takes its words out of the score, the others stay', () => {
  const answer = check([
    { title: 'A', text: first },
    { title: 'B', text: second },
  ])
  const onlyB = check([{ title: 'B', text: second }])
  const left = ignoreSources(text, answer, new Set(['own-1']))
  expect(answer.score).toBeGreaterThan(left.score)
  expect(left.score).toBe(onlyB.score)
  expect(left.matches.map(({ sourceId }) => sourceId)).toEqual(['own-2'])
  expect(left.shares.get('own-1')).toBe(0)
  expect(ignoreSources(text, answer, new Set(['own-1', 'own-2'])).score).toBe(0)
})

test('words that a second source has too are counted for it then', () => {
  const answer = check([
    { title: 'A', text: `${first} ${own}` },
    { title: 'A again', text: `Some other line stands here. ${first}` },
  ])
  const left = ignoreSources(text, answer, new Set(['own-1']))
  expect(left.score).toBe(check([{ title: 'A again', text: first }]).score)
  expect(left.score).toBeGreaterThan(0)
})

test('the report is one file in which nothing of the text is markup', () => {
  const evil = '<script>alert(1)</script><img src=x onerror="alert(2)"> & "quotes"'
  const hostile = `${evil} ${first}`
  const answer = composeAnswer(
    PlagiarismInput.parse({ text: hostile, compareWith: [{ title: `A ${evil}`, text: hostile }] }),
  )
  const html = htmlReport({
    text: hostile,
    answer,
    score: answer.score,
    matches: answer.matches,
    ignored: new Set(['own-1']),
  })
  expect(html).not.toMatch(/<(?:script|img)/)
  expect(html).not.toMatch(/\s(?:src|href)="(?!#)/)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).toContain(`Similarity ${answer.score} of 100`)
  expect(html).toContain('Sources left out by the reader')
})
