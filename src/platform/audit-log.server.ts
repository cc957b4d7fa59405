import type { Statements } from './database/with-identity.server.ts'

export type AdminAction = {
  /** What was done, as a verb: `create`, `update`, `delete`, `restore`, `grant admin`. */
  action: string
  /** `user`, `tool content`, `post`: as the panel calls it. */
  subjectType: string
  subjectId: string
  /** What it is called at this moment, for whoever reads the log later. */
  subjectName: string
  before?: object | undefined
  after?: object | undefined
}

/**
 * Writes down what an admin did, in the transaction that does it, so that neither is there without the other. The
 * table fills in who and when; nothing in it can be changed afterwards. Answers the entry's id.
 */
export async function recordAdminAction({ query }: Statements, entry: AdminAction): Promise<string> {
  const { action, subjectType, subjectId, subjectName, before, after } = entry
  // No `returning` of columns that the policies would have to allow: the id is all anybody needs.
  const { rows } = await query<{ id: string }>(
    `insert into audit_log (action, subject_type, subject_id, subject_name, before, after)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [action, subjectType, subjectId, subjectName.slice(0, 300), toJson(before), toJson(after)],
  )
  const [row] = rows
  if (!row) throw new Error('An admin action was not recorded')
  return row.id
}

/** The same for what is done on the command line, where nobody is signed in. */
export async function recordOperatorAction({ query }: Statements, entry: AdminAction): Promise<void> {
  const { action, subjectType, subjectId, subjectName, before, after } = entry
  await query(
    `insert into audit_log
       (actor_id, actor_email, action, subject_type, subject_id, subject_name, before, after)
     values ('00000000-0000-0000-0000-000000000000', 'command line', $1, $2, $3, $4, $5, $6)`,
    [action, subjectType, subjectId, subjectName.slice(0, 300), toJson(before), toJson(after)],
  )
}

function toJson(value: object | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value)
}

/** What something was before it was deleted, so that deleting can be undone; undefined for any other entry. */
export async function findDeleted(
  { query }: Statements,
  { entryId, subjectType }: { entryId: string; subjectType: string },
): Promise<unknown> {
  const { rows } = await query<{ before: unknown }>(
    `select before from audit_log where id = $1 and action = 'delete' and subject_type = $2`,
    [entryId, subjectType],
  )
  return rows[0]?.before ?? undefined
}

/** The entry of what was done last to something. */
export async function findLastChange({ query }: Statements, subjectId: string): Promise<string | undefined> {
  const { rows } = await query<{ id: string }>(
    'select id from audit_log where subject_id = $1 order by created_at desc limit 1',
    [subjectId],
  )
  return rows[0]?.id
}

/** Whether somebody else has changed something since the change of that entry; '': since it was made. */
export async function wasChangedByOthers(
  { query }: Statements,
  subjectId: string,
  sinceEntryId: string,
): Promise<boolean> {
  const { rowCount } = await query(
    `select from audit_log where subject_id = $1 and actor_id <> current_user_id()
       and created_at > coalesce(
         (select created_at from audit_log where subject_id = $1 and id::text = $2), '-infinity')
     limit 1`,
    [subjectId, sinceEntryId],
  )
  return rowCount === 1
}
