import { sentence } from '../english.ts'
import { countWords } from '#shared/text/count-words.ts'
import { joinList } from '#shared/text/join-list.ts'
import type { Picture } from '../decide/decide-picture.ts'
import type { PictureIdea } from '../read/picture-idea.ts'
import { leftoversOf } from './leftovers.ts'

/** Five lengths of the same picture; the first that fits is taken. */
type Fullness = {
  other: boolean
  parts: boolean
  palette: boolean
  surface: 'full' | 'brief' | 'none'
  frame: 'full' | 'brief'
  place: 'full' | 'brief'
  light: 'full' | 'brief'
  finish: 'full' | 'brief'
  lettering: 'full' | 'brief'
  /** Also what nobody chose: a default place, a default placement, our own exclusions. */
  isLoose: boolean
  /** Only when very much was chosen: no consequences, only the decisions. */
  isTerse: boolean
}

const whole: Fullness = {
  other: true,
  parts: true,
  palette: true,
  surface: 'full',
  frame: 'full',
  place: 'full',
  light: 'full',
  finish: 'full',
  lettering: 'full',
  isLoose: true,
  isTerse: false,
}

/** Each step leaves out what a picture misses least. */
const ladder: readonly Fullness[] = accumulate([
  { other: false },
  { surface: 'brief' },
  { palette: false },
  { finish: 'brief' },
  { place: 'brief' },
  { light: 'brief' },
  { frame: 'brief' },
  { parts: false },
  { isLoose: false },
  { lettering: 'brief' },
  { surface: 'none' },
  { isTerse: true },
])

function accumulate(steps: readonly Partial<Fullness>[]): Fullness[] {
  const list = [whole]
  for (const step of steps) list.push({ ...whole, ...list.at(-1), ...step })
  return list
}

const fewestWords = 60
const mostWords = 157
const wordsBesideLongIdea = 100

/** The picture as one paragraph for models that read sentences; then the ratio on its own line. */
export function writeProse(picture: Picture): string {
  const { reading } = picture
  const limit = reading.isLong ? reading.wordCount + wordsBesideLongIdea : mostWords
  const steps = reading.isLong ? ladder.slice(4) : ladder
  const opening = openingSentences(picture)
    .filter((one) => one !== '')
    .join(' ')
  const also = alsoSentence(picture, opening)
  // The idea's own words can be thousands and are the same on every step, so they are counted once.
  const closing = closingLines(picture)
  const ownWords = countWords(opening) + countWords(also) + countWords(closing)
  let rest = ''
  for (const fullness of steps) {
    rest = description(picture, fullness)
    if (ownWords + countWords(rest) <= limit) break
  }
  const pointer =
    ownWords + countWords(rest) < fewestWords
      ? ' The eye goes there first: edges are sharpest and contrast is strongest at the main point.'
      : ''
  return `${opening} ${rest}${pointer}${also}${closing}`
}

/** "A watercolor painting of a heron …, for a café menu cover." with all further sentences of the idea. */
export function openingSentences(picture: Picture): string[] {
  const { reading, medium } = picture
  const { idea, opening } = reading
  const purpose = idea.purpose && idea.isEnglish ? `, ${idea.purpose.words}` : ''
  return [sentence(`${medium.opening} ${opening.link}${purpose}`), sentence(opening.rest)]
}

/** What of the idea no other sentence holds, word for word. */
function alsoSentence(picture: Picture, opening: string): string {
  const { idea } = picture.reading
  const held = [
    opening,
    picture.lettering?.text ?? '',
    picture.frame.ratio ?? '',
    ...picture.exclusions.map(({ words }) => words),
  ].join(' ')
  const left = leftoversOf(idea, held)
  if (left.length === 0) return ''
  const words = idea.isEnglish
    ? `Also wanted: ${left.join(', ')}`
    : `Also from the idea: ${left.map((one) => `“${one}”`).join(', ')}`
  return ` ${sentence(words)}`
}

function description(picture: Picture, fullness: Fullness): string {
  return [
    picture.traits.length > 0 ? sentence(`The look is ${joinList(picture.traits)}`) : '',
    ...subjectSentences(picture, fullness),
    placeSentence(picture, fullness),
    viewSentence(picture, fullness),
    lightSentence(picture, fullness),
    surfaceSentence(picture, fullness),
    finishSentence(picture, fullness),
    letteringSentence(picture, fullness.lettering),
    fullness.palette && picture.palette.length > 0 ? sentence(`Palette: ${joinList(picture.palette)}`) : '',
    exclusionSentence(picture, fullness),
  ]
    .filter((one) => one !== '')
    .join(' ')
}

