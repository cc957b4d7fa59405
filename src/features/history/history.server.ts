import { containingWords } from '#platform/database/select-page.server.ts'
import type { Statements } from '#platform/database/with-identity.server.ts'
import { AppError } from '#shared/app-error.ts'
import { readCursor, writeCursor } from './cursor.ts'
import {
  pageSize,
  type HistoryEntry,
  type HistoryFilter,
  type HistoryItem,
  type HistoryPage,
} from './history.schema.ts'
import * as texts from './keep-results.texts.server.ts'

export type NewGeneration = {
  toolSlug: string
  kind: HistoryItem['kind']
  input: unknown
  output: unknown
  /** The result as one text. */
  text: string
  projectName: string
  projectType: string
  idempotencyKey: string
}

/**
 * Saves for whom the transaction speaks; the same text under the same key again gives the row that is there. Throws
 * `AppError` CONFLICT where the key names something else.
 */
export async function saveGeneration({ query }: Statements, generation: NewGeneration): Promise<string> {
  const { toolSlug, idempotencyKey, text } = generation
  const { rows } = await query<{ id: string }>(
    `insert into prompt_history
       (idempotency_key, kind, form_data, result, generated_prompt, project_name, project_type, tool_slug)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (user_id, idempotency_key) do nothing
     returning id`,
    [...contentOf(generation), toolSlug],
  )
  const [saved] = rows
  if (saved) return saved.id
  const known = await query<{ id: string }>(
    `select id from prompt_history
     where idempotency_key = $1 and tool_slug = $2 and generated_prompt = $3 and deleted_at is null`,
    [idempotencyKey, toolSlug, storable(text)],
  )
  const [first] = known.rows
  if (!first) throw new AppError('CONFLICT', texts.keyOfAnother)
  return first.id
}

/** The first row of these ids or idempotency keys that is of this tool and not deleted. Others have to wait to change it. */
export async function findSaved(
  { query }: Statements,
  names: readonly string[],
  toolSlug: string,
): Promise<{ id: string; output: unknown } | undefined> {
  const { rows } = await query<{ id: string; output: unknown }>(
    `select id, result as output from prompt_history
     where user_id = (select current_user_id()) and (id = any($1) or idempotency_key = any($1)) and tool_slug = $2
       and deleted_at is null
     order by (id = any($1)) desc, array_position($1, idempotency_key) limit 1 for update`,
    [names, toolSlug],
  )
  return rows[0]
}

/** Of one person, with those that were deleted and can still come back. Counts no further than it has to. */
export async function hasMoreThan({ query }: Statements, entries: number): Promise<boolean> {
  const { rows } = await query<{ counted: number }>(
    `select count(*)::int as counted from (
       select from prompt_history where user_id = (select current_user_id()) limit $1) known`,
    [entries + 1],
  )
  return (rows[0]?.counted ?? 0) > entries
}

/** Puts another answer in the place of a saved one, whose name and star stay. false: its key names another row already. */
export async function replaceGeneration(
  { query }: Statements,
  id: string,
  generation: Omit<NewGeneration, 'toolSlug'>,
): Promise<boolean> {
  const { rowCount } = await query(
    `update prompt_history set idempotency_key = $1, kind = $2, form_data = $3, result = $4,
       generated_prompt = $5, project_name = $6, project_type = $7
     where id = $8 and deleted_at is null and not exists (
       select from prompt_history other
       where other.user_id = prompt_history.user_id and other.idempotency_key = $1 and other.id <> $8)`,
    [...contentOf(generation), id],
  )
  return rowCount === 1
}

function contentOf(generation: Omit<NewGeneration, 'toolSlug'>): unknown[] {
  const { idempotencyKey, kind, input, output, text, projectName, projectType } = generation
  const plain = [text, projectName, projectType].map(storable)
  return [idempotencyKey, kind, storableJson(input), storableJson(output), ...plain]
}

function storableJson(value: unknown): string {
  return JSON.stringify(value, (_, one: unknown) => (typeof one === 'string' ? storable(one) : one))
}

/** Half of a character, as cutting leaves it behind, and the character of no code are what the database refuses. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '')
}

const itemColumns = `id, tool_slug as "toolSlug", kind, project_name as "projectName", project_type as "projectType",
  title, is_favourite as "isFavourite", created_at as "createdAt", created_at::text as "position",
  left(generated_prompt, 200) as preview, length(generated_prompt) > 200 as "isLonger"`

const entryColumns = `${itemColumns}, form_data as input, result as output, generated_prompt as text,
  idempotency_key as "idempotencyKey"`

type ItemRow = Omit<HistoryItem, 'createdAt'> & { createdAt: Date; position: string }
type EntryRow = ItemRow & Omit<HistoryEntry, keyof HistoryItem>

const mostAtOnce = 25 * pageSize

/**
 * Newest first, a page at a time by key, so that the thousandth page is as quick as the first. With
 * `lastAfter`, the cursor where the last loaded page begins, it answers with everything up to the end of that page, at
 * most `mostAtOnce` items and one page.
 */
