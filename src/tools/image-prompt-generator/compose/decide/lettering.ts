import type { Note } from '#tools/workbench/answer.ts'
import type { FontStyle } from '../../options.ts'
import type { PictureIdea } from '../read/picture-idea.ts'
import type { Light } from './light.ts'

export type Lettering = {
  /** Exactly as typed; only quotation marks inside are made curly so that the straight ones around stay a pair. */
  text: string
  /** "appears once, …" */
  full: string
  brief: string
  font: string
  place: string
  tag: string
  notes: Note[]
}

const fonts: Record<Exclude<FontStyle, 'None'> | '', string> = {
  '': 'a simple clean sans',
  Bold: 'a bold, heavy geometric sans',
  Serif: 'a high-contrast serif',
  Handwritten: 'natural handwritten brush lettering with a slightly uneven baseline',
  '3D Text': 'extruded 3D letters with a bevel and a cast shadow that follows the light of the scene',
  'Neon Text': 'bent neon glass tubes with a glow and small mounting brackets',
}

const scripts: readonly (readonly [string, RegExp])[] = [
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Chinese', /\p{Script=Han}/u],
  ['Korean', /\p{Script=Hangul}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Bengali', /\p{Script=Bengali}/u],
  ['Tamil', /\p{Script=Tamil}/u],
]
// Things of an idea that can carry writing.
const carriers =
  /^(?:sign|signboard|cup|mug|shirt|t-shirt|label|bottle|box|banner|flag|poster|book|cover|card|letter|note|paper|newspaper|magazine|blackboard|chalkboard|whiteboard|board|wall|bag|jar|plate|door|window|shopfront|truck|van|bus|boat|balloon|cake|screen|billboard|menu|ticket|envelope|map|plaque|gravestone|badge|cap|jersey|can|package|parcel|suitcase|guitar|drum|surfboard|skateboard)$/u

/** Where and how the text in the image stands; undefined without one. */
export function decideLettering(
  picture: PictureIdea,
  imageText: string,
  font: FontStyle | '',
  light: Light,
  isTall: boolean,
): Lettering | undefined {
  const text = imageText.replace(/"([^"]*)"/gu, '“$1”').replace(/"/gu, '”')
  if (text === '') return undefined
  const fontWords = fonts[font === 'None' ? '' : font]
  const found = scripts.find(([, pattern]) => pattern.test(text))?.[0]
  const script = found === 'Chinese' && picture.idea.language.code === 'ja' ? 'Japanese' : found
  const place = placeOf(picture, isTall)
  const contrast =
    font === 'Neon Text'
      ? 'glowing clearly against its darker surroundings'
      : light.from === 'behind' || /night|neon|cold blue|deep shadow|dramatic|midnight/iu.test(light.tag)
        ? 'light letters on a dark area for contrast'
        : 'dark letters on a pale area for contrast'
  const inScript = script ? ` in ${script} script` : ''
  return {
    text,
    brief: `appears once${inScript}, ${place.replace('clear space of the ', '').replace('across the clear space in', 'in')}, in ${briefFont(fontWords)}, ${contrast.replace(/ for contrast| its darker surroundings/u, ' contrast')}`,
    full: `appears once${inScript}, ${place}, in ${fontWords}, ${contrast}, spelled exactly as written`,
    font: fontWords,
    place,
    tag: `text "${text}"`,
    notes:
      text === imageText
        ? []
        : [
            {
              kind: 'changed',
              text: 'The quotation marks inside your text became curly, so that a model does not end the text there.',
            },
          ],
  }
}

function placeOf(picture: PictureIdea, isTall: boolean): string {
  const { idea } = picture
  const carrier = idea.isEnglish
    ? idea.subjects.find((subject) => carriers.test(subject.singular) && subject.role !== 'reader')
    : undefined
  // On a cover or poster the text is a title and stands free.
  const isTitled = /cover|poster|flyer|banner|card|invitation|thumbnail|menu/iu.test(idea.purpose?.what ?? '')
  if (carrier && !isTitled && !carrier.plural) return `on the ${carrier.head.toLowerCase()}`
  return isTall ? 'across the clear space in the upper quarter' : 'in the clear space of the upper third'
}

function briefFont(words: string): string {
  return words
    .replace(/ with a slightly uneven baseline$/u, '')
    .replace(/ with a bevel and a cast shadow.*$/u, ' with bevel and cast shadow')
    .replace(/ and small mounting brackets$/u, '')
}
