import { chosen, type Choice } from '../contract/plan.ts'
import { materials, painted } from './craft/finish.ts'
import { flats, grays, mediumRows, styleRows } from './craft/medium.ts'
import { distances } from './craft/scene.ts'
import type { ImageInput } from './input.ts'

/** `over`: the choice that leads instead. */
export type Roles = { leads: string[]; accents: { value: string; over: Choice[] }[] }

/**
 * Which of several choices decides: the first in the order of the specification. But a medium leads over every style,
 * a style of the hand over Photorealistic, a place over the studio, which can only be its floor, a photograph over the
 * manners of painters, and an isometric picture has its angle. One material and one manner fit together.
 */
export function rolesOf(input: ImageInput) {
  const { style, background, lighting, camera, extra, medium } = input
  const lead = leadMedium(input)
  const angles = camera.filter((value) => !distances.includes(value))
  const effects = Map.groupBy(extra, (value) => materials.includes(value))
  const material = roles('extra', effects.get(true) ?? [])
  const manner = roles('extra', effects.get(false) ?? [], lead?.isPhoto ? painted : [], lead?.by)
  return {
    style: roles('style', withLast(style, 'Photorealistic'), medium === '' ? [] : style, lead?.by),
    background: roles('background', withLast(background, 'Studio Background')),
    lighting: roles('lighting', lighting),
    camera: roles('camera', camera, lead?.value === 'Isometric 3D' ? angles : [], lead?.by),
    extra: { leads: [...material.leads, ...manner.leads], accents: [...material.accents, ...manner.accents] },
  }
}

/** The medium that leads, with the choice that made it so; undefined when nothing was chosen. */
export function leadMedium({ medium, style }: ImageInput) {
  const [lead] = withLast(style, 'Photorealistic')
  const value = medium || lead
  if (value === undefined) return undefined
  return {
    value,
    by: chosen(medium === '' ? 'style' : 'medium', value),
    lead: medium === '' ? styleRows.lead[lead ?? 'Photorealistic'] : mediumRows[medium],
    isPhoto: value === 'Photorealistic',
    isGray: grays.includes(value),
    isFlat: flats.includes(value),
  }
}

/** The first one leads, and `over` leads over those that are `below` it. */
function roles(field: string, values: string[], below: readonly string[] = [], over: Choice[] = []): Roles {
  const leads = values.filter((value) => !below.includes(value)).slice(0, 1)
  const by = leads.flatMap((lead) => chosen(field, lead))
  const accents = values.filter((value) => !leads.includes(value))
  return { leads, accents: accents.map((value) => ({ value, over: below.includes(value) ? over : by })) }
}

function withLast<Value extends string>(values: readonly Value[], last: Value): Value[] {
  return values.toSorted((one, other) => Number(one === last) - Number(other === last))
}
