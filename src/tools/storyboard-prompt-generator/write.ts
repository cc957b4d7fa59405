import { planItems } from '../contract/edit-plan.ts'
import { textOf, type Item } from '../contract/plan.ts'
import { boardFields, boardLists, characterFields, sceneFields, type StoryboardPlan } from './plan.ts'

/** The plan in the form of a reply. */
export function writeStoryboard(plan: StoryboardPlan): string {
  const assumed = planItems({ ...plan, assumed: [] }).flatMap(({ words }) =>
    words.filter(({ from }) => from === 'assumed').map(({ text }) => text),
  )
  const texts = <Field extends string>(fields: readonly Field[], of: { [Key in Field]?: Item | undefined }) =>
    Object.fromEntries(fields.flatMap((field) => (of[field] ? [[field, textOf(of[field])]] : [])))
  const { ageBand, format, aspect, artStyle, labels } = plan
  const settings = { ageBand, format, aspect, artStyle, labels }
  const nameOf = (tag: string) => plan.cast.find((one) => one.tag === tag)?.name
  const answer = {
    ...settings,
    ...texts(boardFields, plan),
    cast: plan.cast.map((character) => texts(characterFields, character)),
    scenes: plan.scenes.map((scene) => ({
      id: `scene-${scene.number}`,
      number: scene.number,
      rating: scene.rating,
      cast: scene.cast.map((tag) => textOf(nameOf(tag) ?? [])),
      textSpace: scene.textSpace,
      ...texts(sceneFields, scene),
    })),
    ...Object.fromEntries(boardLists.map((list) => [list, plan[list].map(textOf)])),
  }
  const all = new Set([...assumed, ...plan.assumed.map(textOf)])
  return JSON.stringify({ ...answer, assumed: [...all] }, undefined, 2)
}
