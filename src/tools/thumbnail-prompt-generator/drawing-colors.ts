import { readColors } from '#reading/colors.ts'
import { textOf } from '../contract/plan.ts'
import type { Concept } from './plan.ts'

export type DrawingColors = { ground: string; accent: string; ink: string }

/** The colors that a concept names with their hex, in the order asked for; what is missing or cannot be told apart is ours. */
export function colorsOf({ colors }: Concept): DrawingColors {
  const [ground = '#14323a', accent = '#d9722e', words] = colors
    ? readColors(textOf(colors)).map(({ hex }) => hex)
    : []
  const ink = contrast(ground, '#ffffff') > contrast(ground, '#111111') ? '#ffffff' : '#111111'
  return { ground, accent, ink: words !== undefined && contrast(ground, words) >= 4.5 ? words : ink }
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** As WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  const [red = 0, green = 0, blue = 0] = parts
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
