import { countWords } from '#shared/text/count-words.ts'
import { chosen, chosenRow, item, plainItem, standard, words, you } from '../contract/plan.ts'
import type { Choice, Item, Span } from '../contract/plan.ts'
import { effectRows, fontRows, moodRows, openRows, paletteRows, qualityRows } from './craft/finish.ts'
import { styleRows } from './craft/medium.ts'
import { backgroundRows, directionRows, lightRows } from './craft/scene.ts'
import { ratioRows, usualDirections, viewRows } from './craft/scene.ts'
import type { ImageInput } from './input.ts'
import type { ImagePlan } from './plan.ts'
import { leadMedium, rolesOf, type Roles } from './roles.ts'

/** Ideas of so few words say nothing of pose or state; longer ones than the other have said most things. */
const fewWords = 3
const manyWords = 60

type Sentence = Span[]

/** The person's words whole, and a row for each choice: nothing in it was guessed. */
export function compose(input: ImageInput): ImagePlan {
  const roles = rolesOf(input)
  const medium = leadMedium(input)
  const chosenParts = {
    medium: [
      ...(medium ? [sentence(`medium/${medium.value}`, medium.by, medium.lead)] : []),
      ...accents('style', roles.style, styleRows.accent),
    ],
    setting: welded('background', roles.background, backgroundRows),
    composition: welded('camera', roles.camera, viewRows),
    light: light(input, roles.lighting),
    palette: one('palette', input.palette, paletteRows),
  }
  const open = openParts(input, Object.values(chosenParts).filter((part) => part.length === 0).length)
  const either = (id: keyof typeof chosenParts, ...more: Sentence[]) =>
    joined(id, [...(chosenParts[id].length > 0 ? chosenParts[id] : (open[id] ?? [])), ...more])
  const details = [
    joined('open', open.details ?? []),
    joined('effect', welded('extra', roles.extra, effectRows)),
    joined('mood', one('mood', input.mood, moodRows)),
    ...input.quality.map((value, at) => joined(`finish-${at + 1}`, one('quality', value, qualityRows))),
  ]
  return {
    subject: item('subject', [you('idea', input.idea)]),
    medium: either('medium'),
    setting: either('setting'),
    composition: either('composition', ...one('ratio', input.ratio, ratioRows)),
    light: either('light'),
    palette: either('palette'),
    details: details.filter((part) => part !== undefined),
    ...constantsOf(input),
  }
}

/** What code puts into every answer, a model's too: the words in the picture, what must not appear, the ratio. */
export function constantsOf(input: ImageInput): Partial<ImagePlan> {
  const { imageText, avoid, ratio } = input
  const place = words(standard('text/place', chosen('imageText', imageText)))
  const lettering = place`in ${lettersOf(input) ?? 'simple clean letters'}, in clear contrast to its ground, on the thing meant to carry it or in free space in the upper third`
  const [numbers = ''] = ratio.split(' ')
  return {
    ...(imageText && {
      text: item('text', [you('imageText', imageText)]),
      lettering: item('lettering', lettering),
    }),
    ...(avoid && { leaveOut: item('leaveOut', [you('avoid', avoid)]) }),
    ...(ratio && { ratio: plainItem('ratio', numbers, standard(`frame/${ratio}`, chosen('ratio', ratio))) }),
  }
}

/** The chosen style of the words in the picture, the same in every dialect. */
export function lettersOf({ fontStyle }: ImageInput): Span | undefined {
  return chosenRow('fontStyle', fontStyle, fontStyle && fontRows[fontStyle])
}

type Texts = Readonly<Record<string, string>>

function welded(field: string, roles: Roles, { lead, accent }: { lead: Texts; accent: Texts }): Sentence[] {
  return [...roles.leads.flatMap((value) => one(field, value, lead)), ...accents(field, roles, accent)]
}

function accents(field: string, roles: Roles, texts: Texts): Sentence[] {
  return roles.accents.map(({ value, over }) => {
    const by = [...chosen(field, value), ...over]
    return sentence(`${field}/${value}/accent`, by, texts[value] ?? '')
  })
}

function one(field: string, value: string, texts: Texts): Sentence[] {
  return value === '' ? [] : [sentence(`${field}/${value}`, chosen(field, value), texts[value] ?? '')]
}

function sentence(row: string, by: readonly Choice[], text: string): Sentence {
  return [{ ...standard(row, by), text }]
}

function light(input: ImageInput, roles: Roles): Sentence[] {
  const [value] = input.lighting
  const from = input.lightFrom === '' ? undefined : directionRows[input.lightFrom]
  const byFrom = chosen('lightFrom', input.lightFrom)
  if (value === undefined) {
    const text = `One light source ${from}, suited to the place and the hour, all shadows falling away from it.`
    return from === undefined ? [] : [sentence(`lightFrom/${input.lightFrom}`, byFrom, text)]
  }
  const by = chosen('lighting', value)
  const [source = '', effect] = lightRows.lead[value].split(' {from}')
  const direction: Span = from
    ? { ...standard(`direction/${input.lightFrom}`, [...byFrom, ...by]), text: from }
    : { ...standard(`direction/${value}`, by), text: usualDirections[value] ?? 'from one side' }
  const medium = leadMedium(input)
  const gray = 'All of this light is told in black, white and grays.'
  return [
    [
      { ...standard(`lighting/${value}`, by), text: source },
      ...words(standard(`effect/${value}`, by))` ${direction}${effect}`,
    ],
    ...accents('lighting', roles, lightRows.accent),
    ...(medium?.isGray ? [sentence('lighting/gray', [...by, ...medium.by], gray)] : []),
  ]
}

/** Short rules for what nobody chose, unless the person wants none. A long description only gets one of them. */
function openParts(input: ImageInput, missing: number): Partial<Record<string, Sentence[]>> {
  const by = chosen('gaps', input.gaps)
  const say = (name: keyof typeof openRows) => [sentence(`open/${name}`, by, openRows[name])]
  if (input.gaps === 'free') return {}
  const count = countWords(input.idea)
  if (count > manyWords) return missing > 2 ? { details: say('rest') } : {}
  const medium = leadMedium(input)
  const hasSurface = medium !== undefined || input.extra.length > 0 || input.quality.includes('High Detail')
  return {
    medium: say('medium'),
    setting: say('setting'),
    composition: say('composition'),
    light: medium?.isFlat ? [] : say('light'),
    palette: medium?.isGray ? [] : say('palette'),
    details: [...(count <= fewWords ? say('pose') : []), ...(hasSurface ? [] : say('surface'))],
  }
}

/** The sentences as one item, with a space between them. */
function joined(id: string, sentences: readonly Sentence[]): Item | undefined {
  const spans = sentences.flatMap(([first, ...rest], at) =>
    first === undefined ? [] : [{ ...first, text: at === 0 ? first.text : ` ${first.text}` }, ...rest],
  )
  return spans.length === 0 ? undefined : item(id, spans)
}
