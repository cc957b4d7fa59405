import { chosen, type Choice } from '../../contract/plan.ts'
import { flagFields, flagRows } from '../craft/flags.ts'
import { optionParts, optionTwins } from '../craft/options.ts'
import { conditions, type Conditional } from '../craft/types.ts'
import { findFeature } from '../feature-list.ts'
import { namesOf, type PromptDraft } from '../form-rules.ts'
import { answersIn, type ChosenFeature } from '../given.ts'

/** Suggested features that an answer stands for, chosen by name or not: what they store and need is the same. */
export function impliedFeatures(draft: PromptDraft): ChosenFeature[] {
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
  const features = [...answersIn(draft).features, ...impliedFeatures(draft)]
  return features.flatMap((feature) => (conditions[id].has(feature.id) ? feature.by : []))
}
