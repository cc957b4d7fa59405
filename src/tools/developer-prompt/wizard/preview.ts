import { planItems } from '../../contract/edit-plan.ts'
import type { Piece, Rendered } from '../../contract/rendered.ts'
import type { ToolCore } from '../../contract/tool-core.ts'
import type { BlankLine } from './blank-preview.tsx'
import { isField, onlyAsked, type FieldName, type PromptDraft } from '../form-rules.ts'

const missing = 'missing:'
const changed = 'new:'

/** The prompt as it would be now. What waits for an answer carries the field as its item: "missing:mainGoal". */
export function previewOf(core: ToolCore, form: PromptDraft): Rendered {
  const draft = onlyAsked(form)
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

/** What is new reaches from the first word that differs to the last. */
function splitNews(piece: Piece, before: string): Piece[] {
  const words = piece.text.split(/(\s+)/u)
  const earlier = before.split(/(\s+)/u)
  const from = words.findIndex((word, at) => word !== earlier[at])
  if (from === -1) return [piece]
  const most = Math.min(words.length, earlier.length) - from
  let end = 0
  while (end < most && words.at(-1 - end) === earlier.at(-1 - end)) end++
  const differing = words.slice(from, words.length - end).join('')
  const news = differing.trim()
  if (news === '') return [piece]
  const start = words.slice(0, from).join('').length + differing.indexOf(news)
  return [
    { ...piece, text: piece.text.slice(0, start) },
    { ...piece, text: news, item: `${changed}${piece.item}` },
    { ...piece, text: piece.text.slice(start + news.length) },
  ].filter(({ text }) => text !== '')
}
