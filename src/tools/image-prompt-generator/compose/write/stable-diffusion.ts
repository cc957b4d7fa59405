import type { Picture } from '../decide/decide-picture.ts'
import { shortProse } from './flux.ts'
import { shortScene } from './short-scene.ts'

/** Tags, most important first, at most two weights; then the negative prompt on a line of its own. */
export function writeSdxl(picture: Picture): string {
  const { medium, place, view, light, effects, finish, reading } = picture
  const noun = medium.tag.split(', ')[0] ?? medium.tag
  const tags = [
    `(${unweighted(noun)}:1.2)`,
    ...medium.tag.split(', ').slice(1),
    unweighted(shortScene(picture, 22)),
    picture.lettering?.tag ?? '',
    ...(effects.changesMaterial
      ? [`(${effects.parts[0]?.tag ?? ''}:1.2)`, ...effects.parts.slice(1).map((part) => part.tag)]
      : effects.parts.map((part) => part.tag)),
    ...(effects.changesMaterial ? [] : reading.parts.slice(0, 2)),
    view.tag,
    picture.hasPlaceOption ? place.tag : '',
    light.tag,
    effects.isFlat ? '' : medium.surface.tag,
    medium.influence?.tag ?? '',
    ...finish.parts.map((part) => part.tag),
    picture.traits.join(', '),
  ]
  return `${within(
    tags.filter((one) => one !== ''),
    45,
  ).join(', ')}\nNegative: ${negatives(picture, 20).join(', ')}`
}

/** Sentences without weights and a light negative prompt. */
export function writeSd35(picture: Picture): string {
  return `${shortProse(picture)}\nNegative: ${negatives(picture, 6).join(', ')}`
}

function negatives(picture: Picture, most: number): string[] {
  const { medium, reading, lettering } = picture
  const ruledOut = reading.idea.negations
    .filter((negation) => negation.what.length < 30)
    .map((negation) => unweighted(negation.what))
  const list = [
    ...ruledOut,
    'watermark',
    ...(reading.hasPeople
      ? ['deformed hands', 'extra fingers']
      : reading.main?.kind === 'animal'
        ? ['extra limbs']
        : []),
    'lowres',
    ...(picture.isSoftened ? [] : ['blurry']),
    medium.kind === 'photo' ? 'painting, cartoon' : 'photo',
    'signature',
    ...(lettering ? [] : ['text']),
    'cropped subject',
  ]
  return [...new Set(list)].slice(0, most)
}

// Brackets and colons are weights there.
function unweighted(text: string): string {
  return text
    .replace(/[()[\]{}:]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}

function within(tags: readonly string[], mostWords: number): string[] {
  const kept: string[] = []
  let words = 0
  for (const tag of tags) {
    const own = tag.split(/\s+/u).length
    if (words + own > mostWords && kept.length > 2) continue
    kept.push(tag)
    words += own
  }
  return kept
}
