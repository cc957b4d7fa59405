import type { Format } from './bands.ts'
import { showFeeling, type Figure } from './figures.ts'
import type { ArtStyle } from './looks.ts'
import type { Shot } from './scene-order.ts'
import type { Feeling } from './story-types.ts'
import { upperFirst } from '#shared/text/upper-first.ts'

/** What one picture is made of. */
export type ScenePicture = {
  style: ArtStyle
  aspect: string
  cast: readonly Figure[]
  hero: Figure
  shows: string
  feeling: Feeling
  ground: string
  place: string
  shot: Shot
  light: string
  weather: 'fog' | 'rain' | 'snow' | 'storm' | 'wind' | undefined
  isToddler: boolean
  subject: 'left' | 'centre' | 'right'
  textPlace: string
  format: Format
}

/** One picture as a prompt that stands by itself: generators remember nothing of the scene before. */
export function scenePrompt(picture: ScenePicture): string {
  const { cast, hero, shot } = picture
  const identities = cast.map(({ tag, identity }) => `${tag} ${identity}.`).join(' ')
  const hasChild = cast.some(({ substitute }) => substitute !== undefined)
  return [
    `${picture.style.anchor}.`,
    identities,
    // With two figures in a picture a pronoun could mean either.
    `${picture.shows.replace(/^(?:He|She) /u, () => `${hero.name} `)}.`,
    `${hero.name}'s body shows it: ${showFeeling(hero.body, picture.feeling)}.`,
    picture.isToddler
      ? `Plain calm ground with one hint of ${picture.place}.`
      : `Setting: ${picture.place}; ${picture.ground}${weatherWords(picture.weather)}.`,
    `${upperFirst(shot.words)}, ${shot.angle}, ${hero.name} ${picture.subject === 'centre' ? 'in the middle' : `on the ${picture.subject} third`}; ${picture.light}.`,
    `Calm empty space ${spaceWords(picture.textPlace)} for words; ${picture.aspect}.`,
    `Exclude: text, letters, logos, extra limbs, a second ${hero.name}${hasChild ? ', photorealism' : ''}, frightening faces.`,
  ].join(' ')
}

/** The sheet that is made first and then referred to. */
export function turnaroundPrompt(figure: Figure, style: ArtStyle): string {
  return `${style.anchor}. Character sheet of ${figure.tag} ${figure.identity}. Front, three-quarter, side and back view in a row, same height; below them four faces: glad, worried, surprised, thoughtful. Plain light ground, even soft light, no text, no other characters.`
}

function weatherWords(weather: ScenePicture['weather']): string {
  switch (weather) {
    case 'fog':
      return ', soft pale fog between near and far'
    case 'rain':
      return ', fine soft rain'
    case 'snow':
      return ', slow soft snowflakes'
    case 'storm':
      return ', heavy clouds and bending branches, everyone safely sheltered'
    case 'wind':
      return ', leaves carried on the wind'
    default:
      return ''
  }
}

function spaceWords(place: string): string {
  return place === 'top' ? 'along the top' : place === 'bottom' ? 'along the bottom' : `at the ${place}`
}
