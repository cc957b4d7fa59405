import { expect, test } from 'vitest'
import { renderPlan } from '../plan-text.ts'
import type { ToolCore } from '../contract/tool-core.ts'
import { composeAnswer } from './compose-answer.ts'
import { core } from './core.ts'
import { htmlReport } from './html-report.ts'
import { PlagiarismInput } from './input.ts'
import { planOf } from './plan.ts'
import { ignoredIn, toggleSource } from './toggle-source.ts'
import { whatWasCompared } from './what-was-compared.ts'

const gulls = 'The lighthouse keeper counted forty gulls before breakfast and wrote their number in red ink.'
const pears = 'Nobody pruned the orchard after the war, so the pear trees grew into one another like a roof.'
const own = 'On Tuesday my bicycle chain broke twice, and I was late for chemistry with black sleeves.'
const text = `${gulls} ${own} ${pears}`
const input = PlagiarismInput.parse({
  text,
  compareWith: [
    { title: 'Earlier draft', text: gulls },
    { title: 'Orchard', text: pears },
  ],
})
const whole = planOf(composeAnswer(input), text)
const shown = (plan: typeof whole, dialect: string) =>
  renderPlan(core as unknown as ToolCore, { plan, input, dialect })?.text ?? ''

test('score, reports, version with sources and answer all follow what is ignored', () => {
  const left = toggleSource(whole, text, 'own-1')
  const [all = 0, score = 0] = [whole.evidence?.score, left.evidence?.score]
  expect(all).toBeGreaterThan(score)
  expect(score).toBeGreaterThan(0)
  for (const said of [
    shown(left, 'report'),
    left.evidence ? htmlReport(text, left.evidence) : '',
    JSON.stringify(core.answer(left, input)),
  ]) {
    expect(said).not.toMatch(new RegExp(`(?<!With all sources, the score) is ${all}%`))
    expect(said).toContain(`the score is ${score}%`)
    expect(said).not.toContain('“Earlier draft”')
  }
  expect(shown(left, 'report')).toContain(
    `Ignored sources: Earlier draft. With all sources, the score is ${all}%.`,
  )
  expect(shown(left, 'with-sources')).not.toContain('Earlier draft')
  expect(shown(left, 'with-sources')).toContain('(Orchard)')
})

test('a source that is included again gives the answer of before', () => {
  const without = toggleSource(toggleSource(whole, text, 'own-1'), text, 'own-2')
  expect(ignoredIn(without)).toEqual(new Set(['own-1', 'own-2']))
  expect(core.plan.parse(without)).toMatchObject({ evidence: { score: 0, variants: [], sources: [] } })
  expect(shown(without, 'report')).toContain('Every source with matching passages is ignored.')
  expect(without.evidence && whatWasCompared(without.evidence)).toMatch(/ is ignored$/u)
  expect(toggleSource(toggleSource(without, text, 'own-2'), text, 'own-1')).toEqual(whole)
})

test('an explanation that tells the figures of before does not stay', () => {
  const told = {
    ...whole,
    explanation: [{ id: 'explanation-1', words: [{ text: 'It is 66%.', from: 'model' as const }] }],
  }
  const left = toggleSource(told, text, 'own-1')
  expect(core.faults(left, input)).toEqual([])
  expect(JSON.stringify(left.explanation)).not.toContain('66%')
})

test('the history gets no passages of ignored sources either', () => {
  const kept = core.forHistory?.(input, toggleSource(whole, text, 'own-1'))
  expect(kept?.plan.withAll?.matches.map(({ source }) => source)).toEqual([undefined, undefined])
})
