import { fieldGroup, foldedGroup, ideaField, wordsField } from '../contract/form-field.ts'
import type { ToolForm } from '../contract/form-field.ts'

/** Of every field, in the order that decides what leads. */
export const options = {
  style: labels(
    'Photorealistic',
    'Sketch',
    'Watercolor',
    'Digital Art',
    'Isometric 3D',
    'Oil Painting',
    'Charcoal Drawing',
    'Pastel Painting',
  ),
  background: labels(
    'Studio Background',
    'Nature/Forest',
    'Urban City',
    'Inside Room',
    'Abstract',
    'Sci-fi Landscape',
    'Beach/Ocean',
  ),
  lighting: labels(
    'Golden Hour',
    'Natural Light',
    'Dramatic Lighting',
    'Soft Light',
    'Neon Glow',
    'Cold Blue Tones',
    'Sunset',
  ),
  camera: labels(
    'Close-up',
    'Wide Shot',
    'Aerial View',
    'Eye-Level View',
    'Over-the-Shoulder',
    'Macro Shot',
    'From Below',
  ),
  quality: labels('4K', 'HDR', 'Studio Photo', 'High Detail', 'Motion Blur', 'Soft Focus'),
  extra: labels('Made of Wood', 'Made of Glass', 'Pop Art', 'Renaissance', 'Futuristic'),
  ratio: labels('1:1 Square', '4:3 Fullscreen', '3:4 Vertical', '16:9 Widescreen', '9:16 Portrait'),
  fontStyle: labels('Bold', 'Serif', 'Handwritten', '3D Text', 'Neon Text'),

  // Ours, beside those of the specification.
  medium: labels('Ink Drawing', 'Gouache', 'Flat Vector', 'Comic', 'Anime', '3D Render', 'Pixel Art'),
  lightFrom: labels('Left', 'Right', 'Front', 'Behind', 'Above', 'Below'),
  palette: labels('Warm', 'Cool', 'Earthy', 'Pastel', 'One Color', 'Muted'),
  mood: labels('Calm', 'Cheerful', 'Cozy', 'Mysterious', 'Tense', 'Melancholic'),
  gaps: [
    {
      value: 'guide',
      label: 'Add short rules',
      hint: 'For example, one light source, one viewpoint and a few colors.',
    },
    { value: 'free', label: 'Add nothing', hint: 'Only your words and your choices.' },
  ] as const,
}

function folded(name: 'style' | 'background' | 'lighting' | 'camera' | 'quality' | 'extra', label: string) {
  return foldedGroup(label, [{ kind: 'choices', name, label, options: options[name] }])
}

export const form: ToolForm = [
  fieldGroup('Idea', [
    ideaField({
      label: 'Image idea',
      hint: 'What the image shows, in any language. A few words are enough.',
      placeholder: 'a heron reading the newspaper on a park bench',
    }),
  ]),
  folded('style', 'Art Style'),
  folded('background', 'Background'),
  folded('lighting', 'Lighting'),
  folded('camera', 'Camera'),
  folded('quality', 'Quality'),
  folded('extra', 'Special effects'),
  foldedGroup('Format and text', [
    { kind: 'choice', name: 'ratio', label: 'Aspect ratio', options: options.ratio, none: 'None' },
    wordsField('imageText', 'Text in image', 25, { hasCounter: true }),
    { kind: 'choice', name: 'fontStyle', label: 'Font style', options: options.fontStyle, none: 'None' },
  ]),
  foldedGroup('More choices', [
    { kind: 'choice', name: 'medium', label: 'Medium', options: options.medium },
    { kind: 'choice', name: 'lightFrom', label: 'Light from', options: options.lightFrom },
    { kind: 'choice', name: 'palette', label: 'Palette', options: options.palette },
    { kind: 'choice', name: 'mood', label: 'Mood', options: options.mood },
    wordsField('avoid', 'What to leave out', 300, { placeholder: 'cars, umbrellas' }),
    {
      kind: 'choice',
      name: 'gaps',
      label: 'For anything you leave blank',
      options: options.gaps,
      preset: 'guide',
    },
  ]),
]

/** The specification's options are their own values. */
function labels<const Values extends readonly string[]>(...values: Values) {
  return values.map((value): { value: Values[number]; label: string } => ({ value, label: value }))
}
