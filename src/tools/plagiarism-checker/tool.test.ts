import { expect, test } from 'vitest'
import { checkPlagiarism } from '#comparison/comparison.ts'
import { composeAnswer } from './compose-answer.ts'
import { sourceLimit, textLimit } from './form.ts'
import { PlagiarismInput } from './input.ts'
import { core } from './core.ts'
import { planOf } from './plan.ts'

test('the history gets neither the texts to compare with nor their passages', () => {
  const copied =
    'The lighthouse keeper counted forty gulls before breakfast and wrote their number in red ink.'
  const secret = `Draft nobody may see. ${copied} Call the notary on Thursday.`
  const input = PlagiarismInput.parse({ text: copied, compareWith: [{ title: 'Own draft', text: secret }] })
  const kept = core.forHistory?.(input, planOf(composeAnswer(input), copied))
  expect(kept?.input).toEqual({ text: copied, web: false })
  const { evidence } = kept?.plan ?? {}
  expect(evidence?.score).toBe(100)
  expect(evidence?.matches.map(({ source }) => source)).toEqual([undefined])
  expect(JSON.stringify(kept)).not.toMatch(/notary|nobody may see/)
})

test('the history keeps passages of the library', () => {
  const text = 'The lighthouse keeper counted forty gulls before breakfast and wrote their number in red ink.'
  const input = PlagiarismInput.parse({ text })
  const source = { id: 'library-7', title: 'Gulls', origin: 'library' as const, text }
  const evidence = checkPlagiarism(text, [source], { libraryDocuments: 3 })
  const kept = core.forHistory?.(input, planOf(evidence, text))
  expect(kept?.plan.evidence?.matches[0]?.source?.excerpt).toContain('forty gulls')
})

test('texts that are empty, too long or too many are refused with their field named', () => {
  const text = 'Some words.'
  const refusals: [object, string][] = [
    [{ text: ' \n ' }, 'text'],
    [{ text: 'a'.repeat(textLimit + 1) }, 'text'],
    [{ text, compareWith: Array.from({ length: 11 }, () => ({ title: 'One', text })) }, 'compareWith'],
    [{ text, compareWith: [{ title: 'One', text: 'a'.repeat(sourceLimit + 1) }] }, 'compareWith.0.text'],
    [{ text, compareWith: [{ title: 'One', text: ' ' }] }, 'compareWith.0.text'],
  ]
  for (const [input, field] of refusals) {
    expect(PlagiarismInput.safeParse(input).error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
  }
  expect(PlagiarismInput.parse({ text: `  ${text}` }).text).toBe(`  ${text}`)
})

test('a reply gives the explanation and the rewritten version, and the comparison stays as it was computed', () => {
  const text = 'The lighthouse keeper counted forty gulls before breakfast and wrote their number in red ink.'
  const input = PlagiarismInput.parse({ text, compareWith: [{ title: 'Gulls', text }] })
  const computed = planOf(composeAnswer(input), text)
  const reply =
    '## [1] Explanation\nAll of it is shared.\n\nName it.\n## [2] Rewritten version\nBefore he ate, the man of the light noted in red that forty birds had come.\n[end]'
  const read = core.read(reply, input).plan
  const plan = read && core.withComputed?.(read, computed)
  expect(plan?.evidence).toEqual(computed.evidence)
  expect(plan && core.answer(plan, input)).toMatchObject({
    score: 100,
    explanation: 'All of it is shared.\n\nName it.',
    rewrittenVersion: 'Before he ate, the man of the light noted in red that forty birds had come.',
  })
})

test('words behind a heading and numbered sources stay in the explanation', () => {
  const input = PlagiarismInput.parse({ text: 'x' })
  const explanation = 'All of it is shared.\n\nSources:\n[1] Moby-Dick, chapter 1\n[2] Walden'
  const reply = `## [1] Explanation: ${explanation}\n\n## [2] Rewritten version\nBirds came.\n[end]`
  const { plan, unread } = core.read(reply, input)
  expect(plan && core.answer(plan, input)).toMatchObject({ explanation, rewrittenVersion: 'Birds came.' })
  expect(unread).toEqual([])
  expect(plan && core.read(core.write(plan), input).plan).toEqual(plan)
})

test('a rewritten version that copies or loses a number is left out', () => {
  const text = 'The lighthouse keeper counted 40 gulls before breakfast and wrote their number in red ink.'
  const input = PlagiarismInput.parse({ text, compareWith: [{ title: 'Gulls', text }] })
  const computed = planOf(composeAnswer(input), text)
  for (const rewritten of [
    text,
    'Many birds had come, the man of the light wrote down in red before he ate.',
  ]) {
    const read = core.read(`## [1] E\nx\n## [2] R\n${rewritten}\n[end]`, input).plan
    const plan = read && core.withComputed?.(read, computed)
    const [fault] = plan ? core.faults(plan, input) : []
    expect(fault?.part).toBe('rewritten')
    expect(plan && fault?.mend?.(plan).rewritten).toEqual([])
  }
})
