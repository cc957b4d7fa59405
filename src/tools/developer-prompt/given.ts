import { chosen, type Choice } from '../contract/plan.ts'
import { readGivenEntities, readLines } from './compose/read-field.ts'
import { flagFields, flagRows } from './craft/flags.ts'
import { optionParts, optionTwins } from './craft/options.ts'
import { conditions, type Conditional } from './craft/types.ts'
import { findFeature, type Feature } from './feature-list.ts'
import { namesOf, type FieldName, type PromptDraft } from './form-rules.ts'

/** A sentence or feature of the person's own, with the id it has on its way to a model and back. */
export type Given = { id: string; field: FieldName; text: string }

const listed = ['features', 'customFeatures', 'businessRules', 'shippingRules', 'additionalNotes'] as const
/** The fields that these stand in; what stands there goes to a model by its ids. */
export const listedFields: ReadonlySet<string> = new Set(listed)

export type ChosenFeature = Feature & { by: readonly Choice[] }

// One draft is asked the same by many, and no draft is ever changed in place.
const read = new WeakMap<PromptDraft, ReturnType<typeof readAnswers>>()

/** The answers that hold several things, taken apart by the notation of their fields. */
export function answersIn(draft: PromptDraft) {
  const known = read.get(draft) ?? readAnswers(draft)
  read.set(draft, known)
  return known
}

function readAnswers(draft: PromptDraft) {
  return {
    /** Rules (R1 …), custom features (C1 …) and notes (X1 …), each in its own words. */
    lines: readGivenLines(draft),
    /** Suggestions that were ticked, each once. */
    features: readFeatures(draft),
    /** Suggestions that another answer stands for, ticked or not: what they store and need is the same. */
    implied: impliedFeatures(draft),
    /** Things in the notation of the data models. */
    entities: readGivenEntities(draft.dataModels),
  }
}

function readGivenLines(draft: PromptDraft): Given[] {
  const of = (field: FieldName, texts: readonly string[]) => texts.map((one) => ({ field, text: one.trim() }))
  // What is none of our suggestions is a feature of the person's own.
  const unknown = draft.features.filter((text) => findFeature(text, draft.projectType) === undefined)
  const custom = [...of('customFeatures', draft.customFeatures), ...of('features', unknown)]
  const texts = custom.map(({ text }) => text.toLowerCase())
  const kept = custom.filter(({ text }, at) => text !== '' && texts.indexOf(text.toLowerCase()) === at)
  const linesOf = (field: 'businessRules' | 'shippingRules' | 'additionalNotes') =>
    of(field, readLines(draft[field]))
  return [
    ...numbered('R', [...linesOf('businessRules'), ...linesOf('shippingRules')]),
    ...numbered('C', kept),
    ...numbered('X', linesOf('additionalNotes')),
  ]
}

function numbered(letter: string, lines: readonly Omit<Given, 'id'>[]): Given[] {
  return lines.map((line, at) => ({ id: `${letter}${at + 1}`, ...line }))
}

function readFeatures(draft: PromptDraft): ChosenFeature[] {
  const found = draft.features.flatMap((value) => {
    const feature = findFeature(value, draft.projectType)
    return feature ? [{ ...feature, by: chosen('features', value) }] : []
  })
  return found.filter(({ id }, at) => found.findIndex((one) => one.id === id) === at)
}

function impliedFeatures(draft: PromptDraft): ChosenFeature[] {
  const implied = [
    ...flagFields.map((field) => ({ field, ids: (draft[field] && flagRows[field].twins) || [] })),
    ...[optionTwins, optionParts].flatMap((table) =>
      namesOf(table).map((field) => ({ field, ids: table[field]?.[String(draft[field])] ?? [] })),
    ),
  ]
  return implied.flatMap(({ field, ids }) => {
    const by = chosen(field, String(draft[field]))
    return ids.flatMap((id) => findFeature(id) ?? []).map((feature) => ({ ...feature, by }))
  })
}

/** The choices that make this condition plain; none while they leave it open or rule it out. */
export function choicesFor(draft: PromptDraft, id: Conditional): Choice[] {
  const { features, implied } = answersIn(draft)
  return [...features, ...implied].flatMap((feature) => (conditions[id].has(feature.id) ? feature.by : []))
}

const accessGroups = ['Authentication & Access', 'User Management']
const accessIds = ['ot-auth', 'bl-roles', 'mb-auth', 'ec-account', 'wa-workspaces']
const reviewedServices = ['Payment provider', 'App Store and Google Play billing']
const reviewedIds = ['ot-admin', 'wa-share']

/** Who signs in and may do what: other features depend on it. */
export function isAccess({ id, group }: Pick<Feature, 'id' | 'group'>): boolean {
  return accessIds.includes(id) || accessGroups.includes(group)
}

/** Signing in, paying and who may do what: a person reads such a change before it is merged. */
export function needsReview(id: string): boolean {
  const feature = findFeature(id)
  if (feature?.id !== id) return false
  return reviewedIds.includes(id) || isAccess(feature) || reviewedServices.includes(feature.service ?? '')
}
