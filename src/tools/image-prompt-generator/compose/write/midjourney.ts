import type { Picture } from '../decide/decide-picture.ts'
import { shortScene } from './short-scene.ts'

/** Strongest nouns first, phrases with commas, then the flags. */
export function writeMidjourney(picture: Picture): string {
  const { medium, place, view, light, effects, lettering, hasPlaceOption, frame } = picture
  const phrases = [
    shortScene(picture, 36),
    ...effects.parts.map((part) => part.tag),
    view.tag,
    hasPlaceOption ? place.tag : '',
    light.brief,
    medium.tag,
    medium.influence ? `hints of ${medium.influence.tag}` : '',
    effects.isFlat ? '' : medium.surface.tag,
    ...picture.finish.parts.map((part) => part.tag),
    picture.traits.join(', '),
    lettering ? `the text "${lettering.text}" in ${lettering.font}` : '',
  ]
  // A flag inside the idea would end the prompt there.
  const words = phrases
    .filter((one) => one !== '')
    .join(', ')
    .replace(/-{2,}/gu, '–')
    .replace(/::+/gu, ':')
  const flags = [
    frame.ratio ? `--ar ${frame.ratio}` : '',
    medium.kind === 'photo' ? '--raw' : '',
    `--s ${medium.kind === 'photo' || medium.kind === 'render' ? 100 : 300}`,
  ]
  return `${words} ${flags.filter((one) => one !== '').join(' ')}`
}
