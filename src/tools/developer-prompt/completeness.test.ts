import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measureCompleteness } from './completeness.ts'
import { examples } from './examples.ts'
import {
  emptyDraft,
  fieldNames,
  fieldRules,
  missingFields,
  projectTypes,
  stepFields,
  wizardSteps,
  type FieldName,
} from './form-rules.ts'
import { PromptDraft } from './form.ts'

function answerFor(field: FieldName): unknown {
  const rule = fieldRules[field]
  const candidates = [true, 'x'.repeat(200), ['a feature'], ...(rule.kind === 'choice' ? rule.values : [])]
  return candidates.find((value) => PromptDraft.safeParse({ [field]: value }).success)
}

function completeDraft(projectType: (typeof projectTypes)[number]): PromptDraft {
  const asked = wizardSteps.flatMap((step) => stepFields(step, { ...emptyDraft, projectType }))
  return PromptDraft.parse({
    ...Object.fromEntries(asked.map((field) => [field, answerFor(field)])),
    projectType,
  })
}

test('an empty draft is at 0 and is asked for its type first', () => {
  expect(measureCompleteness(emptyDraft)).toMatchObject({ percent: 0, next: { field: 'projectType' } })
})

test('spaces answer nothing', () => {
  expect(measureCompleteness({ ...emptyDraft, projectName: '  ', features: [' '] }).percent).toBe(0)
})

test.for(projectTypes)(
  '%s reaches 100 with everything answered, and not with one answer missing',
  (projectType) => {
    const complete = completeDraft(projectType)
    expect(measureCompleteness(complete)).toEqual({ percent: 100 })

    const asked = wizardSteps
      .flatMap((step) => stepFields(step, complete))
      .filter((field) => field !== 'projectType')
    for (const field of asked) {
      const withoutIt = {
        ...complete,
        [field]: emptyDraft[field],
        ...(field === 'features' ? { customFeatures: [] } : {}),
      }
      expect(measureCompleteness(withoutIt).percent, field).toBeLessThan(100)
    }
  },
)

test('a "no" is an answer', () => {
  const { portfolioGallery: _unanswered, ...rest } = completeDraft('portfolio')
  expect(measureCompleteness(rest).percent).toBeLessThan(100)
  expect(measureCompleteness({ ...rest, portfolioGallery: false }).percent).toBe(100)
})

test.for(projectTypes)('for %s what is required is worth more than what is not', (projectType) => {
  const draft = { ...emptyDraft, projectType }
  const required = new Set(missingFields(draft))
  const complete = completeDraft(projectType)
  const gains = wizardSteps
    .flatMap((step) => stepFields(step, complete))
    .filter((field) => !['projectType', 'features'].includes(field))
    .map((field) => ({
      isRequired: required.has(field),
      gain: measureCompleteness({ ...complete, [field]: emptyDraft[field] }).next?.gain ?? 0,
    }))
  const smallestRequired = Math.min(...gains.filter(({ isRequired }) => isRequired).map(({ gain }) => gain))
  const largestOptional = Math.max(...gains.filter(({ isRequired }) => !isRequired).map(({ gain }) => gain))
  expect(smallestRequired).toBeGreaterThan(largestOptional)
})

test('the next field named is open, asked by the wizard, and answering it raises the figure', () => {
  for (const projectType of projectTypes) {
    let draft: PromptDraft = { ...emptyDraft, projectType }
    for (let next = measureCompleteness(draft).next; next; next = measureCompleteness(draft).next) {
      const before = measureCompleteness(draft).percent
      expect(wizardSteps.flatMap((step) => stepFields(step, draft))).toContain(next.field)
      draft = PromptDraft.parse({ ...draft, [next.field]: answerFor(next.field) })
      expect(measureCompleteness(draft).percent).toBeGreaterThan(before)
    }
    expect(measureCompleteness(draft).percent).toBe(100)
  }
})

test('a one-word description leaves room, in Latin and in Japanese letters alike', () => {
  const complete = completeDraft('web-app')
  const short = measureCompleteness({ ...complete, projectDescription: 'Bookings' })
  expect(short.next).toMatchObject({ field: 'projectDescription' })
  expect(
    measureCompleteness({ ...complete, projectDescription: '小さな図書館のための予約帳です。'.repeat(3) })
      .percent,
  ).toBe(100)
})

test('answering in whatever order never lowers the figure', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...projectTypes),
      fc.shuffledSubarray(
        fieldNames.filter((field) => field !== 'projectType'),
        { minLength: 5 },
      ),
      fc.nat(20),
      (projectType, order, typeAt) => {
        // The type may be chosen at any moment, also after other answers.
        const answers = [...order.slice(0, typeAt), 'projectType' as const, ...order.slice(typeAt)]
        let draft: PromptDraft = emptyDraft
        let percent = 0
        for (const field of answers) {
          draft = PromptDraft.parse({
            ...draft,
            [field]: field === 'projectType' ? projectType : answerFor(field),
          })
          const now = measureCompleteness(draft).percent
          expect(now, field).toBeGreaterThanOrEqual(percent)
          percent = now
        }
      },
    ),
    { numRuns: 100 },
  )
})

test('every example is well on its way', () => {
  for (const { input } of examples)
    expect(measureCompleteness(PromptDraft.parse(input)).percent).toBeGreaterThan(85)
})

test('questions of another type do not count', () => {
  const draft = { ...emptyDraft, projectType: 'landing' as const }
  const withForeign = { ...draft, dashboardWidgets: 'revenue', dataModels: 'Lead(email)' }
  expect(measureCompleteness(withForeign)).toEqual(measureCompleteness(draft))
})
