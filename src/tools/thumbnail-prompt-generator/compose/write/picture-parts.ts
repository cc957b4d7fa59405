import type { Concept } from '../decide/concept.ts'
import { upperFirst } from '#shared/text/upper-first.ts'

/** What every dialect says of one picture, each part a sentence or phrase without its label. */
export type PictureParts = {
  focal: string
  object: string
  background: string
  /** Undefined when the picture carries no words. */
  words: string | undefined
  lettering: string
  light: string
  composition: string
  finish: string
  avoid: string
  question: string
}

export function describePicture(concept: Concept, isRightToLeft: boolean): PictureParts {
  const { palette, overlay, isFace } = concept
  const { ground, accent, neutral } = palette
  const words = overlay === undefined ? undefined : overlay
  const place = textPlace(concept)
  return {
    question: concept.hook,
    focal: `${upperFirst(concept.focal)}, ${sizeAndPlace(concept)}`,
    object: concept.object ? upperFirst(concept.object) : '',
    background: `${upperFirst(concept.background)}, ${groundOf(concept)}`,
    words,
    lettering:
      words === undefined
        ? 'No text, no lettering of any kind'
        : `"${words}" in ${typeface(words)}, ${neutral.name} with dark outline, ${place}, a third of the width, spelled exactly${isRightToLeft ? ', set from right to left' : ''}`,
    light: `${upperFirst(accent.name)} against ${ground.name}, ${neutral.name} as neutral; ${lightOf(concept)}`,
    composition: `${compositionOf(concept)}; bottom-right corner empty; margins 5%`,
    finish: concept.finish ?? `Photographic, crisp edges${isFace ? ', natural skin' : ''}`,
    avoid: [
      'more than three elements',
      'other lettering',
      'logos',
      'watermark',
      'arrows',
      ...(concept.avoid ? [concept.avoid] : ['shocked faces']),
    ].join(', '),
  }
}

function groundOf({ archetype, arrangement }: Concept): string {
  if (arrangement === 'split') return 'kept plain'
  if (archetype === 'friend') return 'bright and free of detail'
  return archetype === 'calm' || archetype === 'quiet'
    ? 'soft and free of detail'
    : 'blurred, two stops darker'
}

function sizeAndPlace({ arrangement, size, isFace }: Concept): string {
  switch (arrangement) {
    case 'left':
      return `filling ${size}% of the height on the left third${isFace ? ', gaze to the right' : ''}`
    case 'right':
      return `filling ${size}% of the height right of centre${isFace ? ', gaze to the left' : ''}, ending above the lower edge`
    case 'split':
      return `each filling ${size}% of the height`
    case 'wide':
      return `${size}% of the height, left of centre on the low horizon`
  }
}

function textPlace({ arrangement }: Concept): string {
  if (arrangement === 'split') return 'top centre across the dividing line'
  return arrangement === 'left' ? 'upper right' : 'upper left'
}

function typeface(words: string): string {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(words))
    return 'a heavy gothic typeface'
  if (/\p{Script=Arabic}/u.test(words)) return 'a heavy Kufi typeface'
  if (/\p{Script=Devanagari}/u.test(words)) return 'a heavy Devanagari typeface'
  return 'heavy condensed sans capitals'
}

function lightOf({ archetype, isFace }: Concept): string {
  if (archetype === 'calm') return 'one warm source, everything else in soft even dusk'
  if (archetype === 'quiet') return 'soft window light from one side, low contrast'
  if (archetype === 'friend') return 'even light from the front, the subject brighter than its ground'
  if (isFace) return 'soft key light, thin cool rim on hair and shoulder, face brighter than the ground'
  return 'warm side light, cool rim, bright subject on dark ground'
}

function compositionOf({ arrangement, object, overlay }: Concept): string {
  if (arrangement === 'split') return 'Diagonal split, both sides equal in weight'
  if (arrangement === 'wide') return 'Low horizon, small subject, wide empty sky'
  const opposite = overlay === undefined ? 'empty ground' : 'the words'
  return object
    ? `Thirds, ${opposite} opposite, key object smaller and overlapped`
    : `Thirds, ${opposite} opposite the subject, nothing else`
}
