import type { Lighting } from '../../options.ts'
import type { Source, Surroundings } from './key-light.ts'

/** Soft and dramatic as qualities of the key. */
export function qualityOf(soft: boolean, dramatic: boolean): string {
  if (soft && dramatic) return 'as a soft-edged key: soft light at its centre and a dramatic, deep falloff'
  if (soft) return 'diffused into soft light that wraps round the forms'
  return dramatic ? 'with dramatic contrast and a deep shadow side' : ''
}

/** What a second source still does, without a direction of its own. */
export function accentOf(source: Source, key: Source, around: Surroundings): string {
  switch (source) {
    case 'sun':
      return 'with a golden-hour warmth rimming the edges'
    case 'sunset':
      return 'with sunset orange and violet in the distance'
    case 'neon':
      return 'while a neon glow of magenta and cyan shows only in the reflections'
    case 'cold':
      return key === 'neon'
        ? 'while cold blue tones fill everything the neon does not reach'
        : 'while the shadows stay a cool, cold blue'
    case 'natural':
      return around.isIndoor
        ? 'with natural, neutral light left in the shadow side'
        : 'with the natural light of open sky neutral in the shadow side'
  }
}

/** The same where there are no hues. */
export function greyAccentOf(source: Source): string {
  return {
    sun: 'with golden-hour warmth read as the lightest values',
    sunset: 'with the sunset read as a graded sky',
    neon: 'with a neon glow read as small bright reflections',
    cold: 'with cold blue tones read as clear grey shadows',
    natural: 'with natural light open in the shadow side',
  }[source]
}

/** A light that the hour of the idea rules out, kept as a trace. */
export function lateAccent(light: Lighting): string {
  return light === 'Golden Hour'
    ? 'with golden-hour amber kept as a small warm accent on the edges'
    : 'with sunset orange kept as a small warm bounce on the nearest surfaces'
}
