import { sentence } from '../english.ts'
import { joinList } from '#shared/text/join-list.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import type { Picture } from '../decide/decide-picture.ts'
import { partsClause, poseSentence } from './prose.ts'

/** Labelled lines in the order OpenAI recommends; constraints may say what must not be there. */
export function writeGptImage(picture: Picture): string {
  const { reading, medium, place, view, light, effects, finish, lettering, exclusions } = picture
  const { idea, opening } = reading
  const start =
    medium.kind === 'photo' && !medium.isPhotoreal
      ? medium.opening
          .replace(/photograph/u, 'photorealistic photograph')
          .replace(/^An? (?=photorealistic photograph)/u, 'A ')
      : medium.opening
  const details = [
    sentence(view.full),
    sentence(light.full),
    effects.isFlat ? '' : sentence(medium.surface.brief),
    medium.influence ? sentence(medium.influence.full) : '',
    finish.parts.length > 0 ? sentence(joinList(finish.parts.map((part) => part.brief))) : '',
    picture.palette.length > 0 ? sentence(`Palette: ${joinList(picture.palette)}`) : '',
    picture.traits.length > 0 ? sentence(`The look is ${joinList(picture.traits)}`) : '',
  ]
  const looks = !effects.changesMaterial && reading.parts.length > 0 ? [sentence(partsClause(reading))] : []
  const subjectLine = [
    ...looks,
    ...effects.parts.map((part) => sentence(part.full)),
    reading.pose && !effects.changesMaterial ? poseSentence(reading) : '',
  ]
  const constraints = [
    ...exclusions.map(({ words }) => words),
    'no watermark',
    ...(lettering || exclusions.some(({ words }) => /text|letter/iu.test(words)) ? [] : ['no extra text']),
  ]
  return [
    idea.purpose ? `Intended use: ${idea.purpose.what}` : '',
    `Scene: ${sentence(`${start} ${opening.link}`)}${opening.rest === '' ? '' : ` ${sentence(opening.rest)}`} ${sentence(place.full)}`,
    line('Subject', subjectLine),
    line('Details', details),
    lettering
      ? `Text: "${lettering.text}" ${sentence(lettering.full).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`
      : '',
    `Constraints: ${sentence(upperFirst(constraints.join(', ')))}`,
  ]
    .filter((one) => one !== '')
    .join('\n')
}

function line(label: string, sentences: readonly string[]): string {
  const text = sentences.filter((one) => one !== '').join(' ')
  return text === '' ? '' : `${label}: ${text}`
}
