import type { Chosen, ImageInput } from '../input.ts'
import type { Rows } from './medium.ts'

export const backgroundRows: Rows<Chosen<'background'>> = {
  lead: {
    'Studio Background':
      'A seamless studio backdrop in one quiet neutral, softly graded toward the corners, a faint shadow anchoring the subject.',
    'Nature/Forest':
      'An old forest around it, ferns and moss near the viewer, trunks in overlapping rows, the farthest dissolving into pale green haze.',
    'Urban City':
      'A lived-in city street around it, worn pavement with a dull sheen in front, façades stepping back on both sides into haze, any sign beyond what is named too blurred to read.',
    'Inside Room':
      'A room around it, one wall turned toward the light, furnishings quiet at the edges, a darker opening behind for depth.',
    Abstract:
      'An abstract background, large overlapping shapes that repeat the subject’s colors, translucent where they cross, quietest along its outline.',
    'Sci-fi Landscape':
      'An alien plain around it, bare layered ground in front, smooth monumental structures in the middle distance, tinted haze along a wide horizon.',
    'Beach/Ocean':
      'A seashore around it, damp sand mirroring the sky in front, thin sheets of receding water, waves breaking behind, the horizon level.',
  },
  accent: {
    'Studio Background': 'The ground right around the subject is as plain and even as a studio floor.',
    'Nature/Forest': 'Forest trunks fade into green haze farther off, small and soft.',
    'Urban City': 'City façades stand farther off as stacked blocks of light and shade, small and soft.',
    'Inside Room': 'Part of a room frames the view, a floor line and the edge of one wall.',
    Abstract: 'Forms loosen into large abstract shapes with distance.',
    'Sci-fi Landscape': 'Monumental alien structures stand farther off, pale against the horizon.',
    'Beach/Ocean': 'A level line of ocean closes the view farther off.',
  },
}

export const lightRows: Rows<Chosen<'lighting'>> = {
  lead: {
    'Golden Hour':
      'Golden-hour sun, low and warm, rimming the edges turned toward it in honey and laying long soft shadows.',
    'Natural Light':
      'Natural daylight, neutral in color, with a clear light side and an open, readable shadow side.',
    'Dramatic Lighting':
      'One hard, dramatic light, carving planes and textures out of the dark, the far side sunk in deep shadow.',
    'Soft Light':
      'A large, soft light, wrapping around the forms, with pale gradual shadows and no hard highlights.',
    'Neon Glow':
      'Magenta neon light, answered by weaker cyan along the opposite contours, both mirrored in glossy surfaces.',
    'Cold Blue Tones': 'Pale, cold blue light, turning highlights ice white and shadows slate blue.',
    Sunset:
      'Sunset light, burning the edges orange and drawing shadows out long, any sky running from orange to violet.',
  },
  accent: {
    'Golden Hour': 'A low golden glow warms the edges turned toward the light.',
    'Natural Light': 'Some neutral, natural daylight keeps the shadow side readable.',
    'Dramatic Lighting': 'One dramatic contrast marks the focal point, a bright edge against near-black.',
    'Soft Light': 'In one place the light is soft, the shadow edges there pale and gradual.',
    'Neon Glow': 'Thin lines of magenta and cyan neon glow run along the contours.',
    'Cold Blue Tones': 'The shadows turn a cold slate blue.',
    Sunset: 'Any sky turns to sunset, orange at the horizon and violet above.',
  },
}

export const directionRows: Record<ImageInput['lightFrom'], string> = {
  '': 'from one side',
  Left: 'from the left',
  Right: 'from the right',
  Front: 'from the front, beside the viewer',
  Behind: 'from behind the subject',
  Above: 'from above',
  Below: 'from below',
}

/** The others are angles. */
export const distances: readonly string[] = ['Close-up', 'Wide Shot', 'Macro Shot']

export const viewRows: Rows<Chosen<'camera'>> = {
  lead: {
    'Close-up':
      'A close-up, the most telling part filling two-thirds of the frame, what lies behind melting away.',
    'Wide Shot': 'A wide shot, the subject a third of the height, surroundings clear into the distance.',
    'Aerial View':
      'An aerial view at a steep angle, the ground reading like a pattern, shadows explaining the shapes.',
    'Eye-Level View': 'An eye-level view, straight on, so that the subject is met directly.',
    'Over-the-Shoulder':
      'An over-the-shoulder view, past the near shoulder of the main figure, a soft dark shape along one edge, toward what it faces.',
    'Macro Shot':
      'A macro shot, a few millimeters of surface sharp, pores, fibers or grain drawn out, the rest dissolving into soft color.',
    'From Below':
      'A view from below, near the ground, verticals converging, the subject rising against what is above.',
  },
  accent: {
    'Close-up': 'The most telling part stays close enough to read at a glance.',
    'Wide Shot': 'The view opens wide along one edge, enough to tell where this is.',
    'Aerial View': 'The ground tips up a little, as in an aerial view, so that its layout can be read.',
    'Eye-Level View': 'The front of the subject is turned enough to be met directly, as at eye level.',
    'Over-the-Shoulder': 'A soft dark shape along one edge frames the view, as if past a shoulder.',
    'Macro Shot': 'One surface shows macro texture, down to fiber and grain.',
    'From Below': 'The subject towers over what is around it, as if seen from below.',
  },
}

export const ratioRows: Record<Chosen<'ratio'>, string> = {
  '1:1 Square': 'The masses balance around the center of the square or along one diagonal.',
  '4:3 Fullscreen': 'The main mass sits off center, balanced by a smaller one.',
  '3:4 Vertical': 'Vertical lines lead from the bottom to the top.',
  '16:9 Widescreen':
    'What matters most stands off center in the wide frame, the quieter part of the view beside it.',
  '9:16 Portrait': 'Near, middle and far are stacked in the tall frame, top and bottom kept quiet.',
}

/** Pixels that GPT Image and SDXL take. */
export const ratioSizes: Readonly<Record<string, { gptSize: string; sdxlSize: string }>> = {
  '1:1': { gptSize: '1024×1024', sdxlSize: '1024×1024' },
  '4:3': { gptSize: '1536×1152', sdxlSize: '1152×896' },
  '3:4': { gptSize: '1152×1536', sdxlSize: '896×1152' },
  '16:9': { gptSize: '2048×1152', sdxlSize: '1344×768' },
  '9:16': { gptSize: '1152×2048', sdxlSize: '768×1344' },
}
