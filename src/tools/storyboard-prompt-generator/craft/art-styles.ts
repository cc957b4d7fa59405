import type { AgeBand } from './bands.ts'

/** The anchor that begins every image prompt, 12 to 20 words, by the art style that was chosen. */
export const artStyles = {
  gouache:
    'soft gouache storybook illustration, rounded shapes, visible brush edges, fine paper grain, limited warm palette, gentle shadows',
  'cut-paper':
    'cut-paper collage storybook illustration, layered shapes, visible paper fibers, torn edges, small soft shadows, limited warm palette',
  crayon:
    'crayon and pencil storybook illustration, waxy strokes, soft pencil outlines, white paper showing through, limited warm palette',
  clay: 'handmade clay stop-motion scene, rounded sculpted shapes, small fingerprints, miniature set, soft studio light, limited warm palette',
  '3D-animation':
    'rounded 3D family animation, simple sculpted shapes, soft matte materials, gentle rim light, clear silhouettes, limited warm palette',
  'flat-shapes':
    'flat storybook illustration, bold simple shapes, high contrast, plain ground, no gradients, very few details, limited palette',
  watercolor:
    'loose watercolor with fine ink line, soft blooming washes, white paper edges, small lively details, limited warm palette',
  felt: 'felt craft diorama, stitched wool shapes, fuzzy edges, button details, miniature handmade set, soft light, limited warm palette',
  'comic-ink':
    'clean ink comic illustration, confident outlines, flat colors, two-tone shadows, lively angles, clear silhouettes, limited palette',
} as const
type ArtStyle = keyof typeof artStyles

/** Where neither the person nor the model chose one. */
export const usualStyle: Record<AgeBand, ArtStyle> = {
  '0-2': 'flat-shapes',
  '3-5': 'gouache',
  '6-8': 'watercolor',
  '9-12': 'comic-ink',
}

/** The row that a text names: "Cut paper" is "cut-paper"; undefined for words of one's own. */
export function artStyleIn(text: string): ArtStyle | undefined {
  const name = text.trim().toLowerCase().replaceAll(' ', '-')
  return Object.keys(artStyles).find((style): style is ArtStyle => style.toLowerCase() === name)
}
