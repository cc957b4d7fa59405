import { markChanges } from '#shared/text/mark-changes.ts'
import { planItems } from '../../contract/edit-plan.ts'
import { renderedText, type Piece, type Rendered } from '../../contract/rendered.ts'
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

/** `after` with the words that `before` did not have as items of their own. */
export function withNews(before: Rendered, after: Rendered): Rendered {
  const news = markChanges(renderedText(before), renderedText(after))
  let end = 0
  return after.map(({ id, pieces }) => ({
    id,
    pieces: pieces.flatMap((piece): Piece[] => {
      const start = end
      end += piece.text.length
      const { item } = piece
      if (item === undefined || fieldAwaited(item)) return [piece]
      const here = news.filter(({ from, to }) => from < end && to > start)
      const cuts = here.flatMap(({ from, to }) => [Math.max(0, from - start), to - start])
      return [...cuts, piece.text.length].flatMap((cut, at) => {
        const text = piece.text.slice(cuts[at - 1] ?? 0, cut)
        return text === '' ? [] : [{ ...piece, text, item: at % 2 === 0 ? item : `${changed}${item}` }]
      })
    }),
  }))
}
