import { sectionText, type BriefDocument } from './brief-document.ts'
import type { FailureList } from './failure.ts'

/** Reads the colour roles back out of the finished text and computes their contrast again. */

const rolePattern =
  /^(on[- ]?primary|primary|background|bg|surface|muted|text|border|accent|success|warning|danger|error|info)\b/iu
const hexPattern = /#([0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])/giu

export function readPalette(document: BriefDocument): Map<string, string> {
  const palette = new Map<string, string>()
  for (const line of sectionText(document, /^Design/u).split('\n')) {
    let from = 0
    for (const match of line.matchAll(hexPattern)) {
      const pieces = line.slice(from, match.index).split(/[,;:|()]|\s[-–—]\s|\. |^\s*[-*]\s/u)
      const words = pieces
        .map((piece) => piece.replace(/^[\s`*"']+/u, ''))
        .filter((piece) => /\p{L}/u.test(piece))
      const role = rolePattern
        .exec(words.at(-1) ?? '')?.[1]
        ?.toLowerCase()
        .replace(/^on[- ]?primary$/u, 'on-primary')
      const name = role === 'bg' ? 'background' : role
      if (name !== undefined && !palette.has(name)) palette.set(name, match[0])
      from = match.index + match[0].length
    }
  }
  return palette
}

export function checkPalette(document: BriefDocument, report: FailureList): void {
  const palette = readPalette(document)
  for (const role of [
    'background',
    'surface',
    'text',
    'muted',
    'border',
    'primary',
    'on-primary',
    'accent',
  ]) {
    report.unless(palette.has(role), 'palette', `no hex for ${role}`)
  }
  const pairs: [string, string, number][] = [
    ['text', 'background', 4.5],
    ['text', 'surface', 4.5],
    ['muted', 'background', 4.5],
    ['muted', 'surface', 4.5],
    ['on-primary', 'primary', 4.5],
    ['accent', 'background', 3],
    ['danger', 'background', 4.5],
    ['success', 'background', 3],
    ['warning', 'background', 3],
    ['info', 'background', 3],
  ]
  for (const [front, back, least] of pairs) {
    const frontHex = palette.get(front)
    const backHex = palette.get(back)
    if (frontHex === undefined || backHex === undefined) continue
    const ratio = contrast(frontHex, backHex)
    report.unless(
      ratio >= least,
      'palette',
      `${front} ${frontHex} on ${back} ${backHex} is ${ratio.toFixed(2)}:1, at least ${least}`,
    )
  }
}

function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(first), luminance(second)].sort((one, other) => other - one)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(hex: string): number {
  const digits = hex.length === 4 ? hex.slice(1).replace(/./gu, '$&$&') : hex.slice(1)
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const channel = Number.parseInt(digits.slice(start, start + 2), 16) / 255
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
