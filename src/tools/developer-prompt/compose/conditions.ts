import { chosen, type Choice } from '../../contract/plan.ts'
import { conditions } from '../craft/conditions.ts'
import { flagRows } from '../craft/flags.ts'
import { optionParts, optionTwins } from '../craft/options.ts'
import type { Conditional } from '../craft/types.ts'
import { findFeature } from '../feature-list.ts'
import type { FieldName, PromptDraft } from '../form-rules.ts'
import { answersIn, type ChosenFeature } from '../given.ts'

const namesOf = <Name extends FieldName>(rows: { readonly [Field in Name]?: unknown }) =>
  Object.keys(rows) as Name[]

/** Suggested features that an answer stands for, chosen by name or not: what they store and need is the same. */
export function impliedFeatures(draft: PromptDraft): ChosenFeature[] {
  const implied = [
    ...namesOf(flagRows).map((field) => ({ field, ids: (draft[field] && flagRows[field].twins) || [] })),
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
  const { features, answers = {} } = conditions[id]
  return [
    ...[...answersIn(draft).features, ...impliedFeatures(draft)].flatMap((feature) =>
      features.has(feature.id) ? feature.by : [],
    ),
    ...Object.entries(answers).flatMap(([field, value]) =>
      draft[field as FieldName] === value ? chosen(field, value) : [],
    ),
  ]
}
