import type { Chosen } from '../input.ts'

/**
 * What each option of a field means in a picture: as a sentence when it decides, and when another option decides and
 * this one only colors it. The beginning of a sentence names the thing: receivers that read tags get no more.
 */
export type Rows<Value extends string> = Record<'lead' | 'accent', Record<Value, string>>

/** Drawn without light and depth. */
export const flats: readonly string[] = ['Flat Vector', 'Pixel Art', 'Ink Drawing']

/** Light has no color in them. */
export const grays: readonly string[] = ['Sketch', 'Charcoal Drawing', 'Ink Drawing']

export const styleRows: Rows<Chosen<'style'>> = {
  lead: {
    Photorealistic:
      'A photorealistic photograph, believable in proportion and scale, with small natural irregularities, crisp where the eye lands and gently blurred behind.',
    Sketch:
      'A graphite sketch on off-white paper, its contours swelling where the form turns, construction lines left standing, shadows hatched, edges trailing off.',
    Watercolor:
      'A watercolor on cold-pressed paper, wet-in-wet washes blooming into each other, a few crisp dried edges, bare paper for the brightest lights.',
    'Digital Art':
      'A polished digital painting, clear in silhouette, crisp strokes at the focal point, soft brushwork in the distance, color glowing through thin layers.',
    'Isometric 3D':
      'An isometric 3D render, edges parallel at 30 degrees without a vanishing point, small rounded bevels, matte surfaces, soft contact shadows.',
    'Oil Painting':
      'An oil painting on canvas, thick ridged strokes in the lights, thin transparent glazes in the shadows, the weave showing through.',
    'Charcoal Drawing':
      'A charcoal drawing on toned paper, blacks velvety, mid-tones smudged by hand, highlights lifted out with an eraser.',
    'Pastel Painting':
      'A soft-pastel painting, broken strokes of chalk side by side so that colors mix in the eye, velvety paper showing between.',
  },
  accent: {
    Photorealistic: 'Proportion and light stay as true as in a photograph.',
    Sketch: 'Loose sketch contours and some construction lines stay visible.',
    Watercolor: 'Watercolor washes, transparent and blooming, dissolve some areas.',
    'Digital Art': 'Edges stay digitally clean and colors glow in thin layers.',
    'Isometric 3D': 'Forms are built isometrically, edges parallel at 30 degrees.',
    'Oil Painting': 'Thick ridged strokes of oil catch the brightest lights.',
    'Charcoal Drawing': 'The darkest areas are smudged, velvety charcoal blacks.',
    'Pastel Painting': 'Chalky pastel strokes of broken color soften the transitions.',
  },
}

export const mediumRows: Record<Chosen<'medium'>, string> = {
  'Ink Drawing': 'A brush-and-ink drawing, lines that swell and taper, solid blacks, hatched shadows.',
  Gouache: 'A gouache painting, flat opaque layers, velvety matte color, dry-brush edges.',
  'Flat Vector': 'A flat vector illustration, geometric shapes, two even tones per form.',
  Comic: 'A comic drawing, inked outlines of varied weight, flat colors, one hard-edged shadow tone.',
  Anime: 'A hand-drawn anime frame, thin clean outlines, two-tone cel shading, a softer painted background.',
  '3D Render': 'A 3D render, believable materials, rounded edges with small highlights, soft bounced light.',
  'Pixel Art': 'Pixel art, a visible grid of square pixels, about sixteen colors, hard-edged clusters.',
}
