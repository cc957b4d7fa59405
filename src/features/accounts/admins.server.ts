import type { Pool } from 'pg'
import { recordOperatorAction } from '#platform/audit-log.server.ts'
import { withIdentity, type Statements } from '#platform/database/with-identity.server.ts'

const operator = { role: 'operator' } as const

/**
 * Makes admins of accounts with a listed and confirmed address, unless they were revoked. People can delete an account
 * and sign up again, or change their address, so all addresses count that the audit log has for a revoked account.
 * Earlier versions did not log admins appointed here; for those, only the address at revocation is known.
 */
export async function appointListedAdmins(
  database: { pool: Pool },
  emails: readonly string[],
): Promise<void> {
  if (emails.length === 0) return
  await withIdentity(database, operator, async (statements) => {
    const { rows } = await statements.query<{ id: string; email: string }>(
      `update profiles set is_admin = true, updated_at = now() from users
       where users.id = profiles.id and users.email_verified and users.email = any($1) and not profiles.is_admin
         and not exists (
           select from audit_log revoked join audit_log named using (subject_id)
           where revoked.action = 'revoke admin' and revoked.subject_type = 'user'
             and (subject_id = users.id::text or named.subject_name = users.email))
       returning users.id, users.email`,
      [emails],
    )
    for (const { id, email } of rows) await recordChange(statements, { id, email, isAdmin: true })
  })
}

/** REQUIRE_ADMIN_2FA, kept where platform/admin-only.server.ts asks for it. */
export async function requireSecondFactor(database: { pool: Pool }, isRequired: boolean): Promise<void> {
  await withIdentity(database, operator, ({ query }) =>
    query('update installation set admins_need_second_factor = $1', [isRequired]),
  )
}

export type AdminChange = 'changed' | 'already so' | 'unknown' | 'last admin'

/** Grants or revokes by address, as the command line does. */
export async function setAdmin(
  database: { pool: Pool },
  address: string,
  isAdmin: boolean,
): Promise<AdminChange> {
  const email = address.trim().toLowerCase()
  try {
    return await withIdentity(database, operator, async (statements) => {
      const { query } = statements
      const { rows } = await query<{ id: string; is_admin: boolean }>(
        'select id, is_admin from profiles where email = $1',
        [email],
      )
      const [profile] = rows
      if (profile === undefined) return 'unknown'
      if (profile.is_admin === isAdmin) return 'already so'
      await query('update profiles set is_admin = $2, updated_at = now() where email = $1', [email, isAdmin])
      await recordChange(statements, { id: profile.id, email, isAdmin })
      return 'changed'
    })
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'keep_one_admin')
      return 'last admin'
    throw error
  }
}

function recordChange(
  statements: Statements,
  { id, email, isAdmin }: { id: string; email: string; isAdmin: boolean },
): Promise<void> {
  return recordOperatorAction(statements, {
    action: isAdmin ? 'grant admin' : 'revoke admin',
    subjectType: 'user',
    subjectId: id,
    subjectName: email,
    before: { isAdmin: !isAdmin },
    after: { isAdmin },
  })
}

export async function listAdmins(database: { pool: Pool }): Promise<string[]> {
  const { rows } = await withIdentity(database, operator, ({ query }) =>
    query<{ email: string }>('select email from profiles where is_admin order by email'),
  )
  return rows.map(({ email }) => email)
}

/** Signs somebody out everywhere, as the command line does. Answers how many sessions there were. */
export function endAllSessions(database: { pool: Pool }, address: string): Promise<number> {
  const email = address.trim().toLowerCase()
  return withIdentity(database, operator, async (statements) => {
    const { rows } = await statements.query<{ id: string }>('select id from users where email = $1', [email])
    const id = rows[0]?.id
    if (id === undefined) return 0
    const { rowCount } = await statements.query('delete from sessions where user_id = $1', [id])
    await recordOperatorAction(statements, {
      action: 'sign out',
      subjectType: 'user',
      subjectId: id,
      subjectName: email,
      before: { sessions: rowCount },
    })
    return rowCount
  })
}
