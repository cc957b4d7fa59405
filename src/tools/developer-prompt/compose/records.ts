import { standard, words, you, type Span } from '../../contract/plan.ts'
import type { FieldName, PromptDraft } from '../form-rules.ts'
import { answersIn } from '../given.ts'
import type { BriefItem } from '../plan.ts'
import { answered, showRefs, type Numbered } from './entry.ts'
import { readActions, readLines } from './read-field.ts'

type Row = { text: string; name: string; relations: Span[] }

const relationFields = ['modelRelationships', 'dataRelationships'] as const
const breaksTable = /[|\n`<]/u

/** What the table of records says, which needs no line of its own. */
export const recordFields: ReadonlySet<FieldName> = new Set(['dataModels', ...relationFields])

/** The things in notation, each with the relations that begin with it; none where a table cannot hold all of them. */
export function recordRows(draft: PromptDraft): Row[] {
  const rows = answersIn(draft).entities.map((entity): Row => ({ ...entity, relations: [] }))
  const named = (text: string) => rows.filter(({ name }) => placeOf(name, text) >= 0).length
  const relations = relationFields.flatMap((field) => {
    const parts = readActions(draft[field])
    // A comma inside a sentence parts nothing.
    const areWhole = parts.filter((part) => named(part) < 2).length < 2
    return (areWhole ? parts : readLines(draft[field])).map((text) => you(field, text))
  })
  const cells = [...rows, ...relations].map(({ text }) => text)
  if (rows.length < 2 || relations.length === 0 || cells.some((text) => breaksTable.test(text))) return []
  if (rows.some(({ name }) => name === '')) return []
  for (const relation of relations) {
    const first = rows
      .map((row) => ({ row, at: placeOf(row.name, relation.text) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at)[0]
    if (first === undefined) return []
    first.row.relations.push(relation)
  }
  return rows
}

/** One row for each thing, with its relations and, where there are some for each, the lines of the person's own that name it. */
export function recordTable(lines: Numbered, draft: PromptDraft): BriefItem[] {
  const rows = recordRows(draft)
  if (rows.length === 0) return []
  const by = [...recordFields].flatMap((field) => answered(field, draft))
  const as = words(standard('tables/records', by))
  const refs = rows.map(({ name }) => refsTo(name, lines))
  const isEachNamed = refs.every((shown) => shown !== '')
  const cells = rows.flatMap(({ text, relations }, at) => {
    const own = relations.flatMap((relation, index) => as`${index > 0 ? ', ' : ''}“${relation}”`)
    return as`\n| “${you('dataModels', text)}” | ${own} |${isEachNamed ? ` ${refs[at] ?? ''} |` : ''}`
  })
  const head = isEachNamed
    ? as`| Record | Belongs together | See |\n| --- | --- | --- |`
    : as`| Record | Belongs together |\n| --- | --- |`
  return [{ id: 'data-1', words: [...head, ...cells], block: 'table' }]
}

function refsTo(name: string, { core, requirements, journeys }: Numbered): string {
  const refs = [core, requirements, journeys].map((items) =>
    showRefs(items.filter((item) => item.words.some((span) => names(name, span)))),
  )
  return refs.filter(Boolean).join(', ')
}

function names(name: string, { from, text }: Span): boolean {
  return from === 'you' && placeOf(name, text) >= 0
}

/** Where words begin with a name, whatever its ending there; -1: nowhere. */
function placeOf(name: string, text: string): number {
  const whole = name.toLowerCase()
  const stem = whole.length > 4 ? whole.slice(0, -1) : whole
  const at = text.toLowerCase().indexOf(stem)
  return /\p{Cased}$/u.test(text.slice(0, at)) ? -1 : at
}
