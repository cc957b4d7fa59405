import { planItems } from '../contract/edit-plan.ts'
import { textOf, type Item } from '../contract/plan.ts'
import { filmFields, shotFields, type VideoPlan } from './plan.ts'

/** The plan in the form of a reply. */
export function writeVideo(plan: VideoPlan): string {
  const assumed = planItems({ ...plan, assumed: [] }).flatMap(({ words }) =>
    words.filter(({ from, row }) => from === 'assumed' && row === undefined).map(({ text }) => text),
  )
  const texts = <Field extends string>(fields: readonly Field[], of: { [Key in Field]?: Item | undefined }) =>
    Object.fromEntries(fields.flatMap((field) => (of[field] ? [[field, textOf(of[field])]] : [])))
  const answer = {
    who: plan.who.map(textOf),
    shots: plan.shots.map((shot, at) => ({ id: `shot-${at + 1}`, ...texts(shotFields, shot) })),
    ...texts(filmFields, plan),
    keep: plan.keep.map(textOf),
    avoid: plan.avoid.map(textOf),
    assumed: [...new Set([...assumed, ...plan.assumed.map(textOf)])],
  }
  return JSON.stringify(answer, undefined, 2)
}
