import { textOf } from '../contract/plan.ts'
import { fieldTexts, writeObject } from '../contract/write-object.ts'
import { boardFields, boardLists, characterFields, sceneFields, type StoryboardPlan } from './plan.ts'

/** The plan in the form of a reply. */
export function writeStoryboard(plan: StoryboardPlan): string {
  const { ageBand, format, aspect, artStyle, labels } = plan
  const nameOf = (tag: string) => plan.cast.find((one) => one.tag === tag)?.name
  return writeObject(plan, {
    ageBand,
    format,
    aspect,
    artStyle,
    labels,
    ...fieldTexts(boardFields, plan),
    cast: plan.cast.map((character) => fieldTexts(characterFields, character)),
    scenes: plan.scenes.map(({ number, rating, cast, textSpace, ...scene }) => ({
      id: `scene-${number}`,
      number,
      rating,
      cast: cast.map((tag) => textOf(nameOf(tag) ?? [])),
      textSpace,
      ...fieldTexts(sceneFields, scene),
    })),
    ...Object.fromEntries(boardLists.map((list) => [list, plan[list].map(textOf)])),
  })
}
