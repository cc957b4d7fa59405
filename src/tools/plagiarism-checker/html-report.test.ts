import { expect, test } from 'vitest'
import { composeAnswer } from './compose-answer.ts'
import { htmlReport } from './html-report.ts'
import { PlagiarismInput } from './input.ts'
import { writeReport } from './write-report.ts'

const first = 'The lighthouse keeper counted forty gulls before breakfast and wrote their number in red ink.'

test('the report is one file in which nothing of the text is markup', () => {
  const evil = '<script>alert(1)</script><img src=x onerror="alert(2)"> & "quotes"'
  const hostile = `${evil} ${first}`
  const answer = composeAnswer(
    PlagiarismInput.parse({ text: hostile, compareWith: [{ title: `A ${evil}`, text: hostile }] }),
  )
  const ignored = { titles: [`A ${evil}`], score: 100 }
  const html = htmlReport(hostile, { ...answer, ignored })
  expect(html).not.toMatch(/<(?:script|img)/)
  expect(html).not.toMatch(/\s(?:src|href)="(?!#)/)
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).toContain(`Similarity: ${answer.score}%`)
  expect(html).toContain('Ignored sources: ')
})

test('both reports hold the notes that their first sentences point to', () => {
  const text = `“${first}” (Bell, 2001).`
  const answer = composeAnswer(PlagiarismInput.parse({ text, compareWith: [] }))
  const reports = [htmlReport(text, answer), writeReport(answer).join('')]
  for (const report of reports) expect(report).toContain('More than three-quarters of this text is quoted')
})
