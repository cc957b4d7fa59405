import { standard, words, you, type Span } from '../../contract/plan.ts'
import type { FieldName, PromptDraft } from '../form-rules.ts'
import { answersIn } from '../given.ts'
import type { BriefItem } from '../plan.ts'
import { answered, showRefs, type Numbered } from './entry.ts'
import { readActions, readLines } from './read-field.ts'

type Row = { text: string; name: string; relations: Span[] }

const relationFields = ['modelRelationships', 'dataRelationships'] as const
const breaksTable = /[|\n`<]/u
const longestRole = 40

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
  if (rows.some(({ name }) => name === '') || !fitTable([...rows, ...relations])) return []
  for (const relation of relations) {
    const first = rows
      .map((row) => ({ row, at: placeOf(row.name, relation.text) }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at)[0]
    if (first === undefined) return []
    first.row.relations.push(relation)
  }
  return rows.length < 2 ? [] : rows
}

/** Roles as a list; none where there are not several, or a table cannot hold them. */
export function roleRows(draft: PromptDraft): Row[] {
  const rows = readActions(draft.userRoles).map((text): Row => ({ text, name: text, relations: [] }))
  return rows.length > 1 && fitTable(rows) && rows.every(({ text }) => text.length <= longestRole) ? rows : []
}

function fitTable(cells: readonly { text: string }[]): boolean {
  return cells.every(({ text }) => !breaksTable.test(text))
}

/** One row for each thing, with its relations and the lines of the person's own that name it. */
export function recordTable(lines: Numbered, draft: PromptDraft): BriefItem[] {
  const rows = recordRows(draft)
  const as = words(
    standard(
      'tables/records',
      [...recordFields].flatMap((field) => answered(field, draft)),
    ),
  )
  const cells = rows.flatMap(({ text, name, relations }) => {
    const own = relations.flatMap((relation, at) => as`${at > 0 ? ', ' : ''}“${relation}”`)
    return as`\n| “${you('dataModels', text)}” | ${own} | ${refsTo(name, lines)} |`
  })
  const head = as`| Record | Belongs together | See |\n| --- | --- | --- |`
  return table([...head, ...cells], rows)
}

/** One row for each role, with the lines of the person's own that name it. */
export function roleTable(lines: Numbered, draft: PromptDraft): BriefItem[] {
  const as = words(standard('tables/roles', answered('userRoles', draft)))
  const rows = roleRows(draft)
  const cells = rows.flatMap(({ text }) => as`\n| “${you('userRoles', text)}” | ${refsTo(text, lines)} |`)
  return table([...as`| Role | See |\n| --- | --- |`, ...cells], rows)
}

function table(cells: Span[], rows: readonly Row[]): BriefItem[] {
  return rows.length === 0 ? [] : [{ id: '', words: cells, block: 'table' }]
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
