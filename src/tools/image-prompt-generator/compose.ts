import { countWords } from '#shared/text/count-words.ts'
import { chosen, chosenRow, item, plainItem, rowOf, standard, words, you } from '../contract/plan.ts'
import type { Item, Span } from '../contract/plan.ts'
import { effectRows, fontRows, moodRows, openRows, paletteRows, qualityRows } from './craft/finish.ts'
import { styleRows } from './craft/medium.ts'
import { backgroundRows, directionRows, lightRows, ratioRows, viewRows } from './craft/scene.ts'
import type { ImageInput } from './input.ts'
import type { ImagePlan } from './plan.ts'
import { leadMedium, rolesOf, type Roles } from './roles.ts'

/** Ideas of so few words say nothing of pose or state; longer ones than the other have said most things. */
const fewWords = 3
const manyWords = 60

/** The person's words whole, and a row for each choice: nothing in it was guessed. */
export function compose(input: ImageInput): ImagePlan {
  const roles = rolesOf(input)
  const medium = leadMedium(input)
  const chosenParts = {
    medium: [
      ...(medium ? [rowOf(`medium/${medium.value}`, medium.lead, medium.by)] : []),
      ...accents('style', roles.style, styleRows.accent),
    ],
    setting: welded('background', roles.background, backgroundRows),
    composition: welded('camera', roles.camera, viewRows),
    light: light(input, roles.lighting),
    palette: one('palette', input.palette, paletteRows),
  }
  const open = openParts(input)
  const either = (id: keyof typeof chosenParts, ...more: Span[]) =>
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

function welded(field: string, roles: Roles, { lead, accent }: { lead: Texts; accent: Texts }): Span[] {
  return [...roles.leads.flatMap((value) => one(field, value, lead)), ...accents(field, roles, accent)]
}

function accents(field: string, roles: Roles, texts: Texts): Span[] {
  return roles.accents.map(({ value, over }) => {
    const by = [...chosen(field, value), ...over]
    return rowOf(`${field}/${value}/accent`, texts[value] ?? '', by)
  })
}

function one(field: string, value: string, texts: Texts): Span[] {
  return value === '' ? [] : [rowOf(`${field}/${value}`, texts[value] ?? '', chosen(field, value))]
}

/** However many lights there are, one direction. */
function light(input: ImageInput, roles: Roles): Span[] {
  const { lightFrom } = input
  const [first = ''] = input.lighting
  const by = lightFrom === '' ? chosen('lighting', first) : chosen('lightFrom', lightFrom)
  const from = `The main light comes ${directionRows[lightFrom]}, all shadows falling away from it.`
  const gray = 'All of this light is told in black, white and grays.'
  const medium = leadMedium(input)
  // A chosen palette colors a gray medium.
  const isGray = medium?.isGray && first !== '' && input.palette === ''
  return [
    ...one('lighting', first, lightRows.lead),
    ...(first || lightFrom ? [rowOf(`direction/${lightFrom}`, from, by)] : []),
    ...accents('lighting', roles, lightRows.accent),
    ...(isGray ? [rowOf('lighting/gray', gray, [...chosen('lighting', first), ...medium.by])] : []),
  ]
}

/** Short rules for what nobody chose, unless the person wants none. A long description only gets one of them. */
function openParts(input: ImageInput): Partial<Record<string, Span[]>> {
  const by = chosen('gaps', input.gaps)
  const say = (name: keyof typeof openRows) => [rowOf(`open/${name}`, openRows[name], by)]
  if (input.gaps === 'free') return {}
  const count = countWords(input.idea)
  if (count > manyWords) return { details: say('rest') }
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
function joined(id: string, sentences: readonly Span[]): Item | undefined {
  const spans = sentences.map((one, at) => (at === 0 ? one : { ...one, text: ` ${one.text}` }))
  return spans.length === 0 ? undefined : item(id, spans)
}
