import { expect, test } from 'vitest'
import { contrastRatio, fromHsl, readableShade, textOn, toHsl } from './contrast.ts'

test('ratios are those of WCAG', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrastRatio('#767676', '#fff')).toBeCloseTo(4.54, 2)
})

test('a shade is darkened or lightened just until it reads, and kept when it already does', () => {
  for (const ground of ['#FFFFFF', '#0E1116', '#808080']) {
    for (const hex of ['#E0A100', '#14284B', '#FF0000', '#FFFFFF']) {
      const shade = readableShade(hex, ground, 4.5)
      expect(contrastRatio(shade, ground)).toBeGreaterThanOrEqual(4.5)
      if (contrastRatio(hex, ground) >= 4.5) expect(shade).toBe(hex)
    }
  }
})

test('the hue of a shade stays', () => {
  expect(toHsl(readableShade('#E0A100', '#FFFFFF', 4.5))[0]).toBeCloseTo(toHsl('#E0A100')[0], 0)
})

test('text on a fill is whichever reads better', () => {
  expect(textOn('#14284B')).toBe('#FFFFFF')
  expect(textOn('#FFC23C')).toBe('#14181D')
})

test('hsl and hex turn into each other', () => {
  for (const hex of ['#1F4E4A', '#E6D8BE', '#000000', '#FFFFFF', '#0000FF'])
    expect(fromHsl(...toHsl(hex))).toBe(hex)
})
