import { withFields } from '../contract/edit-plan.ts'
import type { PlanPart } from '../contract/tool-core.ts'
import type { VideoPlan } from './plan.ts'

/** What a model can write anew alone besides the shots, and its fields. */
export const parts = {
  who: { name: 'Who stays the same', fields: ['who'] },
  look: { name: 'Look and light', fields: ['look', 'light', 'palette'] },
  sound: { name: 'Sound', fields: ['sound', 'speech'] },
  end: { name: 'End frame', fields: ['end', 'keep', 'avoid'] },
} as const
export type PartId = keyof typeof parts

/** In the order of the text. */
export function partsOf(plan: VideoPlan): PlanPart[] {
  const shots = plan.shots.map((_, at) => ({ id: `shot-${at + 1}`, name: `Shot ${at + 1}` }))
  const named = (id: PartId) => {
    const isThere = parts[id].fields.some(
      (field) => plan[field] !== undefined && [plan[field]].flat().length > 0,
    )
    return isThere ? [{ id, name: parts[id].name }] : []
  }
  return [...named('who'), ...shots, ...named('look'), ...named('sound'), ...named('end')]
}

/** `plan` with one part as it is in `other`. */
export function withPart(plan: VideoPlan, part: string, other: VideoPlan): VideoPlan {
  if (part in parts) return withFields(plan, parts[part as PartId].fields, other)
  const at = Number(part.slice('shot-'.length)) - 1
  const anew = other.shots[at]
  return anew === undefined
    ? plan
    : { ...plan, shots: plan.shots.map((shot, index) => (index === at ? anew : shot)) }
}