export async function listHistory(
  { query }: Statements,
  filter: HistoryFilter,
  lastAfter = '',
): Promise<HistoryPage> {
  const values: unknown[] = []
  const conditions = ['deleted_at is null']
  const condition = (text: (parameter: string) => string, value: unknown) => {
    values.push(value)
    conditions.push(text(`$${values.length}`))
  }
  if (filter.tool !== '') condition((tool) => `tool_slug = ${tool}`, filter.tool)
  if (filter.favourites) conditions.push('is_favourite')
  if (filter.search !== '')
    condition(
      (words) => `concat_ws(' ', generated_prompt, project_name, title) ilike all (${words})`,
      containingWords(filter.search),
    )
  const after = readCursor(filter.after)
  if (after) {
    values.push(after.position, after.id)
    conditions.push(`(created_at, id) < ($${values.length - 1}::timestamptz, $${values.length}::uuid)`)
  }
  const before = readCursor(lastAfter)
  if (before) values.push(before.position, before.id)
  const isBefore = before
    ? `(created_at, id) >= ($${values.length - 1}::timestamptz, $${values.length}::uuid)`
    : 'false'
  const { rows } = await query<ItemRow & { isBefore: boolean }>(
    `select ${itemColumns}, ${isBefore} as "isBefore" from prompt_history
     where user_id = (select current_user_id()) and ${conditions.join(' and ')}
     order by created_at desc, id desc limit ${(before ? mostAtOnce : 0) + pageSize + 1}`,
    values,
  )
  const count = rows.slice(0, mostAtOnce).filter((row) => row.isBefore).length + pageSize
  const shown = rows.slice(0, count)
  const last = shown.at(-1)
  return {
    items: shown.map(toItem),
    next: rows.length > count && last ? writeCursor({ position: last.position, id: last.id }) : '',
  }
}

export async function findEntry({ query }: Statements, id: string): Promise<HistoryEntry | undefined> {
  const { rows } = await query<EntryRow>(
    `select ${entryColumns} from prompt_history where id = $1 and deleted_at is null`,
    [id],
  )
  const [row] = rows
  return row && toEntry(row)
}

/** false: there is no such entry, or it is somebody else's, which looks the same. */
export async function renameEntry({ query }: Statements, id: string, title: string): Promise<boolean> {
  const { rowCount } = await query(
    'update prompt_history set title = $2 where id = $1 and deleted_at is null',
    [id, title === '' ? null : title],
  )
  return rowCount === 1
}

export async function markFavourite(
  { query }: Statements,
  id: string,
  isFavourite: boolean,
): Promise<boolean> {
  const { rowCount } = await query(
    'update prompt_history set is_favourite = $2 where id = $1 and deleted_at is null',
    [id, isFavourite],
  )
  return rowCount === 1
}

/** The worker removes it for good after ten minutes; until then `restoreEntry` brings it back. */
export async function deleteEntry({ query }: Statements, id: string): Promise<boolean> {
  const { rowCount } = await query(
    'update prompt_history set deleted_at = now() where id = $1 and deleted_at is null',
    [id],
  )
  return rowCount === 1
}

export async function restoreEntry({ query }: Statements, id: string): Promise<boolean> {
  const { rowCount } = await query('update prompt_history set deleted_at = null where id = $1', [id])
  return rowCount === 1
}

// An entry can have several megabytes.
const exportedAtOnce = 10

/** Everything of one person, oldest first, in pieces that fit into memory. */
export async function exportHistory(
  { query }: Statements,
  after: string,
): Promise<{ entries: HistoryEntry[]; next: string }> {
  const from = readCursor(after)
  const { rows } = await query<EntryRow>(
    `select ${entryColumns} from prompt_history
     where user_id = (select current_user_id()) and deleted_at is null
       ${from ? 'and (created_at, id) > ($1::timestamptz, $2::uuid)' : ''}
     order by created_at, id limit ${exportedAtOnce + 1}`,
    from ? [from.position, from.id] : [],
  )
  const shown = rows.slice(0, exportedAtOnce)
  const last = shown.at(-1)
  return {
    entries: shown.map(toEntry),
    next: rows.length > exportedAtOnce && last ? writeCursor({ position: last.position, id: last.id }) : '',
  }
}

function toEntry(row: EntryRow): HistoryEntry {
  const { input, output, text, idempotencyKey } = row
  return { ...toItem(row), input, output, text, idempotencyKey }
}

function toItem(row: ItemRow): HistoryItem {
  const { id, toolSlug, kind, projectName, projectType, title, isFavourite, preview, isLonger } = row
  return {
    id,
    toolSlug,
    kind,
    projectName,
    projectType,
    title,
    isFavourite,
    preview,
    isLonger,
    createdAt: row.createdAt.toISOString(),
  }
}
