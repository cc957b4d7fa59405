import { upperFirst } from '#shared/text/upper-first.ts'
import { textOf, type Item, type Origin, type Span } from './plan.ts'

/** A run of rendered words; `item`: the item of the plan it shows, missing for headings and other frame. */
export type Piece = Span & { item?: string }

/**
 * A stretch of the rendered text. The whole text is the pieces of all parts, joined without anything between them.
 * `id`: what `ToolCore.parts` calls a part that a model can write anew; "" for frame.
 */
export type RenderedPart = { id: string; pieces: Piece[] }

export type Rendered = RenderedPart[]

type Value = string | number | Item | readonly Item[] | Span | readonly Span[] | undefined

/**
 * A template tag for renderers. Literal words get the origin of the frame; an item keeps the sources of its words and
 * its id, so that a page can mark and edit it; several items are joined by a line break.
 */
export function frame(origin: Origin): (literals: TemplateStringsArray, ...values: Value[]) => Piece[] {
  return (literals, ...values) =>
    literals.flatMap((literal, at) => [literal, values[at]].flatMap((value) => piecesOf(value, origin)))
}

/** `pieces` joined by a separator that belongs to the frame; empty runs are left out. */
export function joinPieces(runs: readonly (readonly Piece[])[], separator: string, origin: Origin): Piece[] {
  return runs
    .filter((run) => run.length > 0)
    .flatMap((run, at) => (at === 0 ? [...run] : [{ ...origin, text: separator }, ...run]))
}

/** None where the item is missing. */
export function piecesOfItem(one: Item | undefined): Piece[] {
  return one?.words.map((span) => ({ ...span, item: one.id })) ?? []
}

/** In quotation marks that do not stand in the words themselves. */
export function quoted(words: Item, origin: Origin): Piece[] {
  return textOf(words).includes('"') ? frame(origin)`“${words}”` : frame(origin)`"${words}"`
}

/** With a capital letter; a person's own words stay as they typed them. */
export function begun([first, ...rest]: readonly Piece[]): Piece[] {
  if (first === undefined) return []
  return [first.from === 'you' ? first : { ...first, text: upperFirst(first.text) }, ...rest]
}

/** Whether no full stop is missing behind a text, in any script; one in corner brackets takes none. */
export function endsSentence(text: string): boolean {
  return /(?:[\p{Sentence_Terminal}…:：][\p{Quotation_Mark}\p{Pe}\s]*|[」』]\s*)$/u.test(text)
}

export function renderedText(rendered: Rendered): string {
  return rendered.map(({ pieces }) => textOf(pieces)).join('')
}

function piecesOf(value: Value, origin: Origin): Piece[] {
  if (value === undefined || value === '') return []
  if (typeof value !== 'object') return [{ ...origin, text: String(value) }]
  const list = [value].flat()
  if (list.every((one) => 'words' in one)) return joinPieces(list.map(piecesOfItem), '\n', origin)
  return list as Span[]
}
