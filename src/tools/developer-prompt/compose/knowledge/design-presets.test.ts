import { expect, test } from 'vitest'
import { designStyles } from '../../form.ts'
import { designPresets } from './design-presets.ts'

const palettes = designStyles.flatMap((style) => designPresets[style].palettes)

// Computed here once more, so that a mistake in the composer's own contrast helper cannot hide one in a palette.
function contrast(first: string, second: string): number {
  const [lighter, darker] = [luminance(first), luminance(second)].toSorted((a, b) => b - a)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('black on white has the contrast everybody knows', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
})

test('each of the six styles has three type pairs and three palettes of its own', () => {
  for (const style of designStyles) {
    expect(designPresets[style].typePairs).toHaveLength(3)
    expect(designPresets[style].palettes).toHaveLength(3)
    expect(designPresets[style].avoid.length).toBeGreaterThanOrEqual(3)
  }
  expect(new Set(palettes.map((palette) => palette.name)).size).toBe(18)
  expect(
    palettes
      .flatMap(({ name: _name, dark: _dark, ...hexes }) => Object.values(hexes))
      .filter((hex) => !/^#[0-9A-F]{6}$/.test(hex)),
  ).toEqual([])
})

test.for(palettes)('$name can be read: text and status colours reach 4.5:1, the accent 3:1', (palette) => {
  for (const ground of [palette.bg, palette.surface]) {
    for (const ink of [
      palette.text,
      palette.muted,
      palette.success,
      palette.warning,
      palette.danger,
      palette.info,
    ]) {
      expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5)
    }
    expect(contrast(palette.accent, ground)).toBeGreaterThanOrEqual(3)
    expect(contrast(palette.primary, ground)).toBeGreaterThanOrEqual(4.5)
  }
  expect(contrast(palette.onPrimary, palette.primary)).toBeGreaterThanOrEqual(4.5)
})

test('a palette says truthfully whether it is dark', () => {
  for (const palette of palettes) expect(palette.dark).toBe(luminance(palette.bg) < luminance(palette.text))
})
