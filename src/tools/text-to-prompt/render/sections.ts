import { textOf, type Item, type Origin } from '../../contract/plan.ts'
import { joinPieces, piecesOfItem, type Piece, type Rendered } from '../../contract/rendered.ts'
import { isList, sections, type SectionKey, type TextPlan } from '../plan.ts'

/** What stands round the words of a section; plain words are the dialect's own. `isInline`: they fit behind the label. */
export type LayOut = (label: Piece, body: Piece[], key: SectionKey, isInline: boolean) => (Piece | string)[]

const withoutLabel: ReadonlySet<SectionKey> = new Set(['material', 'language'])

/** The filled sections in the order of a dialect; each becomes a part, with an empty line between. */
export function renderSections(
  plan: TextPlan,
  order: readonly SectionKey[],
  origin: Origin,
  layOut: LayOut,
): Rendered {
  const frame = (text: string): Piece => ({ ...origin, text })
  const filled = order.filter((key) => plan[key].length > 0)
  // A prompt without lists is short enough to read best as plain sentences.
  const isOneText = !filled.some(isList)
  return filled.map((key, at) => {
    const items = plan[key]
    const label = plan.labels[key] ?? frame(sections.find((one) => one.key === key)?.name ?? '')
    const isBare = isOneText || label.text === '' || withoutLabel.has(key)
    const isBulleted = key === 'requirements' || (isList(key) && items.length > 1)
    const isInline = items.length === 1 && !isBulleted && !items.map(textOf).join('').includes('\n')
    const body = bodyOf(key, items, isBulleted, frame)
    const pieces = [...(at === 0 ? [] : ['\n\n']), ...(isBare ? body : layOut(label, body, key, isInline))]
    return { id: key, pieces: pieces.map((piece) => (typeof piece === 'string' ? frame(piece) : piece)) }
  })
}

/** The items of a section: lists as bullets, paragraphs apart, the text to work on between tags. */
function bodyOf(
  key: SectionKey,
  items: readonly Item[],
  isBulleted: boolean,
  frame: (text: string) => Piece,
): Piece[] {
  const runs = items.map((one) => [...(isBulleted ? [frame('- ')] : []), ...piecesOfItem(one)])
  const joined = joinPieces(runs, isBulleted ? '\n' : '\n\n', frame(''))
  return key === 'material' ? [frame('<input>\n'), ...joined, frame('\n</input>')] : joined
}
