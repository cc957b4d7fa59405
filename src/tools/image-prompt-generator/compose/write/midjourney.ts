import { countWords } from '#shared/text/count-words.ts'
import type { Picture } from '../decide/decide-picture.ts'
import { shortScene } from './short-scene.ts'

const mostWords = 50

/** Strongest nouns first, phrases with commas, then the flags. */
export function writeMidjourney(picture: Picture): string {
  const { medium, place, view, light, effects, lettering, hasPlaceOption, frame } = picture
  const scene = shortScene(picture, 36)
  const always = [scene, ...effects.parts.map((part) => part.tag), view.tag, hasPlaceOption ? place.tag : '']
  const made = [medium.tag, medium.influence ? `hints of ${medium.influence.tag}` : '']
  const finish = [
    ...picture.finish.parts.map((part) => part.tag),
    picture.traits.join(', '),
    lettering ? `the text "${lettering.text}" in ${lettering.font}` : '',
  ]
  const surface = effects.isFlat ? '' : medium.surface.tag
  const tries = [
    [...always, light.brief, ...made, surface, ...finish],
    [...always, light.tag, ...made, surface, ...finish],
    [...always, light.tag, ...made, ...finish],
  ].map((phrases) => phrases.filter((one) => one !== '').join(', '))
  const chosen = tries.find((text) => countWords(text) <= mostWords) ?? tries.at(-1) ?? scene
  // A flag inside the idea would end the prompt there.
  const words = chosen.replace(/-{2,}/gu, '–').replace(/::+/gu, ':')
  const flags = [
    frame.ratio ? `--ar ${frame.ratio}` : '',
    medium.kind === 'photo' ? '--raw' : '',
    `--s ${medium.kind === 'photo' || medium.kind === 'render' ? 100 : 300}`,
  ]
  return `${words} ${flags.filter((one) => one !== '').join(' ')}`
}
