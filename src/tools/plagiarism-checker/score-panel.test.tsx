import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { composeAnswer } from './compose-answer.ts'
import { htmlReport } from './html-report.ts'
import { PlagiarismInput } from './input.ts'
import { scoreToast } from './messages.ts'
import { ScorePanel } from './score-panel.tsx'

const copied =
  'The lighthouse keeper counted forty gulls before breakfast and wrote their number in red ink on the wall.'
const own = Array.from(
  { length: 40 },
  (_, at) => `In year ${at} we rowed past reef number ${at * 7} and named it after a cousin of mine.`,
).join(' ')

function shown(text: string, compareWith: { title: string; text: string }[] = []) {
  const answer = composeAnswer(PlagiarismInput.parse({ text, compareWith }))
  expect(answer.score).toBeLessThan(20)
  const page = renderToStaticMarkup(<ScorePanel answer={answer} compared="" />)
  const report = htmlReport(text, answer)
  return { page, report, toast: scoreToast(answer)?.title }
}

test('a text in which nothing was found is praised in the words of the specification', () => {
  const { page, report, toast } = shown('Nobody rowed out to the reef today, because it rained on us.')
  for (const html of [page, report])
    expect(html).toContain('Excellent! Your text appears to be highly original.')
  expect(toast).toBe('Great news! Your text appears to be original')
})

test('a text without words is neither praised nor called short', () => {
  const { page, report, toast } = shown('🎉 🎉 …', [{ title: 'Gulls', text: copied }])
  for (const html of [page, report]) {
    expect(html.match(/There are no words to compare in this text\./g)).toHaveLength(1)
    expect(html).not.toMatch(/Excellent!|every word|Too short|40 words/)
  }
  expect(toast).toBeUndefined()
})

test('a short copy in a long text of one’s own is a warning, and no praise stands beside it', () => {
  const { page, report, toast } = shown(`${own} ${copied}`, [{ title: 'Gulls', text: copied }])
  for (const html of [page, report]) {
    expect(html).toContain('We found 1 matching passage. Review it below.')
    expect(html).not.toContain('Excellent!')
  }
  expect(toast).toBeUndefined()
})

test('a disguise that hides the copy from us is a warning, too', () => {
  const turned = `\u202E${[...copied].toReversed().join('')}\u202C`.repeat(6)
  const { page, report, toast } = shown(turned, [{ title: 'Gulls', text: copied }])
  for (const html of [page, report]) {
    expect(html).toContain('may not tell the whole story')
    expect(html).not.toContain('Excellent!')
  }
  expect(toast).toBeUndefined()
})
