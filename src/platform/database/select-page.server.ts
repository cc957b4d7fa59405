import type { QueryResultRow } from 'pg'
import { z } from 'zod'
import type { TableQuery } from '#shared/table-query.ts'
import type { Statements } from './with-identity.server.ts'
import { WrittenMoment } from './written-moment.ts'

const positionShapes = {
  text: z.string().max(400),
  boolean: z.enum(['true', 'false']),
  bigint: z.string().regex(/^-?\d{1,18}$/),
  date: z.iso.date().regex(/^[1-9]/),
  timestamptz: WrittenMoment,
} as const

/** What a table can be sorted by: a column of its own, never null, with an index on it and `id`. */
export type SortColumn = { sql: string; type: keyof typeof positionShapes }

export type PageOf<Row> = {
  rows: Row[]
  /** Cursor of the next page; '' on the last. */
  next: string
}

type PageRequest<Sort extends string> = {
  /** Columns with the names the rows are to have; `id` comes by itself. */
  columns: string
  /** Table, and joins if any; its key is `id`. */
  from: string
  /** Joined with `and`; parameters as `$1`, `$2`, … in the order of `values`. */
  conditions?: readonly string[]
  values?: readonly unknown[]
  sorts: Record<Sort, SortColumn>
  request: Pick<TableQuery<Sort>, 'sort' | 'direction' | 'after'>
  /** How the key is written where `from` has more than one `id`. */
  id?: string
  pageSize?: number
}

/** A page by key, so that the thousandth is as quick as the first. Rows written meanwhile shift nothing. */
export async function selectPage<Row extends QueryResultRow & { id: string }, Sort extends string = string>(
  { query }: Statements,
  page: PageRequest<Sort>,
): Promise<PageOf<Row>> {
  const { columns, from, sorts, request, id = 'id', pageSize = 25 } = page
  const { sql, type } = sorts[request.sort]
  const { direction } = request
  const values = [...(page.values ?? [])]
  const conditions = [...(page.conditions ?? [])]
  const after = readCursor(request.after, type)
  if (after) {
    values.push(after.position, after.id)
    const [position, key] = [`$${values.length - 1}::${type}`, `$${values.length}::uuid`]
    conditions.push(`(${sql}, ${id}) ${direction === 'asc' ? '>' : '<'} (${position}, ${key})`)
  }
  const { rows } = await query<Row & { id: string; pagePosition: string }>(
    `select ${id}, ${columns}, ${sql}::text as "pagePosition" from ${from}
     ${conditions.length > 0 ? `where ${conditions.join(' and ')}` : ''}
     order by ${sql} ${direction}, ${id} ${direction} limit ${pageSize + 1}`,
    values,
  )
  const shown = rows.slice(0, pageSize)
  const last = shown.at(-1)
  return { rows: shown, next: rows.length > pageSize && last ? writeCursor(last.pagePosition, last.id) : '' }
}

/** For a search as a `like` pattern in which every character stands for itself. */
export function containing(words: string): string {
  return `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`
}

const mostWords = 20

/** The words of a search for `ilike all (…)`: what has all of them is found, wherever they stand. */
export function containingWords(search: string): string[] {
  return search.trim().split(/\s+/, mostWords).map(containing)
}

function writeCursor(position: string, id: string): string {
  return `${id}|${position}`
}

/** undefined for the beginning, and for anything that never came from `writeCursor`. */
function readCursor(text: string, type: SortColumn['type']): { position: string; id: string } | undefined {
  const bar = text.indexOf('|')
  const id = z.uuid().safeParse(text.slice(0, Math.max(bar, 0)))
  const position = positionShapes[type].safeParse(text.slice(bar + 1))
  return id.success && position.success ? { id: id.data, position: position.data } : undefined
}