function closingLines({ view, frame }: Picture): string {
  const alternates = view.alternates.length > 0 ? `\n\nAlternate framings: ${joinList(view.alternates)}.` : ''
  return `${alternates}${frame.ratio ? `\n\nAspect ratio: ${frame.ratio}.` : ''}`
}

function subjectSentences({ reading, effects, medium }: Picture, fullness: Fullness): string[] {
  const list: string[] = []
  if (!effects.changesMaterial && fullness.parts && !medium.isDesign && reading.parts.length > 0) {
    const main = partsClause(reading)
    const { other } = reading
    list.push(
      sentence(
        fullness.other && other
          ? `${main}; ${other.ref} ${other.isPlural ? 'show' : 'shows'} ${joinList(other.parts.slice(0, 2))}`
          : main,
      ),
    )
  }
  if (reading.saysMaterial && !effects.changesMaterial && fullness.parts)
    list.push(
      sentence(
        `What ${reading.isPlural ? 'they are' : 'it is'} made of shows in every part of ${reading.ref}`,
      ),
    )
  if (reading.isThought)
    list.push(
      'It is told through shape, rhythm and open space rather than any added object, with one clear direction of movement.',
    )
  if (reading.pose && !effects.changesMaterial) list.push(poseSentence(reading))
  for (const part of effects.parts) list.push(sentence(part[fullness.finish]))
  return list
}

function placeSentence({ place, hasPlaceOption, reading, medium }: Picture, fullness: Fullness): string {
  if (!fullness.isLoose && !hasPlaceOption) return ''
  if ((reading.isLong || reading.isThought || medium.isDesign) && !hasPlaceOption) return ''
  return sentence(fullness.isTerse ? place.terse : place[fullness.place])
}

function lightSentence({ light, hasLightOption, medium }: Picture, fullness: Fullness): string {
  return medium.isDesign && !hasLightOption ? '' : sentence(light[fullness.light])
}

function viewSentence({ view, hasViewOption, frame }: Picture, fullness: Fullness): string {
  if (!hasViewOption && !fullness.isLoose && frame.option === '') return ''
  if (fullness.frame === 'full') return sentence(view.full)
  if (fullness.isTerse && hasViewOption) return sentence(`Framed as ${view.noun}`)
  return sentence(hasViewOption ? `Framed as ${view.brief}` : view.full)
}

/** A model of wood or glass is not of matte plastic too. */
const carvedModel = {
  full: 'Small bevels and a tidy base plate make it read like a finished model',
  brief: 'small bevels and a tidy base plate',
}

function surfaceSentence({ medium, finish, effects }: Picture, fullness: Fullness): string {
  const { influence } = medium
  // Flat print has no brushwork and no grain of its own.
  const surface =
    effects.isFlat || fullness.surface === 'none'
      ? { full: '', brief: '' }
      : medium.isIsometric && effects.changesMaterial
        ? carvedModel
        : medium.surface
  const finishes = fullness.finish === 'brief' ? finish.parts.map((part) => part.brief) : []
  if (fullness.surface === 'full')
    return `${sentence(surface.full)}${influence ? ` ${sentence(influence.full)}` : ''}`
  return sentence(
    [surface.brief, ...(influence ? [`with ${influence.brief}`] : []), ...finishes]
      .filter((one) => one !== '')
      .join(', '),
  )
}

function finishSentence({ finish }: Picture, fullness: Fullness): string {
  return fullness.finish === 'full' ? finish.parts.map((part) => sentence(part.full)).join(' ') : ''
}

function letteringSentence({ lettering }: Picture, length: 'full' | 'brief'): string {
  return lettering ? sentence(`The text "${lettering.text}" ${lettering[length]}`) : ''
}

function exclusionSentence({ exclusions }: Picture, fullness: Fullness): string {
  const said = fullness.isLoose ? exclusions : exclusions.filter(({ isAsked }) => isAsked)
  return said.length === 0 ? '' : sentence(said.map(({ words }) => words).join(', '))
}

/** "The heron has …"; without a grammar of the idea the parts stand for themselves. */
export function partsClause({ idea, partsRef, arePartsOfMany, parts }: PictureIdea): string {
  if (!idea.isEnglish) return `${joinList(parts)} are easy to make out`
  return `${partsRef} ${arePartsOfMany ? 'have' : 'has'} ${joinList(parts)}`
}

export function poseSentence({ idea, isPlural, main, pose }: PictureIdea): string {
  if (!idea.isEnglish) return sentence(`A natural pose: ${pose}`)
  const who = isPlural
    ? 'They are'
    : main?.pronoun === 'he'
      ? 'He is'
      : main?.pronoun === 'she'
        ? 'She is'
        : main?.pronoun === 'they'
          ? 'They are'
          : 'It is'
  return sentence(`${who} caught ${pose}`)
}
