import type { Chosen } from '../input.ts'
import type { Rows } from './medium.ts'

/** These change what the subject is made of, the others how all of it looks; one of each leads. */
export const materials: readonly string[] = ['Made of Wood', 'Made of Glass']
export const painted: readonly string[] = ['Pop Art', 'Renaissance']

export const effectRows: Rows<Chosen<'extra'>> = {
  lead: {
    'Made of Wood':
      'The main subject itself is carved from wood, its grain following the form, fine tool marks and a satin oil finish catching the light; the surroundings keep their own materials.',
    'Made of Glass':
      'The main subject itself is blown from clear glass, bending what lies behind it, thicker and darker at the edges, bright caustics beside its shadow; the surroundings keep their own materials.',
    'Pop Art':
      'Pop Art throughout, flat saturated areas, bold black outlines, printed dots in the half-tones, light and shadow as two hard-edged tones.',
    Renaissance:
      'In the manner of the Italian Renaissance, masses in a stable triangle, sfumato transitions, umber shadows.',
    Futuristic:
      'Futuristic design, smooth composite shells, precise seams, thin lines of light set into the surfaces.',
  },
  accent: {
    'Made of Wood': 'Some parts of the subject are inlays of carved wood.',
    'Made of Glass': 'Thin parts and edges of the subject are clear glass that bends the light.',
    'Pop Art': 'Printed dots in the half-tones and one bold outline add a touch of Pop Art.',
    Renaissance: 'The masses stand in a stable Renaissance triangle.',
    Futuristic: 'Precise seams and thin lines of light add a futuristic note.',
  },
}

export const qualityRows: Record<Chosen<'quality'>, string> = {
  '4K': 'Clean edges, small shapes distinct even when enlarged.',
  HDR: 'Detail held in the brightest lights and the deepest shadows.',
  'Studio Photo': 'Studio finish, true colors, controlled exposure.',
  'High Detail': 'Fine surface texture at the focal point, down to weave and grain.',
  'Motion Blur': 'Motion blur along the path of whatever moves, all that stands still sharp.',
  'Soft Focus': 'Soft focus, a gentle bloom on highlights and distance, the main outline sharp.',
}

export const paletteRows: Record<Chosen<'palette'>, string> = {
  Warm: 'A warm palette of amber, brick red and ocher.',
  Cool: 'A cool palette of slate blue, teal and pale gray.',
  Earthy: 'An earthy palette of umber and olive, clay and bone white.',
  Pastel: 'A pastel palette of powder pink and mint, pale lemon and sky blue, slightly chalky.',
  'One Color': 'A monochrome palette, one hue from almost white to almost black.',
  Muted: 'A muted palette, grayed colors with one clear note at the focal point.',
}

export const moodRows: Record<Chosen<'mood'>, string> = {
  Calm: 'A calm mood, level lines, wide intervals, poses at rest.',
  Cheerful: 'A cheerful mood, upward curves, open poses, clear bright color.',
  Cozy: 'A cozy mood, rounded forms close together, soft textures, the warmest tone at the center.',
  Mysterious: 'A mysterious mood, edges half hidden, much held back in shadow, one area lit.',
  Tense: 'A tense mood, tilted lines, narrow gaps, weight about to shift.',
  Melancholic: 'A melancholic mood, much empty space, drooping lines, bent forms.',
}

export const fontRows: Record<Chosen<'fontStyle'>, string> = {
  Bold: 'heavy geometric sans-serif letters',
  Serif: 'high-contrast serif letters',
  Handwritten: 'natural brush handwriting with a slightly uneven baseline',
  '3D Text': 'extruded 3D letters with beveled edges, casting shadows in the light of the scene',
  'Neon Text': 'bent glass neon tubes that glow and tint what is near them',
}

/** For what nobody chose. Names no thing, and holds for a photograph, a flat logo and a gray drawing alike. */
export const openRows = {
  medium: 'One medium throughout, the one that these words call for, finely finished.',
  setting: 'Surroundings simpler and calmer than the subject, so that its outline stands clear.',
  composition:
    'One viewpoint from which everything named is in view, in its number and place, the main action readable at a glance.',
  light:
    'The light that this scene itself would have, with one main source and every shadow in keeping with it.',
  palette: 'Only a few related tones hold the picture together, the strongest contrast kept for the subject.',
  surface: 'Materials and textures true and precise where the eye lands, quieter toward the edges.',
  /** For an idea of a few words. */
  pose: 'One clear pose or state, with two visible marks of material, wear or age.',
  /** For an idea that is a long description already. */
  rest: 'One medium with one viewpoint and one light throughout, every shadow in keeping with it.',
} as const
