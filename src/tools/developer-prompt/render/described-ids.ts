import { sentenceEnd } from '#reading/lists.ts'
import type { Origin } from '../../contract/plan.ts'
import { frame, type Piece } from '../../contract/rendered.ts'

const fewest = 3
/** Longer texts are no lists of wishes any more. */
const longest = 8_000
/** Behind the mark of a line in a list. */
const listed = /(?=\S)(?<=^[^\S\n]*(?:\d{1,3}[.)]|[-*–—·+•●‣▪◦])[^\S\n]+)/mu
const sentence = new RegExp(`(?=\\S)(?<=(?:^|${sentenceEnd.source})\\s*)`, 'mu')
/** A line broken in mid-sentence. */
const continued = /\n[^\S\n]*\p{Ll}/u

/** Whether it lists or says enough for ids that requirements, tests and steps can refer to. */
export function isWorthIds(text: string): boolean {
  if (text.length > longest) return false
  return isList(text) || (!continued.test(text) && text.split(sentence, fewest).length === fewest)
}

/** "D-1 " and so on before each line of a list in the person's words, else before each sentence. */
export function withIds(pieces: readonly Piece[], origin: Origin): Piece[] {
  const areListed = isList(
    pieces.map(({ text, from }) => (from === 'you' ? text : text.replace('> ', ''))).join(''),
  )
  let count = 0
  return pieces.flatMap((piece) => {
    if (piece.from !== 'you') return [piece]
    return piece.text.split(areListed ? listed : sentence).flatMap((part, at) => {
      const text = { ...piece, text: part }
      return areListed && at === 0 ? [text] : frame(origin)`D-${(count += 1)} ${text}`
    })
  })
}

function isList(text: string): boolean {
  return text.split('\n', fewest).length === fewest && text.split(listed, fewest + 1).length > fewest
}
