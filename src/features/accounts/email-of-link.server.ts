import type { AccountWork } from './account-work.server.ts'
import type { PasswordLink } from './password-links.ts'

export type MailedLink = { kind: PasswordLink; token: string }

const statements: Record<PasswordLink, string> = {
  token: `select users.email from verifications join users on users.id::text = verifications.value
    where verifications.identifier = $1 and verifications.expires_at > now()`,
  'sign-up': 'select email from sign_ups where id = $1 and expires_at > now()',
  'take-back': `select old_email as email from address_changes
    where id = $1 and confirmed_at is not null and expires_at > now()`,
}

/** Whose password the link sets; undefined: it was used, or has run out, so that its page need not ask for one. */
export async function emailOfLink(
  work: AccountWork,
  { kind, token }: MailedLink,
): Promise<string | undefined> {
  // The database takes no text with a NUL character.
  if (token.includes('\0')) return undefined
  const key = kind === 'token' ? `reset-password:${token}` : work.links.read(kind, token)
  if (key === undefined) return undefined
  const { rows } = await work.inTransaction((query) => query<{ email: string }>(statements[kind], [key]))
  return rows[0]?.email
}
