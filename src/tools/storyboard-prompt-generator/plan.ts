import { z } from 'zod'
import { withFields } from '../contract/edit-plan.ts'
import { Item, shapeOf } from '../contract/plan.ts'
import type { PlanPart } from '../contract/tool-core.ts'
import { ageBands, aspects, formats } from './form.ts'

/** What is drawn of a scene, in the order of its image prompt, and what is read, heard and moved. */
const drawnFields = ['action', 'bodies', 'setting', 'shot', 'light'] as const
export const spokenFields = ['narration', 'dialogue', 'sound', 'motion', 'turn'] as const
export const sceneFields = ['title', ...drawnFields, ...spokenFields] as const
/** `anchor`: the style, word for word in every prompt; `idea`: the person's words, where the story lost a fact of them. */
export const boardFields = ['title', 'idea', 'breath', 'anchor', 'light', 'theme', 'question'] as const
/** `changes`: what was made safe; `notes`: for grown-ups; `extra`: a song, questions, a recipe that the idea asks for. */
export const boardLists = ['palette', 'continuity', 'changes', 'notes', 'extra', 'assumed'] as const
/** `standIn`: the same as an animal, for services that draw no children. */
export const characterFields = ['name', 'identity', 'expressions', 'standIn'] as const

export const textSpaces = ['top', 'top left', 'top right', 'bottom', 'bottom left', 'bottom right'] as const

export const Character = z.object({ tag: z.string(), ...shapeOf(characterFields, Item.optional()) })
export type Character = z.infer<typeof Character>

export const Scene = z.object({
  number: z.int().positive(),
  /** How fit the model finds it for the age, of 5. */
  rating: z.int(),
  /** Tags of the characters in it. */
  cast: z.array(z.string()),
  textSpace: z.enum(textSpaces),
  ...shapeOf(sceneFields, Item.optional()),
})
export type Scene = z.infer<typeof Scene>

/** A part that is not shown, and why; its words are not kept. */
export const Withheld = z.object({ part: z.string(), name: z.string(), reason: z.string() })
export type Withheld = z.infer<typeof Withheld>

export const StoryboardPlan = z.object({
  ageBand: z.enum(ageBands),
  format: z.enum(formats),
  aspect: z.enum(aspects),
  /** A row of the art styles, or "own". */
  artStyle: z.string(),
  /** Our labels in the language of the story. */
  labels: z.record(z.string(), z.string()),
  ...shapeOf(boardFields, Item.optional()),
  ...shapeOf(boardLists, z.array(Item)),
  cast: z.array(Character),
  scenes: z.array(Scene).max(40),
  withheld: z.array(Withheld),
})
export type StoryboardPlan = z.infer<typeof StoryboardPlan>

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
  const numbers = ids.filter((id) => id.startsWith('scene-')).map((id) => Number(id.slice(6)))
  const inOrder = [...new Set(numbers)].toSorted((one, other) => one - other)
  const named = (id: keyof typeof parts) => ({ id, name: parts[id].name })
  return [
    named('style'),
    ...(cast.length > 0 ? [named('cast')] : []),
    ...inOrder.map((number) => ({ id: `scene-${number}`, name: `Scene ${number}` })),
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
