import { expect, test } from 'vitest'
import { fieldGuide } from './field-guide.ts'
import { fieldNames, fieldRules, type FieldName } from './form-rules.ts'
import { PromptDraft } from './form.ts'

const isAccepted = (field: FieldName, value: unknown) => PromptDraft.safeParse({ [field]: value }).success

test('every one of the 77 fields has a guide', () => {
  expect(fieldNames).toHaveLength(77)
  expect(Object.keys(fieldGuide).toSorted()).toEqual(fieldNames.toSorted())
})

test('a choice offers exactly the values the form accepts', () => {
  for (const field of fieldNames) {
    const rule = fieldRules[field]
    if (rule.kind !== 'choice') continue
    expect(fieldGuide[field].options?.map(({ value }) => value)).toEqual(rule.values)
    expect(rule.values.filter((value) => !isAccepted(field, value))).toEqual([])
  }
})

test('option lists of the specification keep their order and wording', () => {
  const labelsOf = (field: FieldName) => fieldGuide[field].options?.map(({ label }) => label)
  const valuesOf = (field: FieldName) => fieldGuide[field].options?.map(({ value }) => value)
  expect(labelsOf('projectType')).toEqual([
    'Web Application',
    'Mobile Application',
    'Portfolio Website',
    'E-commerce Site',
    'Landing Page',
    'Blog/Content Site',
    'Dashboard/Admin Panel',
    'Other',
  ])
  expect(labelsOf('platform')).toEqual(['Lovable', 'Cursor', 'Replit', 'v0', 'GitHub Copilot', 'Other'])
  expect(valuesOf('designStyle')).toEqual([
    'modern',
    'minimal',
    'corporate',
    'creative',
    'playful',
    'elegant',
  ])
  expect(valuesOf('architectureNotes')).toEqual(['atomic', 'mvc', 'feature-based', 'custom'])
  expect(valuesOf('testingPreference')).toEqual(['none', 'unit', 'e2e', 'both'])
  expect(valuesOf('authFlow')).toEqual(['phone', 'email', 'social', 'biometric', 'guest'])
  expect(fieldGuide.features.label).toBe('What features do you need?')
})

test('the helper is one short sentence, and there is an example where something is typed', () => {
  for (const field of fieldNames) {
    const { label, helper, example } = fieldGuide[field]
    const isTyped = fieldRules[field].kind === 'text' || field === 'customFeatures'
    expect(helper, field).toMatch(/^\p{Lu}[^.]*\.$/u)
    expect(helper.length, field).toBeLessThanOrEqual(100)
    expect((example ?? '').trim() !== '', field).toBe(isTyped)
    expect(label.trim(), field).not.toBe('')
    expect(label, field).not.toContain('*')
  }
})
