import { readColors } from '#reading/colors.ts'
import { colorNumber, contrast } from '#shared/contrast.ts'
import { textOf } from '../contract/plan.ts'
import type { Concept } from './plan.ts'

/**
 * The colors that a concept names with their hex, in the order asked for; what is missing or cannot be told apart is ours.
 * `isOurs`: the ground or the accent is.
 */
export function colorsOf({ colors }: Concept) {
  const named = readColors(colors ? textOf(colors) : '').map(({ hex }) => hex)
  const [ground = '#14323a', accent = '#d9722e', words] = named
  const onGround = (color: string) => contrast(colorNumber(ground), colorNumber(color))
  const ink = onGround('#ffffff') > onGround('#111111') ? '#ffffff' : '#111111'
  const canBeRead = words !== undefined && onGround(words) >= 4.5
  return { isOurs: named.length < 2, ground, accent, ink: canBeRead ? words : ink }
}
