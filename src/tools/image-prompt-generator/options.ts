export const artStyles = [
  'Photorealistic',
  'Sketch',
  'Watercolor',
  'Digital Art',
  'Isometric 3D',
  'Oil Painting',
  'Charcoal Drawing',
  'Pastel Painting',
] as const
export type ArtStyle = (typeof artStyles)[number]

export const backgrounds = [
  'Studio Background',
  'Nature/Forest',
  'Urban City',
  'Inside Room',
  'Abstract',
  'Sci-fi Landscape',
  'Beach/Ocean',
] as const
export type Background = (typeof backgrounds)[number]

export const lightings = [
  'Golden Hour',
  'Natural Light',
  'Dramatic Lighting',
  'Soft Light',
  'Neon Glow',
  'Cold Blue Tones',
  'Sunset',
] as const
export type Lighting = (typeof lightings)[number]

export const cameras = [
  'Close-up',
  'Wide Shot',
  'Aerial View',
  'Eye-Level View',
  'Over-the-Shoulder',
  'Macro Shot',
  'From Below',
] as const
export type Camera = (typeof cameras)[number]

export const qualities = ['4K', 'HDR', 'Studio Photo', 'High Detail', 'Motion Blur', 'Soft Focus'] as const
export type Quality = (typeof qualities)[number]

export const aspectRatios = [
  'None',
  '1:1 Square',
  '4:3 Fullscreen',
  '3:4 Vertical',
  '16:9 Widescreen',
  '9:16 Portrait',
] as const
export type AspectRatio = (typeof aspectRatios)[number]

export const fontStyles = ['None', 'Bold', 'Serif', 'Handwritten', '3D Text', 'Neon Text'] as const
export type FontStyle = (typeof fontStyles)[number]

export const specialEffects = [
  'Made of Wood',
  'Made of Glass',
  'Pop Art',
  'Renaissance',
  'Futuristic',
] as const
export type SpecialEffect = (typeof specialEffects)[number]
