import type { RouterContextProvider } from 'react-router'
import { z } from 'zod'
import { AppError } from '#shared/app-error.ts'
import { faultsOf } from '#shared/content-fields.ts'
import { readTableQuery, type TableDefaults, type TableQuery } from '#shared/table-query.ts'
import { adminAction, adminList } from './admin-only.server.ts'
import * as texts from './admin-only.texts.server.ts'
import { findLastChange, wasChangedByOthers } from './audit-log.server.ts'
import type { Statements } from './database/with-identity.server.ts'

type Editing<Schema extends z.ZodType> = {
  schema: Schema
  /** `id`: '' for something new. */
  save: (statements: Statements, id: string, fields: z.output<Schema>) => Promise<void>
  remove: (statements: Statements, id: string) => Promise<{ entryId: string }>
  restore: (statements: Statements, entryId: string) => Promise<void>
}

/** What the dialogs of a tab send: `intent` is `save`, `delete` or `restore`. For `adminAction`. */
export async function handleEditing<Schema extends z.ZodType>(
  statements: Statements,
  form: FormData,
  { schema, save, remove, restore }: Editing<Schema>,
): Promise<{ entryId?: string }> {
  switch (form.get('intent')) {
    case 'delete':
      return remove(statements, readId(form.get('id')))
    case 'restore':
      await restore(statements, readId(form.get('entryId')))
      return {}
    case 'save': {
      const parsed = schema.safeParse(Object.fromEntries(form))
      if (!parsed.success)
        throw new AppError('INVALID_INPUT', texts.checkMarkedFields, { fields: faultsOf(schema, form) })
      const id = form.get('id') === '' ? '' : readId(form.get('id'))
      if (id !== '') await refuseConflict(statements, id, form.get('version'))
      await save(statements, id, parsed.data)
      return {}
    }
    default:
      throw new AppError('INVALID_INPUT', texts.unreadableChange)
  }
}

/** For the numbers of other locks, see migrations.server.ts. */
const saveLock = 7_201_003

/** Whoever saves must have read all that others have changed; one's own change may be one whose answer was lost. */
async function refuseConflict(statements: Statements, id: string, version: unknown): Promise<void> {
  // Of two saves at once, the second one sees the first.
  await statements.query('select pg_advisory_xact_lock($1, hashtext($2))', [saveLock, id])
  if (await wasChangedByOthers(statements, id, typeof version === 'string' ? version : ''))
    throw new AppError('CONFLICT', texts.changedMeanwhile)
}

function readId(value: unknown): string {
  const id = z.uuid().safeParse(value)
  if (!id.success) throw new AppError('NOT_FOUND', texts.entryIsGone)
  return id.data
}

const Edited = z
  .union([z.literal('new'), z.uuid()])
  .optional()
  .catch(undefined)

/** `?edit=new` opens the empty dialog, `?edit=ID` that of what is there. */
export function readEdited(parameters: URLSearchParams): { isNew: boolean; id: string | undefined } {
  const edited = Edited.parse(parameters.get('edit') ?? undefined)
  return { isNew: edited === 'new', id: edited === 'new' ? undefined : edited }
}

type Listing<Sort extends string, Page, Row> = TableDefaults<Sort> & {
  list: (statements: Statements, query: TableQuery<Sort>) => Promise<Page>
  find: (statements: Statements, id: string) => Promise<Row | undefined>
}

/** In a loader: a page of rows as its address says, and what its dialog edits, for `ContentTable`. */
export async function contentLoader<Sort extends string, Page, Row>(
  context: Readonly<RouterContextProvider>,
  request: Request,
  { list, find, ...order }: Listing<Sort, Page, Row>,
) {
  const { searchParams } = new URL(request.url)
  const query = readTableQuery(searchParams, order)
  const { isNew, id } = readEdited(searchParams)
  const content = await adminList(context, async (statements) => {
    const page = await list(statements, query)
    // Before the row: one that changes in between has an old version, and is not saved over.
    const last = id === undefined ? undefined : await findLastChange(statements, id)
    const row = id === undefined ? undefined : await find(statements, id)
    return { page, edited: row && { ...row, version: last ?? '' } }
  })
  const isGone = searchParams.get('edit') && !isNew && content.ok && !content.value.edited
  return { query, content, isNew, gone: isGone ? texts.entryIsGone : undefined }
}

/** What the dialogs and buttons of a `ContentTable` send. */
export async function contentAction<Schema extends z.ZodType>(
  context: Readonly<RouterContextProvider>,
  request: Request,
  editing: Editing<Schema>,
) {
  const form = await request.formData()
  return adminAction(context, (statements) => handleEditing(statements, form, editing))
}
