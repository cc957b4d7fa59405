import { withFields } from '../contract/edit-plan.ts'
import type { PlanPart } from '../contract/tool-core.ts'
import type { StoryboardPlan } from './plan.ts'

/** What a model can write anew besides scenes, and its fields. */
const parts = {
  style: { name: 'Style', fields: ['anchor', 'artStyle', 'palette', 'light'] },
  cast: { name: 'Cast', fields: ['cast'] },
  continuity: { name: 'Continuity', fields: ['continuity'] },
  'grown-ups': { name: 'For grown-ups', fields: ['theme', 'question', 'notes'] },
} as const satisfies Record<string, { name: string; fields: readonly (keyof StoryboardPlan)[] }>

/** In the order of the text; a scene that is not shown is among them. */
export function partsOf({ scenes, cast, continuity, withheld }: StoryboardPlan): PlanPart[] {
  const ids = [...scenes.map(({ number }) => `scene-${number}`), ...withheld.map(({ part }) => part)]
  const numbers = new Set(ids.filter((id) => id.startsWith('scene-')).map((id) => Number(id.slice(6))))
  const named = (id: keyof typeof parts) => ({ id, name: parts[id].name })
  return [
    named('style'),
    ...(cast.length > 0 ? [named('cast')] : []),
    ...[...numbers]
      .toSorted((one, other) => one - other)
      .map((number) => ({ id: `scene-${number}`, name: `Scene ${number}` })),
    ...(continuity.length > 0 ? [named('continuity')] : []),
    named('grown-ups'),
  ]
}

/** `plan` with one part as it is in `other`. A scene that is unfit there stays as it was. */
export function withPart(plan: StoryboardPlan, part: string, other: StoryboardPlan): StoryboardPlan {
  if (part in parts) return withFields(plan, parts[part as keyof typeof parts].fields, other)
  const anew = other.scenes.find(({ number }) => part === `scene-${number}`)
  const isPart = (one: { part: string }) => one.part === part
  const withheld = [...plan.withheld.filter((one) => !isPart(one)), ...other.withheld.filter(isPart)]
  if (anew === undefined) return { ...plan, withheld }
  const scenes = [...plan.scenes.filter(({ number }) => number !== anew.number), anew]
  return { ...plan, withheld, scenes: scenes.toSorted((one, second) => one.number - second.number) }
}
