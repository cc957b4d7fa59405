import { expect, test } from 'vitest'
import { core } from './core.ts'
import { emptyDraft, type PromptDraft } from './form-rules.ts'
import type { BriefPlan } from './plan.ts'
import { shiftSwap, shiftSwapReply } from './replies.test-support.ts'

function notesFor(draft: PromptDraft) {
  return core.notes(core.compose(draft) as BriefPlan, draft)
}

test('answers that clash are told with the one that leads, and a link to the field', () => {
  expect(notesFor({ ...shiftSwap, testingPreference: 'none', testingStrategy: 'unit' })).toContainEqual(
    expect.objectContaining({ kind: 'conflict', field: 'testingPreference' }),
  )
  expect(notesFor(shiftSwap).filter(({ kind }) => kind === 'conflict')).toEqual([])
})

test('what is not answered is told once, with a link to the first of it', () => {
  const hints = notesFor({ ...emptyDraft, projectName: 'Any', projectType: 'blog' }).filter(
    ({ kind }) => kind === 'hint',
  )
  expect(hints).toHaveLength(1)
  expect(hints[0]).toMatchObject({
    field: 'projectDescription',
    text: expect.stringContaining('“Target audience”'),
  })
})

test('a model’s answer is not told what was left open', () => {
  const { plan } = core.read(shiftSwapReply, { ...shiftSwap, mainGoal: '' })
  expect(plan && core.notes(plan, { ...shiftSwap, mainGoal: '' })).toEqual([])
})
