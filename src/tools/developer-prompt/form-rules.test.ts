import { expect, test } from 'vitest'
import { examples } from './examples.ts'
import { sentinelDraft } from './drafts.test-support.ts'
import {
  askedFields,
  emptyDraft,
  fieldLimits,
  fieldNames,
  onlyAsked,
  overLimit,
  projectTypes,
  readPromptDraft,
} from './form-rules.ts'
import { PromptDraft } from './form.ts'

test('the rules of the form and its schema are the same, field by field', () => {
  expect(PromptDraft.parse({})).toEqual(emptyDraft)
  for (const { input } of examples) expect(readPromptDraft(input)).toEqual(PromptDraft.parse(input))
})

test('what a field does not take is told in the same words by both', () => {
  const faulty = {
    projectName: 'x'.repeat(fieldLimits.projectName + 1),
    mainGoal: 'x'.repeat(fieldLimits.text + 1),
    features: ['x'.repeat(fieldLimits.feature + 1)],
    customFeatures: Array.from({ length: fieldLimits.features + 1 }, () => 'x'),
  }
  for (const [name, value] of Object.entries(faulty)) {
    const [issue] = PromptDraft.safeParse({ [name]: value }).error?.issues ?? []
    expect(issue?.message).toBe(overLimit(name as keyof typeof faulty, value))
  }
  for (const name of fieldNames) expect(overLimit(name, emptyDraft[name])).toBeUndefined()
})

test.for(projectTypes)(
  '%s: only what is asked goes on its way, and the rest can be put beside it',
  (projectType) => {
    const draft = sentinelDraft({ projectType })
    const asked = askedFields(draft)
    for (const name of fieldNames) {
      expect(onlyAsked(draft)[name]).toEqual(asked.includes(name) ? draft[name] : emptyDraft[name])
      expect(onlyAsked(emptyDraft, draft)[name]).toEqual(
        askedFields(emptyDraft).includes(name) ? emptyDraft[name] : draft[name],
      )
    }
  },
)
