import { expect, test } from 'vitest'
import { PromptDraft } from '../../form.ts'
import { architectureLabels, optionLabels } from '../../option-labels.ts'
import { flagPhrases, optionPhrases } from './option-phrases.ts'

// These three shape the whole brief through profiles of their own instead of a phrase.
const shapedElsewhere = ['projectType', 'platform', 'designStyle']

test('every value of every choice has a phrase under the label shown on screen', () => {
  for (const [field, labels] of Object.entries(optionLabels)) {
    if (shapedElsewhere.includes(field)) continue
    const phrases: Record<string, { label: string; phrase: string }> =
      optionPhrases[field as keyof typeof optionPhrases]
    expect(
      Object.fromEntries(Object.entries(phrases).map(([value, phrase]) => [value, phrase.label])),
    ).toEqual(labels)
  }
  expect(Object.keys(optionPhrases.architecture)).toEqual(Object.keys(architectureLabels))
})

test('the labels name exactly the values the form accepts', () => {
  for (const [field, labels] of Object.entries(optionLabels)) {
    for (const value of Object.keys(labels))
      expect(PromptDraft.safeParse({ [field]: value }).success).toBe(true)
    expect(PromptDraft.safeParse({ [field]: 'something else' }).success).toBe(false)
  }
})

test('every yes-or-no field has a requirement', () => {
  const flags = Object.keys(PromptDraft.shape).filter(
    (field) => PromptDraft.safeParse({ [field]: true }).success,
  )
  expect(Object.keys(flagPhrases).toSorted()).toEqual(flags.toSorted())
})

test('phrases fit into a sentence; rules and requirements are whole sentences of at most 25 words', () => {
  const options = Object.values(optionPhrases).flatMap(
    (phrases): { phrase: string; rules?: readonly string[]; requirements?: readonly string[] }[] =>
      Object.values(phrases),
  )
  expect(
    options.map(({ phrase }) => phrase).filter((phrase) => /[.!?]$/.test(phrase) || phrase === ''),
  ).toEqual([])

  const whole = [
    ...options.flatMap(({ rules = [], requirements = [] }) => [...rules, ...requirements]),
    ...Object.values(flagPhrases).flatMap(({ requirement, rules = [], whenNo }) => [
      requirement,
      ...rules,
      ...(whenNo ? [whenNo] : []),
    ]),
  ]
  expect(whole.filter((text) => !text.endsWith('.'))).toEqual([])
  expect(
    whole
      .flatMap((text) => text.split(/(?<=[.;])\s+/))
      .filter((sentence) => sentence.split(/\s+/).length > 25),
  ).toEqual([])
})

test('what is left out is named as a thing, so that it can stand in a list', () => {
  const named = Object.values(flagPhrases).flatMap(({ outOfScope }) => outOfScope ?? [])
  expect(named.filter((thing) => /[.:;]/.test(thing) || thing.split(' ').length > 5)).toEqual([])
})
