import type {
  ArtStyle,
  Background,
  Camera,
  FontStyle,
  Lighting,
  Quality,
  SpecialEffect,
} from '../../options.ts'

/** What an outside reader has to find for each chosen option; written from the reference, not from the composer. */
export const stylePhrases: Record<ArtStyle, RegExp> = {
  Photorealistic: /photorealis|photographic|photograph/i,
  Sketch: /\bsketch\b|construction lines/i,
  Watercolor: /watercolor/i,
  'Digital Art': /digital (?:painting|art|brushwork)/i,
  'Isometric 3D': /isometric/i,
  'Oil Painting': /oil painting|impasto/i,
  'Charcoal Drawing': /charcoal/i,
  'Pastel Painting': /pastel/i,
}
export const backgroundPhrases: Record<Background, RegExp> = {
  'Studio Background': /studio (?:background|backdrop)/i,
  'Nature/Forest': /forest/i,
  'Urban City': /city street/i,
  'Inside Room': /furnished room/i,
  Abstract: /abstract/i,
  'Sci-fi Landscape': /sci-fi/i,
  'Beach/Ocean': /beach/i,
}
export const lightingPhrases: Record<Lighting, RegExp> = {
  'Golden Hour': /golden-hour/i,
  'Natural Light': /natural(?:, neutral)? (?:window )?light|neutral natural light/i,
  'Dramatic Lighting': /dramatic/i,
  'Soft Light': /soft light|soft-edged/i,
  'Neon Glow': /neon glow/i,
  'Cold Blue Tones': /cold blue/i,
  Sunset: /sunset/i,
}
export const cameraPhrases: Record<Camera, RegExp> = {
  'Close-up': /close-up/i,
  'Wide Shot': /wide shot/i,
  'Aerial View': /aerial view/i,
  'Eye-Level View': /eye[- ]level/i,
  'Over-the-Shoulder': /over[- ]the[- ]shoulder/i,
  'Macro Shot': /macro shot/i,
  'From Below': /from below/i,
}
export const qualityPhrases: Record<Quality, RegExp> = {
  '4K': /fine resolvable detail|finely resolvable/i,
  HDR: /high dynamic range/i,
  'Studio Photo': /studio photo/i,
  'High Detail': /high detail/i,
  'Motion Blur': /motion blur/i,
  'Soft Focus': /soft[- ]focus/i,
}
export const effectPhrases: Record<SpecialEffect, RegExp> = {
  'Made of Wood': /carved (?:from )?(?:walnut|oak)/i,
  'Made of Glass': /blown from clear glass|inlays of glass|glass inlays/i,
  'Pop Art': /Ben-Day dots/i,
  Renaissance: /Italian Renaissance/i,
  Futuristic: /futuristic/i,
}
export const fontPhrases: Record<Exclude<FontStyle, 'None'>, RegExp> = {
  Bold: /heavy geometric sans/i,
  Serif: /high-contrast serif/i,
  Handwritten: /handwritten brush lettering/i,
  '3D Text': /extruded 3D letters/i,
  'Neon Text': /neon glass tubes/i,
}
