import { expect, test, vi } from 'vitest'
import { emptyDraft, platforms, projectTypes, type FieldName } from '../../form.ts'
import { composePrompt } from '../compose-prompt.ts'
import { expectedOfChoice, expectedOfFlag, type Expectation } from './expected-phrases.ts'
import { fieldSections } from './field-sections.ts'
import {
  formOf,
  missingFeatures,
  missingOfAnswer,
  missingSentences,
  sentinelTexts,
} from './sentinel-forms.test-support.ts'

// Composes hundreds of inputs; a busy machine is no fault of theirs.
vi.setConfig({ testTimeout: 60_000 })

test('all 77 fields have a home, and each is a text, a choice, a flag or a list with a sentinel', () => {
  const fields = Object.keys(fieldSections) as FieldName[]
  expect(fields.length).toBe(77)
  expect(Object.keys(emptyDraft).filter((field) => !fields.includes(field as FieldName))).toEqual([])
  const lists: readonly FieldName[] = ['features', 'customFeatures', 'projectType', 'platform']
  const tested = [sentinelTexts, expectedOfChoice, expectedOfFlag].flatMap((table) => Object.keys(table))
  expect(fields.filter((field) => !tested.includes(field) && !lists.includes(field))).toEqual([])
})

for (const projectType of projectTypes) {
  for (const platform of platforms) {
    test(`each sentence typed for a ${projectType} stands in its section for ${platform}`, () => {
      expect(missingSentences(projectType, platform)).toEqual([])
    })
  }

  test(
    `every suggested feature of a ${projectType} is a requirement, by id and by label`,
    { timeout: 60_000 },
    () => {
      expect(missingFeatures(projectType)).toEqual([])
    },
  )
}

for (const [field, values] of Object.entries(expectedOfChoice) as [
  FieldName,
  Record<string, Expectation>,
][]) {
  test(
    `each choice of ${field} leaves its phrase in its section, on every platform that shows it`,
    { timeout: 60_000 },
    () => {
      const missing = Object.entries(values).flatMap(([value, expectation]) =>
        missingOfAnswer(field, value, expectation),
      )
      expect(missing).toEqual([])
    },
  )
}

for (const [field, answers] of Object.entries(expectedOfFlag) as [
  FieldName,
  { true: Expectation; false?: Expectation },
][]) {
  test(
    `yes to ${field} leaves its requirement, and no leaves what prevents a surprise`,
    { timeout: 60_000 },
    () => {
      const whenFalse = answers.false ? missingOfAnswer(field, false, answers.false) : []
      expect([...missingOfAnswer(field, true, answers.true), ...whenFalse]).toEqual([])
    },
  )
}

test('the project type and the platform shape the whole brief', () => {
  const byType = projectTypes.map(
    (projectType) => composePrompt(formOf(projectType, 'cursor', {})).generatedPrompt,
  )
  const byPlatform = platforms.map(
    (platform) => composePrompt(formOf('web-app', platform, {})).generatedPrompt,
  )
  expect(new Set(byType).size).toBe(projectTypes.length)
  expect(new Set(byPlatform).size).toBe(platforms.length)
})
