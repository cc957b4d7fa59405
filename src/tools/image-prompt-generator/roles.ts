import { chosen, type Choice } from '../contract/plan.ts'
import { materials, painted } from './craft/finish.ts'
import { flats, grays, mediumRows, styleRows } from './craft/medium.ts'
import { distances } from './craft/scene.ts'
import type { ImageInput } from './input.ts'

/** `over`: the choice that leads instead. */
export type Roles = { leads: string[]; accents: { value: string; over: Choice[] }[] }

/**
 * Which of several choices decides: the first in the order of the specification, with five exceptions. A medium leads
 * over every style, a style of the hand over Photorealistic, a place over the studio, which can only be its floor, and
 * a photograph over the manners of painters; an isometric picture has its angle already. One distance and one angle,
 * one material and one manner fit together.
 */
export function rolesOf(input: ImageInput) {
  const { style, background, lighting, camera, extra, medium } = input
  const lead = leadMedium(input)
  const angles = camera.filter((value) => !distances.includes(value))
  return {
    style: roles('style', withLast(style, 'Photorealistic'), [], medium === '' ? [] : style, lead?.by),
    background: roles('background', withLast(background, 'Studio Background')),
    lighting: roles('lighting', lighting),
    camera: roles('camera', camera, distances, lead?.value === 'Isometric 3D' ? angles : [], lead?.by),
    extra: roles('extra', extra, materials, lead?.isPhoto ? painted : [], lead?.by),
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

/** The first one of a kind leads, and the first of the others; `over` leads over those that are `below` it. */
function roles(
  field: string,
  values: readonly string[],
  kind: readonly string[] = [],
  below: readonly string[] = [],
  over: Choice[] = [],
): Roles {
  const isOfKind = (value: string) => kind.includes(value)
  const free = values.filter((value) => !below.includes(value))
  const leads = [free.find(isOfKind), free.find((value) => !isOfKind(value))].flatMap((one) => one ?? [])
  const leadOf = (value: string) => leads.find((lead) => isOfKind(lead) === isOfKind(value)) ?? ''
  const overIt = (value: string) => (below.includes(value) ? over : chosen(field, leadOf(value)))
  const accents = values.filter((value) => !leads.includes(value))
  return { leads, accents: accents.map((value) => ({ value, over: overIt(value) })) }
}

function withLast<Value extends string>(values: readonly Value[], last: Value): Value[] {
  return values.toSorted((one, other) => Number(one === last) - Number(other === last))
}
