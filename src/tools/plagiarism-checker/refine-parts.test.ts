import { expect, test } from 'vitest'
import { composeAnswer } from './compose/compose-answer.ts'
import { PlagiarismInput } from './input.ts'
import { refineParts } from './refine-parts.ts'

const text = 'The lighthouse keeper counted forty gulls before breakfast and wrote their number in red ink.'
const alone = PlagiarismInput.parse({ text })
const beside = PlagiarismInput.parse({ text, compareWith: [{ title: 'Gulls', text }] })

function refined(input: PlagiarismInput, changes: Record<string, string>) {
  const answer = composeAnswer(input)
  const parts = (refineParts.partsOf(answer) ?? []).map((part) => ({
    ...part,
    fields: { text: changes[part.heading] ?? part.fields['text'] ?? '' },
  }))
  const output = refineParts.withParts(answer, parts)
  return { output, faults: refineParts.faultsOf?.(input, output) ?? [] }
}

test('where nothing could be compared a model may estimate, and the answer says that it is no evidence', () => {
  const { output, faults } = refined(alone, { Estimate: '35 percent. It sounds like a known novel.' })
  expect(faults).toEqual([])
  expect(output).toMatchObject({ score: 35, basis: 'model-estimate' })
  expect(output.explanation).toContain('There is no evidence behind this figure.')
})

test('an estimate without a figure is refused', () => {
  for (const estimate of ['Quite a lot.', '140 percent, certainly.', 'About 35 percent.']) {
    const { output, faults } = refined(alone, { Estimate: estimate })
    expect(faults[0], estimate).toContain('has to begin with a whole number')
    expect(output.basis).toBe('evidence')
  }
})

test('where something was compared no model touches the score, and a rewriting has to share little', () => {
  const copied = refined(beside, { 'Rewritten version': text })
  expect(copied.faults[0]).toMatch(/still shares 100 percent/)
  const own = 'Forty birds, says the man of the light; he noted them in red before he ate.'
  const { output, faults } = refined(beside, { 'Rewritten version': own, Estimate: '1 percent.' })
  expect(faults).toEqual([])
  expect(output).toMatchObject({ score: 100, basis: 'evidence', rewrittenVersion: own })
})
