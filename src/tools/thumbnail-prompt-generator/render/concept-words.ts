import { leftOut } from '../../contract/left-out.ts'
import { alsoBy, chosen, standard, textOf, type Item, type Origin } from '../../contract/plan.ts'
import { begun, endsSentence, frame, joinPieces, quoted, type Piece } from '../../contract/rendered.ts'
import type { ThumbnailInput } from '../input.ts'
import type { Box, Concept } from '../plan.ts'

export type ConceptWords = ReturnType<typeof conceptWords>

/** What the texts of a concept are put together from; every word of ours is owed to the dialect. */
export function conceptWords(concept: Concept, { layout, overlay }: ThumbnailInput, origin: Origin) {
  const { boxes, subject, object, background, words, lettering, colors, light, finish, avoid } = concept
  const ours = frame(origin)
  const how = lettering ? phrase(lettering) : 'heavy condensed sans, outlined'
  const noText = alsoBy(origin, overlay === '' ? [] : chosen('overlay', overlay))
  const byLayout = [...(origin.by ?? []), ...(layout === '' ? [] : chosen('layout', layout))]
  const placed = [
    `subject ${placeOf(boxes.subject)}, ${percent(boxes.subject.h)} of the height`,
    object && boxes.object ? `object ${placeOf(boxes.object)}` : '',
    words && boxes.words ? `words ${placeOf(boxes.words)}, ${percent(boxes.words.w)} of the width` : '',
    layout === 'split' ? 'a diagonal parts the ground in two' : '',
  ]
  const places: Piece = { ...standard('layout/boxes', byLayout), text: placed.filter(Boolean).join('; ') }
  const sentences = (items: readonly (Item | undefined)[]) => {
    const stop = (item: Item) => (endsSentence(textOf(item)) ? '' : '.')
    const runs = items.flatMap((item) => (item ? [begun(ours`${item}${stop(item)}`)] : []))
    return joinPieces(runs, ' ', origin)
  }
  return {
    ours,
    origin,
    sentences,
    picture: sentences([subject, object, background, colors, light, finish]),
    /** What the topic tempts to, behind what no thumbnail may have. */
    avoid: leftOut({ leaveOut: avoid && phrase(avoid) }).flatMap((thing) => ours`, ${thing}`),
    /** The boxes in words, so that the prompt says what the drawn layout shows. */
    places,
    composition: ours`${places}; bottom-right corner empty; margins of 5%.`,
    /** The one place where the words on the picture stand. */
    text: words
      ? ours`Text: ${quoted(words, origin)} in ${how}, spelled exactly, no other lettering.`
      : [{ ...noText, text: 'No text.' }],
  }
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

/** Without the sign at its end, for the middle of a sentence; of several runs of words, the last one has it. */
export function phrase({ words, ...item }: Item): Item {
  const bare = (text: string) =>
    text.replace(/(?<![\p{STerm}…])[\p{STerm}…]+([\p{QMark}\s]*)$/u, '$1').trimEnd()
  return { ...item, words: words.map((run, at) => (words[at + 1] ? run : { ...run, text: bare(run.text) })) }
}
