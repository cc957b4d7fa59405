import { alsoBy, chosen, standard, type Item, type Origin } from '../../contract/plan.ts'
import { frame, quoted, type Piece } from '../../contract/rendered.ts'
import type { ThumbnailInput } from '../input.ts'
import type { Box, Concept } from '../plan.ts'

/** One picture as labeled lines, with everything that is the same in every thumbnail. */
export function conceptPrompt(concept: Concept, input: ThumbnailInput, origin: Origin): Piece[] {
  const { subject, object, background, colors, light, finish, avoid } = concept
  const line = (label: string, item: Item | undefined) =>
    item ? frame(origin)`\n${label}: ${bare(item)}.` : []
  return [
    ...frame(origin)`YouTube thumbnail, 16:9, 1280×720, built to read at 138 pixels wide.`,
    ...line('Focal subject', subject),
    ...line('Key object', object),
    ...line('Background', background),
    ...frame(origin)`\n${wordsSentence(concept, input, origin)}`,
    ...line('Colors', colors),
    ...line('Light', light),
    ...frame(origin)`\nComposition: ${composition(concept, input, origin)}`,
    ...line('Finish', finish),
    ...frame(origin)`\nAvoid: more than three elements, small lettering, logos, watermark`,
    ...(avoid ? frame(origin)`, ${bare(avoid)}.` : frame(origin)`.`),
  ]
}

/** The one place where the words on the picture stand. */
export function wordsSentence({ words, lettering }: Concept, input: ThumbnailInput, origin: Origin): Piece[] {
  if (words === undefined) {
    const by = input.overlay === '' ? [] : chosen('overlay', input.overlay)
    return [{ ...alsoBy(origin, by), text: 'No text.' }]
  }
  const how = lettering ? bare(lettering) : 'heavy condensed sans, outlined'
  return frame(origin)`Text: ${quoted(words, origin)} in ${how}, spelled exactly, no other lettering.`
}

/** The boxes in words, so that the prompt says what the drawn layout shows. */
export function placesOf(
  { boxes, object, words }: Concept,
  { layout }: ThumbnailInput,
  origin: Origin,
): Piece[] {
  const by = [...(origin.by ?? []), ...(layout === '' ? [] : chosen('layout', layout))]
  const placed = [
    `subject ${placeOf(boxes.subject)}, ${percent(boxes.subject.h)} of the height`,
    ...(object && boxes.object ? [`object ${placeOf(boxes.object)}`] : []),
    ...(words && boxes.words
      ? [`words ${placeOf(boxes.words)}, ${percent(boxes.words.w)} of the width`]
      : []),
    ...(layout === 'split' ? ['a diagonal parts the ground in two'] : []),
  ]
  return [{ ...standard('layout/boxes', by), text: placed.join('; ') }]
}

export function composition(concept: Concept, input: ThumbnailInput, origin: Origin): Piece[] {
  return frame(origin)`${placesOf(concept, input, origin)}; bottom-right corner empty; margins of 5%.`
}

export function placeOf({ x, y, w, h }: Box): string {
  const across = x + w / 2
  const down = y + h / 2
  const side = across < 0.4 ? 'left' : across > 0.6 ? 'right' : 'center'
  const level = down < 0.36 ? 'upper ' : down > 0.64 ? 'lower ' : ''
  return `${level}${side}`
}

function percent(share: number): string {
  return `${Math.round(share * 20) * 5}%`
}

/** Without the full stop that a line brings along. */
export function bare(item: Item): Item {
  const last = item.words.at(-1)
  const text = last?.text.trimEnd() ?? ''
  if (last === undefined || !text.endsWith('.')) return item
  return { ...item, words: [...item.words.slice(0, -1), { ...last, text: text.slice(0, -1) }] }
}
