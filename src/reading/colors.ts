import { findAll, hasDigit, hasLetter, type Range } from './characters.ts'

export type ReadColor = { text: string; hex: string }
type FoundColor = ReadColor & Range

/** `#` with its digits, or the function with what stands between its brackets. */
const written =
  /(?<![\p{L}\p{M}\p{N}&])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3})(?![\da-z_])|\b(?:rgb|hsl)a?\([\d.,%/ deg]{5,50}\)/giu

/** Colors written as `#1a2b3c`, `rgb(…)` or `hsl(…)`, in order, without repeats. `hex` is `#rrggbb` in lower case. */
export function readColors(text: string): ReadColor[] {
  return [...new Map(findColors(text).map(({ text, hex }) => [text.toLowerCase(), { text, hex }])).values()]
}

export function findColors(text: string): FoundColor[] {
  return findAll(text, written).flatMap((piece) => {
    const lower = piece.text.toLowerCase()
    const hex = lower.startsWith('#') ? hexOf(lower.slice(1)) : hexOfFunction(lower)
    return hex === undefined ? [] : { ...piece, hex: `#${hex}` }
  })
}

function hexOf(digits: string): string | undefined {
  if (digits.length > 3) return digits.slice(0, 6)
  // "#123" is more often a ticket than a color, "#bad" a hash tag; "#333" and "#fc0" are neither.
  const isColor = (hasDigit(digits) && hasLetter(digits)) || new Set(digits).size === 1
  return isColor ? Array.from(digits, (digit) => digit + digit).join('') : undefined
}

function hexOfFunction(piece: string): string | undefined {
  const parts = piece.match(/[\d.]+%?/gu) ?? []
  const [first = Number.NaN, second = Number.NaN, third = Number.NaN] = parts.map(Number.parseFloat)
  const most = parts[0]?.endsWith('%') ? 100 : 255
  const channels = piece.startsWith('rgb')
    ? [first / most, second / most, third / most]
    : fromHsl(first, second / 100, third / 100)
  if (channels.some((share) => Number.isNaN(share))) return undefined
  const bytes = channels.map((share) => Math.round(Math.min(1, Math.max(0, share)) * 255))
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  return [0, 8, 4].map((shift) => {
    const step = (((shift + hue / 30) % 12) + 12) % 12
    return lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1))
  })
}
