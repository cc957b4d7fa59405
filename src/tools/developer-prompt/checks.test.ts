import { expect, test } from 'vitest'
import { editItem, planItems } from '../contract/edit-plan.ts'
import { keepItems } from '../contract/keep-items.ts'
import { newFaults } from '../contract/new-faults.ts'
import { renderedText } from '../contract/rendered.ts'
import type { ToolCore } from '../contract/tool-core.ts'
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
    to: '<script src=x></script> javascript:x',
    says: 'markup',
    back: '‹script src',
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
    return [...new Set(faults.map(({ byCode }) => byCode))]
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

/** What is found anew in the next version of this plan, as a model returns it. */
function faultsOfNext(current: BriefPlan, draft: PromptDraft, reply = core.write(current)) {
  const change = { plan: current, wishes: [] }
  const asked = { core: core as unknown as ToolCore, input: draft, change }
  return newFaults(asked, keepItems(current, core.read(reply, draft).plan).plan)
}

test('what a person wrote in the place of an answer is that answer in the next version too', () => {
  const { plan } = faultsIn(shiftSwapReply)
  const answering = planItems(plan).filter(({ about }) => about !== undefined)
  const edited = answering.reduce((now, { id }) => editItem(now, id, `My own words for ${id}`), plan)
  expect(faultsOfNext(edited, shiftSwap)).toEqual([])
})

test('a fact that a person took out does not come back with another one of its field', () => {
  const told = ['It has 777 beds.', 'A bed costs 555 euros.', 'It opens with 444 plants and 333 fish.']
  const draft = PromptDraft.parse({ ...shiftSwap, projectDescription: told.join(' ') })
  const reply = shiftSwapReply.replace('## [3]', `- ${told.slice(1).join('\n- ')}\n\n## [3]`)
  const { plan } = faultsIn(reply, draft)
  const next = reply.replace(told.at(-1) ?? '', 'It opens.')
  const changed: unknown = core.read(next, draft).plan
  const mended = faultsOfNext(plan, draft, next).reduce((now, { mend }) => mend?.(now), changed)
  expect(textOf(mended as BriefPlan, draft)).not.toContain('777')
  expect(textOf(mended as BriefPlan, draft).split('444')).toHaveLength(2)
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
