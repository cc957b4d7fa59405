import { AppError } from '#shared/app-error.ts'
import type { TableQuery } from '#shared/table-query.ts'
import { recordAdminAction } from '#platform/audit-log.server.ts'
import { containing, selectPage, type PageOf } from '#platform/database/select-page.server.ts'
import type { Statements } from '#platform/database/with-identity.server.ts'
import * as texts from './users.texts.server.ts'

export type ListedUser = {
  id: string
  email: string
  /** '' when it was not given. */
  fullName: string
  isAdmin: boolean
  /** The admin who looks at the list. */
  isSelf: boolean
  createdAt: Date
}

export const userSorts = ['email', 'name', 'admin', 'created'] as const
export type UserSort = (typeof userSorts)[number]

const sortColumns = {
  email: { sql: 'email', type: 'text' },
  name: { sql: 'sort_name', type: 'text' },
  admin: { sql: 'is_admin', type: 'boolean' },
  created: { sql: 'created_at', type: 'timestamptz' },
} as const

export async function listUsers(
  statements: Statements,
  query: TableQuery<UserSort>,
): Promise<PageOf<ListedUser>> {
  const isSearch = query.search !== ''
  // Nobody can guess how many a part of a name fits. Along the index the first page of a frequent one is there at
  // once, and a rare one costs no more than looking at everybody does anyway.
  if (isSearch) await statements.query('set local enable_sort = off')
  return selectPage<ListedUser, UserSort>(statements, {
    columns: `email, full_name as "fullName", is_admin as "isAdmin", id = current_user_id() as "isSelf",
      created_at as "createdAt"`,
    from: 'profiles',
    conditions: isSearch ? ['(email like $1 or sort_name like $1)'] : [],
    values: isSearch ? [containing(query.search.toLowerCase())] : [],
    sorts: sortColumns,
    request: query,
  })
}

/** Also oneself; only the last admin stays one, which the database sees to. */
export async function setAdminFlag(statements: Statements, id: string, isAdmin: boolean): Promise<void> {
  const { query } = statements
  const { rows } = await query<{ email: string; is_admin: boolean }>(
    'select email, is_admin from profiles where id = $1',
    [id],
  )
  const [user] = rows
  if (!user) throw new AppError('NOT_FOUND', texts.accountIsGone)
  if (user.is_admin === isAdmin) return
  // First the entry, then the deed: whoever takes the flag from themselves could not write it afterwards.
  await recordAdminAction(statements, {
    action: isAdmin ? 'grant admin' : 'revoke admin',
    subjectType: 'user',
    subjectId: id,
    subjectName: user.email,
    before: { isAdmin: user.is_admin },
    after: { isAdmin },
  })
  try {
    const { rowCount } = await query('update profiles set is_admin = $2, updated_at = now() where id = $1', [
      id,
      isAdmin,
    ])
    // The entry must not stand without the deed: somebody took this admin's own flag in between.
    if (rowCount === 0) throw new AppError('FORBIDDEN', texts.notAnAdmin)
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'keep_one_admin')
      throw new AppError('CONFLICT', texts.lastAdmin, { cause: error })
    throw error
  }
}
