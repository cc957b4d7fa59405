import type { Variant } from '#tools/workbench/answer.ts'
import type { Concept } from '../decide/concept.ts'
import { describePicture, type PictureParts } from './picture-parts.ts'

/** What the picture is for; image models may read it, and must not letter it. */
export function contextLine(title: string): string {
  return `Context, never lettered: a video titled “${title}”`
}

/** The prompt in the dialects of the image models; the first is the result itself. */
export function writeVariants(concept: Concept, title: string, isRightToLeft: boolean): Variant[] {
  const parts = describePicture(concept, isRightToLeft)
  return [
    writeMainVariant(concept, title, isRightToLeft),
    {
      id: 'nano-banana',
      name: 'Nano Banana',
      text: asProse(parts, title),
      settings: 'Aspect ratio 16:9. To show your own face, add your photo and: keep the face of image 1',
      handOff: ['gemini', 'google-ai-studio'],
    },
    {
      id: 'ideogram',
      name: 'Ideogram',
      text: textFirst(parts),
      settings: 'Aspect ratio 16:9, Magic Prompt off',
      handOff: ['ideogram'],
    },
    {
      id: 'midjourney',
      name: 'Midjourney',
      text: forMidjourney(parts),
      settings:
        parts.words === undefined
          ? 'No words needed'
          : `Add “${parts.words}” afterwards in an editor: Midjourney letters unreliably`,
      handOff: ['midjourney'],
    },
    {
      id: 'flux',
      name: 'FLUX',
      text: forFlux(parts),
      settings: '1280×720; FLUX [flex] for the lettering',
      handOff: ['flux-playground'],
    },
  ]
}

/** In labelled lines, for GPT Image; also the design brief for doing it by hand. */
export function writeMainVariant(concept: Concept, title: string, isRightToLeft: boolean): Variant {
  return {
    id: 'gpt-image',
    name: 'GPT Image',
    text: labelled(describePicture(concept, isRightToLeft), title),
    settings: 'Size 1536×864, quality high for the lettering; scale down to 1280×720',
    handOff: ['chatgpt'],
  }
}

function labelled(parts: PictureParts, title: string): string {
  return [
    'YouTube thumbnail, 16:9, 1280×720, built to read at 138 pixels wide.',
    `It has to make people ask: ${parts.question}`,
    `Focal subject: ${parts.focal}.`,
    ...(parts.object === '' ? [] : [`Key object: ${parts.object}.`]),
    `Background: ${parts.background}.`,
    `Text: ${parts.lettering}.`,
    `Colour and light: ${parts.light}.`,
    `Composition: ${parts.composition}.`,
    `Finish: ${parts.finish}.`,
    `Avoid: ${parts.avoid}.`,
    contextLine(title),
  ].join('\n')
}

function asProse(parts: PictureParts, title: string): string {
  return [
    `Create a YouTube thumbnail in 16:9 that still reads at 138 pixels wide. ${parts.focal}.`,
    parts.object === '' ? '' : `${parts.object}.`,
    `Behind: ${lower(parts.background)}.`,
    parts.words === undefined
      ? 'The picture carries no lettering.'
      : `It carries the words ${parts.lettering}.`,
    `${parts.light}. ${parts.composition}. ${parts.finish}.`,
    'At most three elements, no logos, no arrows.',
    contextLine(title),
  ]
    .filter(Boolean)
    .join(' ')
}

function textFirst(parts: PictureParts): string {
  return [
    parts.words === undefined ? 'A picture without any lettering.' : `The words ${parts.lettering}.`,
    `YouTube thumbnail, 16:9. ${parts.focal}.`,
    parts.object === '' ? '' : `${parts.object}.`,
    `${parts.background}. ${parts.light}. ${parts.composition}. ${parts.finish}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function forMidjourney(parts: PictureParts): string {
  const ground =
    parts.words === undefined ? '' : ', plain empty ground on the opposite upper third for lettering'
  return `${[parts.focal, parts.object, parts.background, parts.light, parts.finish]
    .filter(Boolean)
    .map((part, index) => (index === 0 ? part : lower(part)))
    .join(', ')}${ground}, empty lower right corner --ar 16:9 --s 150 --no text, letters, logo, watermark`
}

function forFlux(parts: PictureParts): string {
  return [
    `${parts.focal}.`,
    parts.object === '' ? '' : `${parts.object}.`,
    `${parts.background}.`,
    parts.words === undefined ? '' : `The text ${parts.lettering}.`,
    `${parts.light}. ${parts.composition}. ${parts.finish}. YouTube thumbnail, 16:9.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function lower(text: string): string {
  const [first = '', second = ''] = text
  return second === second.toUpperCase() && /\p{L}/u.test(second)
    ? text
    : first.toLowerCase() + text.slice(first.length)
}
