import { expect, test } from 'vitest'
import { examples } from './examples.ts'
import { findFeature } from './feature-list.ts'
import { askedFields, missingFields, platforms, projectTypes, type FieldName } from './form-rules.ts'
import { PromptDraft } from './form.ts'

test.for(examples)('the wizard would let "$label" through', ({ input }) => {
  expect(missingFields(PromptDraft.parse(input))).toEqual([])
})

test('there is one example per project type, and every AI tool is used', () => {
  expect(examples.map(({ input }) => input.projectType)).toEqual([...projectTypes])
  expect(new Set(examples.map(({ input }) => input.platform))).toEqual(new Set(platforms))
})

test.for(examples)('"$label" chooses its features from those of its type', ({ input }) => {
  for (const id of input.features ?? []) {
    expect(findFeature(id)).toMatchObject({ id, projectType: input.projectType })
  }
})

test.for(examples)('"$label" answers only what the wizard asks for its type', ({ input }) => {
  const draft = PromptDraft.parse(input)
  const asked = new Set<FieldName>(askedFields(draft))
  expect(Object.keys(input).filter((field) => !asked.has(field as FieldName))).toEqual([])
})
