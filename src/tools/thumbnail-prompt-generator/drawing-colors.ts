import { readColors } from '#reading/colors.ts'
import { colorNumber, contrast as contrastOf } from '#shared/contrast.ts'
import { textOf } from '../contract/plan.ts'
import type { Concept } from './plan.ts'

/**
 * The colors that a concept names with their hex, in the order asked for; what is missing or cannot be told apart is ours.
 * `isOurs`: the ground or the accent is.
 */
export function colorsOf({ colors }: Concept) {
  const named = readColors(colors ? textOf(colors) : '')
  const [ground = '#14323a', accent = '#d9722e', words] = named.map(({ hex }) => hex)
  const ink = contrast(ground, '#ffffff') > contrast(ground, '#111111') ? '#ffffff' : '#111111'
  return {
    isOurs: named.length < 2,
    ground,
    accent,
    ink: words !== undefined && contrast(ground, words) >= 4.5 ? words : ink,
  }
}

function contrast(one: string, other: string): number {
  return contrastOf(colorNumber(one), colorNumber(other))
}
