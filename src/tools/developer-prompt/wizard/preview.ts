import { planItems } from '../../contract/edit-plan.ts'
import type { Piece, Rendered } from '../../contract/rendered.ts'
import type { ToolCore } from '../../contract/tool-core.ts'
import type { BlankLine } from './blank-preview.tsx'
import { isField, type FieldName, type PromptDraft } from '../form-rules.ts'

const missing = 'missing:'
const changed = 'new:'

/** The prompt as it would be now. What waits for an answer carries the field as its item: "missing:mainGoal". */
export function previewOf(core: ToolCore, draft: PromptDraft): Rendered {
  const plan = core.compose(draft)
  const open = new Map(planItems(plan).map(({ id, about }) => [id, about?.startsWith(missing) ? about : id]))
  const preset = core.presetDialect?.(plan, draft)
  const dialect = core.dialects(plan, draft).find(({ id }) => id === preset)
  return (dialect?.render(plan, draft) ?? []).map(({ id, pieces }) => ({
    id,
    pieces: pieces.map(({ text, from, item }) =>
      item ? { text, from, item: open.get(item) ?? item } : { text, from },
    ),
  }))
}

/** The same as plain lines, for the server's page. */
export function linesOf(rendered: Rendered): BlankLine[] {
  const lines: BlankLine[] = [{ text: '' }]
  for (const { text, item = '' } of rendered.flatMap((part) => part.pieces)) {
    const isOpen = fieldAwaited(item) !== undefined
    text.split('\n').forEach((words, at) => {
      if (at > 0) lines.push({ text: '\n' })
      const last = lines.at(-1)
      if (isOpen || last?.look) lines.push(isOpen ? { text: words, look: 'open' } : { text: words })
      else if (last) last.text += words
    })
  }
  return lines
    .filter(({ text }) => text !== '')
    .map((line) => (line.text.trimStart().startsWith('#') ? { ...line, look: 'heading' } : line))
}

/** The field that an item waits for. */
export function fieldAwaited(item: string): FieldName | undefined {
  const name = item.slice(missing.length)
  return item.startsWith(missing) && isField(name) ? name : undefined
}

export function isNews(item: string): boolean {
  return item.startsWith(changed)
}

/** `after` with the words that `before` did not have as items of their own. Linear in the text. */
export function withNews(before: Rendered, after: Rendered): Rendered {
  const earlier = before.flatMap(({ pieces }) => pieces)
  const said = new Set(earlier.map(({ text }) => text))
  const [placeBefore, placeAfter] = [placer(), placer()]
  const texts = new Map(earlier.map((piece) => [placeBefore(piece), piece.text]))
  return after.map((part) => ({
    ...part,
    pieces: part.pieces.flatMap((piece) => {
      const was = texts.get(placeAfter(piece)) ?? ''
      if (piece.item === undefined || said.has(piece.text) || fieldAwaited(piece.item)) return [piece]
      return splitNews(piece, was)
    }),
  }))
}

/** Items are numbered by their place; an item in several pieces has as many places. */
function placer() {
  const counts = new Map<string, number>()
  return ({ item = '' }: Piece) => {
    const count = counts.get(item) ?? 0
    counts.set(item, count + 1)
    return `${item} ${count}`
  }
}

function splitNews(piece: Piece, before: string): Piece[] {
  const { text } = piece
  const most = Math.min(before.length, text.length)
  let from = 0
  while (from < most && before[from] === text[from]) from++
  let end = 0
  while (end < most - from && before.at(-1 - end) === text.at(-1 - end)) end++
  let to = text.length - end
  while (from < to && isSpace(text[from])) from++
  while (to > from && isSpace(text[to - 1])) to--
  if (to <= from) return [piece]
  // Whole words, so that a mark never splits one.
  while (!isSpace(text[from - 1])) from--
  while (!isSpace(text[to - 1]) && !isSpace(text[to])) to++
  return [
    { ...piece, text: text.slice(0, from) },
    { ...piece, text: text.slice(from, to), item: `${changed}${piece.item}` },
    { ...piece, text: text.slice(to) },
  ].filter((part) => part.text !== '')
}

function isSpace(character: string | undefined): boolean {
  return character === undefined || character.trim() === ''
}
