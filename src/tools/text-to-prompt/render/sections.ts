import { textOf, type Item, type Origin } from '../../contract/plan.ts'
import { joinPieces, piecesOfItem, type Piece, type Rendered } from '../../contract/rendered.ts'
import { isList, sections, type SectionKey, type TextPlan } from '../plan.ts'

/** A section of the prompt as a dialect gets it. */
export type PromptSection = {
  key: SectionKey
  /** undefined: it stands without one. */
  label: Piece | undefined
  items: readonly Item[]
  origin: Origin
}

const withoutLabel: ReadonlySet<SectionKey> = new Set(['material', 'language'])

/** The filled sections in the order of a dialect; each becomes a part, with an empty line between. */
export function renderSections(
  plan: TextPlan,
  order: readonly SectionKey[],
  origin: Origin,
  layOut: (section: PromptSection) => Piece[],
): Rendered {
  const filled = order.filter((key) => plan[key].length > 0)
  // A prompt without lists is short enough to read best as plain sentences.
  const isOneText = !filled.some(isList)
  return filled.map((key, at) => {
    const label = plan.labels[key] ?? { ...origin, text: sections.find((one) => one.key === key)?.name ?? '' }
    const isBare = isOneText || label.text === '' || withoutLabel.has(key)
    const section = { key, label: isBare ? undefined : label, items: plan[key], origin }
    return { id: key, pieces: [...(at === 0 ? [] : [{ ...origin, text: '\n\n' }]), ...layOut(section)] }
  })
}

/** The items of a section: lists as bullets, paragraphs apart, the text to work on between tags. */
export function bodyOf(section: PromptSection): Piece[] {
  const { key, items, origin } = section
  const frame = (text: string) => ({ ...origin, text })
  if (isBulleted(section))
    return joinPieces(
      items.map((one) => [frame('- '), ...piecesOfItem(one)]),
      '\n',
      origin,
    )
  const paragraphs = joinPieces(items.map(piecesOfItem), '\n\n', origin)
  return key === 'material' ? [frame('<input>\n'), ...paragraphs, frame('\n</input>')] : paragraphs
}

/** Whether the section reads well behind its label on the same line. */
export function isInline(section: PromptSection): boolean {
  return (
    section.items.length === 1 && !isBulleted(section) && !section.items.map(textOf).join('').includes('\n')
  )
}

function isBulleted({ key, items }: PromptSection): boolean {
  return key === 'requirements' || (isList(key) && items.length > 1)
}
