import { chosen, type Choice } from '../contract/plan.ts'
import { materials } from './craft/finish.ts'
import { flats, grays, mediumRows, styleRows } from './craft/medium.ts'
import { distances } from './craft/scene.ts'
import type { ImageInput } from './input.ts'

/** `over`: the choice that leads instead. */
export type Roles = { leads: string[]; accents: { value: string; over: Choice[] }[] }

/**
 * Which of several choices decides: the first in the order of the specification, with three exceptions. A medium leads
 * over every style, and a style of the hand over Photorealistic; an isometric picture has its angle already. One
 * distance and one angle, one material and one manner fit together.
 */
export function rolesOf(input: ImageInput) {
  const { style, background, lighting, camera, extra, medium } = input
  const photo = style.filter((value) => value === 'Photorealistic')
  const byHandFirst = [...style.filter((value) => value !== 'Photorealistic'), ...photo]
  const styles = roles('style', byHandFirst, () => false)
  const isIsometric = medium === '' && styles.leads[0] === 'Isometric 3D'
  const views = roles('camera', camera, (value) => distances.includes(value))
  return {
    style: medium === '' ? styles : below(styles, () => true, chosen('medium', medium)),
    background: roles('background', background, () => false),
    lighting: roles('lighting', lighting, () => false),
    camera: isIsometric
      ? below(views, (value) => !distances.includes(value), chosen('style', 'Isometric 3D'))
      : views,
    extra: roles('extra', extra, (value) => materials.includes(value)),
  }
}

/** The medium that leads, with the choice that made it so; undefined when nothing was chosen. */
export function leadMedium({ medium, style }: ImageInput) {
  const lead = style.find((value) => value !== 'Photorealistic') ?? style[0]
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

/** The first of each kind leads. */
function roles(field: string, values: readonly string[], isOfKind: (value: string) => boolean): Roles {
  const firsts = [values.find(isOfKind), values.find((value) => !isOfKind(value))]
  const leads = firsts.filter((one) => one !== undefined)
  const accents = values.filter((value) => !leads.includes(value))
  const leadOf = (value: string) => leads.find((lead) => isOfKind(lead) === isOfKind(value)) ?? ''
  return { leads, accents: accents.map((value) => ({ value, over: chosen(field, leadOf(value)) })) }
}

/** Something of another field leads over these. */
function below({ leads, accents }: Roles, isBelow: (value: string) => boolean, over: Choice[]): Roles {
  const others = leads.filter(isBelow).map((value) => ({ value, over }))
  return {
    leads: leads.filter((value) => !isBelow(value)),
    accents: [...others, ...accents.map((one) => (isBelow(one.value) ? { value: one.value, over } : one))],
  }
}
