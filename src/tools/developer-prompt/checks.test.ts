import { expect, test } from 'vitest'
import { renderedText } from '../contract/rendered.ts'
import { core } from './core.ts'
import { examples } from './examples.ts'
import { PromptDraft } from './form.ts'
import type { BriefPlan } from './plan.ts'
import { bikes, bikesReply, shiftSwap, shiftSwapReply } from './replies.test-support.ts'

function faultsIn(reply: string, draft = shiftSwap) {
  const { plan } = core.read(reply, draft)
  if (plan === undefined) throw new Error('nothing was read')
  return { plan, faults: core.faults(plan, draft) }
}

function textOf(plan: BriefPlan, draft = shiftSwap): string {
  return String(core.answer(plan, draft)['generatedPrompt'])
}

test('good replies pass', () => {
  expect(faultsIn(shiftSwapReply).faults).toEqual([])
  expect(faultsIn(bikesReply, bikes).faults).toEqual([])
})

test.for(examples)('what is composed for "$label" has no fault', ({ input }) => {
  const draft = PromptDraft.parse(input)
  expect(core.faults(core.compose(draft) as BriefPlan, draft)).toEqual([])
})

const planted = [
  { fault: 'a rule', from: '[R2] ', to: '', says: '[R2]', back: 'No more than 48 hours in 7 days.' },
  { fault: 'a custom feature', from: '[C1]', to: 'Printing', says: '[C1]', back: 'print weekly roster' },
  { fault: 'a note', from: '- [X1]\n', to: '', says: '[X1]', back: 'No chat.' },
  {
    fault: 'a chosen feature',
    from: '[F:wa-activity] ',
    to: '',
    says: '[F:wa-activity]',
    back: 'Activity log',
  },
  { fault: 'a color', from: '#0B6E75', to: '#0B7E85', says: '#0B6E75', back: '#0B6E75' },
  { fault: 'a number', from: /90 %/gu, to: 'most', says: '90 %', back: 'fill 90 % of swap requests' },
  {
    fault: 'markup',
    from: 'and Claim;',
    to: '<script>steal()</script> javascript:x',
    says: 'Markup',
    back: '‹script>',
  },
] as const

test.for(planted)(
  '$fault that is missing or wrong is found, and code mends it',
  ({ from, to, says, back }) => {
    const { plan, faults } = faultsIn(shiftSwapReply.replace(from, to))
    expect(faults.map(({ sentence }) => sentence)).toEqual([expect.stringContaining(says)])
    const mended = faults.reduce((broken, fault) => fault.mend?.(broken) ?? broken, plan)
    expect(core.plan.parse(mended)).toEqual(mended)
    expect(textOf(mended)).toContain(back)
    expect(core.faults(mended, shiftSwap)).toEqual([])
  },
)

test('a few names of the description that are gone come back by code; for more of them, or other facts, a model is asked', () => {
  const told = (projectDescription: string) => {
    const { faults } = faultsIn(shiftSwapReply, PromptDraft.parse({ ...shiftSwap, projectDescription }))
    return faults.map(({ byCode }) => byCode)
  }
  expect(told('My sister at Ravenscar told me about it.')).toEqual([true])
  expect(
    told(
      'A sister in Ravenscar told an aunt in Whitby, and a friend who lives in Filey told a cousin in Bempton.',
    ),
  ).toEqual([undefined])
  for (const fact of [
    'It is for 777 people.',
    'It says “free swap day” on top.',
    'See https://ward.example.org/swaps.',
  ])
    expect(told(fact), fact).toEqual([undefined])
})

test('a rule that stands in its own words without its id is there', () => {
  const reply = shiftSwapReply.replace('[R2]', 'No more than 48 hours in 7 days.')
  expect(faultsIn(reply).faults).toEqual([])
})

test('a missing rule is put where its kind stands, with the next number', () => {
  const { plan, faults } = faultsIn(shiftSwapReply.replace('[R2] ', ''))
  const mended = faults[0]?.mend?.(plan)
  expect(mended?.core.at(-1)).toMatchObject({
    ref: 'BR-4',
    about: 'R2',
    words: [{ from: 'you', field: 'businessRules' }],
  })
})

test('markup that the person typed stays in a fence and is no fault', () => {
  const draft = PromptDraft.parse({ ...shiftSwap, additionalNotes: 'No <script> tags.' })
  const { plan, faults } = faultsIn(shiftSwapReply, draft)
  expect(faults).toEqual([])
  expect(textOf(plan, draft)).toMatch(/```text\nNo <script> tags\.\n```/u)
  for (const dialect of core.dialects(plan, draft))
    expect(renderedText(dialect.render(plan, draft)).replace(/```text\n[^`]*```/gu, '')).not.toContain(
      '<script',
    )
})

test('other words for the same and a longer text are no faults', () => {
  const longer = shiftSwapReply.replace('## [3]', `- ${'More about the ward. '.repeat(200)}\n\n## [3]`)
  expect(faultsIn(longer).faults).toEqual([])
  expect(faultsIn(shiftSwapReply.replace('Nurses on a', 'Nurses of a')).faults).toEqual([])
})
