import { textOf } from '../contract/plan.ts'
import { fieldTexts, writeObject } from '../contract/write-object.ts'
import { filmFields, shotFields, type VideoPlan } from './plan.ts'

/** The plan in the form of a reply. */
export function writeVideo(plan: VideoPlan): string {
  return writeObject(plan, {
    who: plan.who.map(textOf),
    shots: plan.shots.map((shot, at) => ({ id: `shot-${at + 1}`, ...fieldTexts(shotFields, shot) })),
    ...fieldTexts(filmFields, plan),
    keep: plan.keep.map(textOf),
    avoid: plan.avoid.map(textOf),
  })
}
