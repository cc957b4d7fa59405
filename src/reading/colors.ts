import { hasDigit, hasLetter, isWordPart, readWords, type Range } from './characters.ts'
import { colorNames } from './color-names.ts'

export type ReadColor = { text: string; hex: string }
type FoundColor = ReadColor & Range

const firstWords = new Set([...colorNames.keys()].map((name) => name.split(' ')[0] ?? ''))

/** `#` with its digits, or the function with what stands between its brackets. */
const written = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3})(?![\da-z_])|\b(?:rgb|hsl)a?\([\d.,%/ deg]{5,50}\)/giu

/** Colors written as `#1a2b3c`, `rgb(…)` or `hsl(…)`, in order, without repeats. `hex` is `#rrggbb` in lower case. */
export function readColors(text: string): ReadColor[] {
  return withoutRepeats(findColors(text))
}

/** For a field that asks for colors: also names such as "dark green", in the languages of the table. */
export function readColorWords(text: string): ReadColor[] {
  const found = findColors(text)
  const words = readWords(text)
  for (let at = 0; at < words.length; at++) {
    const [word, next] = [words[at], words[at + 1]]
    if (word === undefined || !firstWords.has(word.text.toLowerCase())) continue
    const { start } = word
    const named = [next, word].find(
      (last) => last && colorNames.has(text.slice(start, last.end).toLowerCase()),
    )
    if (named === undefined) continue
    const name = text.slice(start, named.end)
    found.push({ text: name, hex: colorNames.get(name.toLowerCase()) ?? '', start, end: named.end })
    if (named === next) at++
  }
  return withoutRepeats(found.sort((one, other) => one.start - other.start))
}

export function findColors(text: string): FoundColor[] {
  const found: FoundColor[] = []
  written.lastIndex = 0
  for (let match = written.exec(text); match !== null; match = written.exec(text)) {
    const { 0: piece, index } = match
    const isHash = piece.startsWith('#')
    const isPartOfWord = isHash && (isWordPart(text.charCodeAt(index - 1)) || text[index - 1] === '&')
    const hex = isPartOfWord
      ? undefined
      : isHash
        ? hexOf(piece.slice(1).toLowerCase())
        : hexOfFunction(piece.toLowerCase())
    if (hex !== undefined)
      found.push({ text: piece, hex: `#${hex}`, start: index, end: index + piece.length })
  }
  return found
}

function hexOf(digits: string): string | undefined {
  if (digits.length > 3) return digits.slice(0, 6)
  // "#123" is more often a ticket than a color, "#bad" a hash tag; "#333" and "#fc0" are neither.
  const isColor = (hasDigit(digits) && hasLetter(digits)) || new Set(digits).size === 1
  return isColor ? Array.from(digits, (digit) => digit + digit).join('') : undefined
}

function hexOfFunction(piece: string): string | undefined {
  const parts = piece
    .slice(piece.indexOf('(') + 1, -1)
    .split(/[,/ ]+/u)
    .filter(Boolean)
  const [first = Number.NaN, second = Number.NaN, third = Number.NaN] = parts.map(Number.parseFloat)
  const most = parts[0]?.endsWith('%') ? 100 : 255
  const channels = piece.startsWith('rgb')
    ? [first / most, second / most, third / most]
    : fromHsl(first, second / 100, third / 100)
  if (channels.some((share) => Number.isNaN(share))) return undefined
  return channels
    .map((share) =>
      Math.round(Math.min(1, Math.max(0, share)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
}

function fromHsl(hue: number, saturation: number, lightness: number): number[] {
  const reach = saturation * Math.min(lightness, 1 - lightness)
  return [0, 8, 4].map((shift) => {
    const step = (((shift + hue / 30) % 12) + 12) % 12
    return lightness - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1))
  })
}

function withoutRepeats(colors: readonly ReadColor[]): ReadColor[] {
  return [...new Map(colors.map(({ text, hex }) => [text.toLowerCase(), { text, hex }])).values()]
}
