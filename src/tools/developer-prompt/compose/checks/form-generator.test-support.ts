import fc from 'fast-check'
import { featureGroups } from '../../feature-list.ts'
import {
  designStyles,
  platforms,
  projectTypes,
  PromptForm,
  typeFields,
  type FieldName,
  type ProjectType,
} from '../../form.ts'
import { expectedOfChoice, expectedOfFlag } from './expected-phrases.ts'
import { breakingTexts, injections, naughtyStrings, scriptPayloads } from './hostile-texts.test-support.ts'
import {
  architectureTexts,
  sparseTexts,
  techTexts,
  textPacks,
  typeTexts,
  type TextPack,
} from './realistic-texts.test-support.ts'

/** Forms as people fill them in, and as nobody should: every type, platform and option, in ten languages. */

type LooseForm = Record<string, unknown>

const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...injections) },
  { weight: 3, arbitrary: fc.constantFrom(...naughtyStrings) },
  { weight: 3, arbitrary: fc.constantFrom(...scriptPayloads) },
  { weight: 2, arbitrary: fc.constantFrom(...breakingTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 120 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 120 }) },
)

const optionalTexts = [
  'colorPreferences', 'layoutPreferences', 'integrations', 'additionalNotes', 'businessRules', 'componentBehavior',
] as const // prettier-ignore

const requiredDataTexts = ['coreUserActions', 'userFlow', 'dataModels', 'modelRelationships'] as const

function answers(type: ProjectType, pack: TextPack): fc.Arbitrary<LooseForm> {
  const known = featureGroups[type].flatMap((group) => group.features)
  const fields: Record<string, fc.Arbitrary<unknown>> = {
    features: fc
      .tuple(fc.subarray([...known], { maxLength: 9 }), fc.boolean())
      .map(([chosen, byLabel]) => chosen.map((feature) => (byLabel ? feature.label : feature.id))),
    customFeatures: fc.subarray([...pack.customFeatures]),
    designStyle: fc.constantFrom(...designStyles),
    platform: fc.constantFrom(...platforms),
    techPreferences: fc.constantFrom(...techTexts),
    architectureNotes: fc.constantFrom(...architectureTexts),
    testingPreference: choiceValue('testingPreference'),
  }
  for (const field of optionalTexts) fields[field] = fc.constantFrom('', pack[field])
  for (const field of requiredDataTexts) fields[field] = fc.constant(pack[field])
  for (const [index, field] of typeFields[type].entries()) fields[field] = typeAnswer(field, index === 0)
  return fc.record(fields)
}

function choiceValue(field: FieldName): fc.Arbitrary<string> {
  return fc.constantFrom('', ...Object.keys(expectedOfChoice[field] ?? {}))
}

function typeAnswer(field: FieldName, isRequired: boolean): fc.Arbitrary<unknown> {
  if (field in expectedOfFlag) return fc.constantFrom(undefined, true, false)
  const values =
    field in expectedOfChoice
      ? Object.keys(expectedOfChoice[field] ?? {})
      : [...(typeTexts[field] ?? ['plain answer'])]
  const filled = values.filter((value) => value !== '')
  return isRequired ? fc.constantFrom(...filled) : fc.constantFrom('', ...filled)
}

const realisticForm: fc.Arbitrary<LooseForm> = fc
  .tuple(fc.constantFrom(...projectTypes), fc.constantFrom(...textPacks))
  .chain(([projectType, pack]) =>
    answers(projectType, pack).map((filled) => ({
      projectType,
      projectName: pack.name,
      projectDescription: pack.projectDescription,
      targetAudience: pack.targetAudience,
      mainGoal: pack.mainGoal,
      ...filled,
    })),
  )

const sparseForm = fc
  .tuple(realisticForm, fc.array(fc.constantFrom(...sparseTexts), { minLength: 8, maxLength: 8 }))
  .map(([form, words]): LooseForm => ({
    projectType: form.projectType,
    platform: form.platform,
    designStyle: form.designStyle,
    projectName: words[0],
    projectDescription: words[1],
    targetAudience: words[2],
    mainGoal: words[3],
    features: form.features,
    customFeatures: [],
    coreUserActions: words[4],
    userFlow: words[5],
    dataModels: words[6],
    modelRelationships: words[7],
    [typeFields[form.projectType as ProjectType][0]]: form[typeFields[form.projectType as ProjectType][0]],
  }))

const longForm = fc
  .tuple(realisticForm, fc.nat(1_000))
  .map(([form, start]): LooseForm => ({ ...form, projectDescription: longDescription(start) }))

/** About 5,000 words of notes as somebody dictates them, no two sentences alike. */
export function longDescription(start: number): string {
  const english = textPacks.slice(0, 2).flatMap((pack) => pack.projectDescription.split(/(?<=\.)\s+/u))
  const sentences: string[] = []
  let length = 0
  for (let index = 0; length < 29_000; index += 1) {
    const base = english[(start + index * 7) % english.length] ?? ''
    const sentence = `In week ${start + index}, room ${index % 40}: ${base}${index % 9 === 0 ? ' Nobody may change this after 2 days.' : ''}`
    sentences.push(index % 14 === 13 ? `${sentence}\n\n` : sentence)
    length += sentence.length + 1
  }
  return sentences.join(' ').slice(0, 39_000)
}

const hostileForm = fc
  .tuple(
    realisticForm,
    fc.array(fc.tuple(fc.nat(200), hostileText, fc.boolean()), { minLength: 1, maxLength: 3 }),
  )
  .map(([form, attacks]): LooseForm => {
    const hostile: LooseForm = { ...form }
    for (const [position, attack, isAppended] of attacks) {
      const fields = Object.keys(hostile).filter(
        (field) => typeof hostile[field] === 'string' && !isChoice(field),
      )
      const targets = [...fields, 'customFeatures']
      const field = targets[position % targets.length] ?? 'additionalNotes'
      if (field === 'customFeatures') {
        hostile.customFeatures = [...(hostile.customFeatures as string[]), attack.slice(0, 300)]
        continue
      }
      const before = String(hostile[field] ?? '')
      const value = isAppended && before !== '' ? `${before} ${attack}` : attack
      hostile[field] = value.slice(0, field === 'projectName' ? 200 : 9_000)
    }
    return hostile
  })

function isChoice(field: string): boolean {
  return field in expectedOfChoice || field === 'projectType' || field === 'platform'
}

/** Random but valid: whatever an attack emptied is filled again, as the wizard would insist on. */
export const anyForm: fc.Arbitrary<PromptForm> = fc
  .oneof(
    { weight: 62, arbitrary: realisticForm },
    { weight: 10, arbitrary: sparseForm },
    { weight: 3, arbitrary: longForm },
    { weight: 25, arbitrary: hostileForm },
  )
  .map(toValidForm)

function toValidForm(loose: LooseForm): PromptForm {
  const form: LooseForm = Object.fromEntries(Object.entries(loose).filter(([, value]) => value !== undefined))
  const features = [
    ...((form.features as string[] | undefined) ?? []),
    ...((form.customFeatures as string[] | undefined) ?? []),
  ]
  if (!features.some((feature) => feature.trim() !== '')) form.customFeatures = ['contact page']
  const parsed = PromptForm.safeParse(form)
  if (parsed.success) return parsed.data
  for (const issue of parsed.error.issues) form[String(issue.path[0])] = 'Sunday market'
  return PromptForm.parse(form)
}
