import type { z } from 'zod'
import { AppError } from '#shared/app-error.ts'
import * as texts from './admin-only.texts.server.ts'
import { findDeleted, recordAdminAction } from './audit-log.server.ts'
import type { Statements } from './database/with-identity.server.ts'

type Thing = { id: string; title: string }

type Deletion = {
  table: 'blogs' | 'tools_content' | 'whats_new_posts'
  /** As the audit log calls it: `post`. */
  subjectType: string
  /** As it is now; undefined when somebody else has deleted it. */
  before: Thing | undefined
}

/** Deletes something of the panel. What it was stays in the audit log; answers the entry to bring it back from. */
export async function deleteUndoably(
  statements: Statements,
  { table, subjectType, before }: Deletion,
): Promise<{ entryId: string }> {
  if (!before) throw new AppError('NOT_FOUND', texts.alreadyDeleted)
  await statements.query(`delete from ${table} where id = $1`, [before.id])
  const entryId = await recordAdminAction(statements, {
    action: 'delete',
    subjectType,
    subjectId: before.id,
    subjectName: before.title,
    before,
  })
  return { entryId }
}

type Restoration<Schema extends z.ZodType<Thing>> = {
  entryId: string
  subjectType: string
  schema: Schema
  /** Puts the row back, or nothing where its id is taken. */
  insert: (thing: z.output<Schema>) => Promise<{ rowCount: number | null }>
}

/** Brings back what `deleteUndoably` deleted. */
export async function restoreDeleted<Schema extends z.ZodType<Thing>>(
  statements: Statements,
  { entryId, subjectType, schema, insert }: Restoration<Schema>,
): Promise<void> {
  const deleted = schema.safeParse(await findDeleted(statements, { entryId, subjectType }))
  if (!deleted.success) throw new AppError('NOT_FOUND', texts.nothingToRestore)
  const { rowCount } = await insert(deleted.data)
  if (rowCount === 0) throw new AppError('CONFLICT', texts.alreadyRestored)
  await recordAdminAction(statements, {
    action: 'restore',
    subjectType,
    subjectId: deleted.data.id,
    subjectName: deleted.data.title,
    after: deleted.data,
  })
}
