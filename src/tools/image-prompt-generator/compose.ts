import { countWords } from '#shared/text/count-words.ts'
import { chosen, chosenRow, item, rowOf, standard, words, you } from '../contract/plan.ts'
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
  const lead = medium ? [rowOf(`medium/${medium.value}`, medium.lead, medium.by)] : []
  const open = openParts(input)
  const either = (id: string, given: Span[], more: Span[] = []) =>
    joined(id, [...(given.length > 0 ? given : (open[id] ?? [])), ...more])
  const constants = constantsOf(input)
  // A ratio that the idea gives leads.
  const format = constants.ratio?.words[0]?.from === 'you' ? [] : one('ratio', input.ratio, ratioRows)
  return {
    subject: item('subject', [you('idea', input.idea)]),
    medium: either('medium', [...lead, ...accents('style', roles.style, styleRows.accent)]),
    setting: either('setting', welded('background', roles.background, backgroundRows)),
    composition: either('composition', welded('camera', roles.camera, viewRows), format),
    light: either('light', light(input, roles.lighting)),
    palette: either('palette', one('palette', input.palette, paletteRows)),
    details: [
      joined('open', open.details ?? []),
      joined('effect', welded('extra', roles.extra, effectRows)),
      joined('mood', one('mood', input.mood, moodRows)),
      ...input.quality.map((value, at) => joined(`finish-${at + 1}`, one('quality', value, qualityRows))),
    ].filter((part) => part !== undefined),
    ...constants,
  }
}

/** What code puts into every answer, a model's too: the words in the picture, what must not appear, the ratio. */
export function constantsOf(input: ImageInput): Partial<ImagePlan> {
  const { idea, imageText, avoid, ratio } = input
  const place = words(standard('text/place', chosen('imageText', imageText)))
  const stands = place`in ${lettersOf(input) ?? 'simple clean letters'}, in clear contrast to its ground, on the thing meant to carry it or in free space in the upper third`
  const lettering = item('lettering', stands)
  const own = /(?:^|\s)--(?:ar|aspect)\s+([\d.]+:[\d.]+)/u.exec(idea)?.[1]
  const numbers = own ?? ratio.split(' ')[0] ?? ''
  const byChoice = rowOf(`frame/${ratio}`, numbers, chosen('ratio', ratio))
  const isChosen = ratio.startsWith(`${numbers} `)
  return {
    ...(imageText && { text: item('text', [you('imageText', imageText)]), lettering }),
    ...(avoid && { leaveOut: item('leaveOut', [you('avoid', avoid)]) }),
    ...(numbers && { ratio: item('ratio', [isChosen ? byChoice : you('idea', numbers)]) }),
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
  return roles.accents.map(({ value, over }) =>
    rowOf(`${field}/${value}/accent`, texts[value] ?? '', [...chosen(field, value), ...over]),
  )
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
  const { gaps } = input
  const say = (name: keyof typeof openRows) => [rowOf(`open/${name}`, openRows[name], chosen('gaps', gaps))]
  if (gaps === 'free') return {}
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
