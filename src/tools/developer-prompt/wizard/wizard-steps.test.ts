import { expect, test } from 'vitest'
import { emptyDraft, isRequired, stepFields, type PromptDraft, type WizardStep } from '../form-rules.ts'
import {
  findProblems,
  firstOpenStep,
  isBlankDraft,
  reachableStep,
  stepAddress,
  stepInAddress,
  stepOfField,
} from './wizard-steps.ts'

const problemsIn = (step: WizardStep, draft: PromptDraft) => findProblems(draft)[step]

const basics: PromptDraft = {
  ...emptyDraft,
  projectType: 'portfolio',
  projectName: 'Ana Ruiz',
  projectDescription: 'Photographs of bridges',
  profession: 'Photographer',
}
const complete: PromptDraft = {
  ...basics,
  targetAudience: 'Editors',
  mainGoal: 'Get commissions',
  customFeatures: ['Licence calculator'],
  designStyle: 'elegant',
  platform: 'v0',
}

test('an empty first step names its missing fields in their order', () => {
  expect(problemsIn(1, emptyDraft).map((problem) => problem.field)).toEqual([
    'projectType',
    'projectName',
    'projectDescription',
  ])
})

test('choosing a type adds its required field', () => {
  const problems = problemsIn(1, { ...emptyDraft, projectType: 'landing' })
  expect(problems.map((problem) => problem.field)).toContain('primaryCTA')
})

test('a text over the limit keeps its step from being valid', () => {
  const problems = problemsIn(1, { ...basics, projectName: 'x'.repeat(201) })
  expect(problems).toMatchObject([{ field: 'projectName', kind: 'unfit' }])
  expect(problems[0]?.message).toContain('200')
})

test('the address cannot jump over a step that is not valid', () => {
  expect(firstOpenStep(findProblems(emptyDraft))).toBe(1)
  expect(reachableStep(5, findProblems(basics))).toBe(2)
  expect(reachableStep(1, findProblems(basics))).toBe(1)
  expect(reachableStep(6, findProblems(complete))).toBe(6)
})

test('step 5 of a content type asks for the platform only', () => {
  expect(problemsIn(5, basics).map((problem) => problem.field)).toEqual(['platform'])
  expect(problemsIn(5, { ...basics, projectType: 'web-app' })).toHaveLength(5)
})

test('a step and its address belong together, the first step is the bare address', () => {
  expect(stepAddress(1)).toBe('')
  expect(stepAddress(1, 'projectName')).toBe('#projectName')
  expect(stepAddress(5, 'businessRules')).toBe('?step=5#businessRules')
  expect(stepInAddress(new URLSearchParams('step=5'))).toBe(5)
  for (const nonsense of ['', 'step=0', 'step=7', 'step=two', 'step=1.5']) {
    expect(stepInAddress(new URLSearchParams(nonsense))).toBeUndefined()
  }
})

test('a field leads to its step, a field of another type to none', () => {
  expect(stepOfField('businessRules', complete)).toBe(5)
  expect(stepOfField('dataModels', complete)).toBeUndefined()
  expect(stepOfField('profession', complete)).toBe(1)
  expect(stepOfField('dashboardWidgets', complete)).toBeUndefined()
})

test('an answered "no" is an answer', () => {
  expect(isBlankDraft(emptyDraft)).toBe(true)
  expect(isBlankDraft({ ...emptyDraft, seoRequired: false })).toBe(false)
  expect(isBlankDraft({ ...emptyDraft, customFeatures: ['x'] })).toBe(false)
})

test('what is required does not depend on what is answered', () => {
  const requiredIn = (step: WizardStep, draft: PromptDraft) => stepFields(step, draft).filter(isRequired)
  const blog: PromptDraft = { ...emptyDraft, projectType: 'blog' }
  expect(requiredIn(1, blog)).toEqual(['projectType', 'projectName', 'projectDescription', 'contentTypes'])
  expect(requiredIn(5, { ...blog, platform: 'v0' })).toEqual(['platform'])
  expect(requiredIn(6, blog)).toEqual([])
})
