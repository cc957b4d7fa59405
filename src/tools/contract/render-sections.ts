import { textOf, type Origin } from './plan.ts'
import { joinPieces, piecesOfItem, type Piece, type Rendered } from './rendered.ts'
import type { PlanSection, SectionPlan } from './section-plan.ts'

type Laid = (Piece | string)[]
/** The words of a section with what surrounds them; strings are the dialect's own. `isInline`: they fit beside the label. */
export type LayOut<Key extends string> = (label: Piece, body: Piece[], key: Key, isInline: boolean) => Laid

type SectionStyle<Key extends string> = {
  origin: Origin
  /** Before each section but the first, and between items that have no mark. */
  gap: string
  /** Before an item; "" for one that is a text. */
  mark: (key: Key, at: number, count: number) => string
  layOut: LayOut<Key>
}

/** The filled sections in the order of a dialect; each becomes a part. */
export function renderSections<Key extends string>(
  plan: SectionPlan<Key>,
  order: readonly Pick<PlanSection<Key>, 'key' | 'name'>[],
  { origin, gap, mark, layOut }: SectionStyle<Key>,
): Rendered {
  const ours = (text: string): Piece => ({ ...origin, text })
  const filled = order.filter(({ key }) => plan[key].length > 0)
  return filled.map(({ key, name }, position) => {
    const items = plan[key]
    const marks = items.map((_, at) => mark(key, at, items.length))
    const isText = marks[0] === ''
    const runs = items.map((one, at) => [...(isText ? [] : [ours(marks[at] ?? '')]), ...piecesOfItem(one)])
    const body = joinPieces(runs, isText ? gap : '\n', origin)
    const isInline = isText && items.length === 1 && !items.map(textOf).join('').includes('\n')
    const laid = layOut(plan.labels[key] ?? ours(name), body, key, isInline)
    const pieces = [...(position === 0 ? [] : [gap]), ...laid]
    return { id: key, pieces: pieces.map((piece) => (typeof piece === 'string' ? ours(piece) : piece)) }
  })
}
