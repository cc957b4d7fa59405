import type { Pool } from 'pg'
import { person, withIdentity } from '#platform/database/with-identity.server.ts'
import type { Viewer } from '#shared/viewer.ts'
import { withoutValue, type AccountAnswer, type Caller } from './account-answer.server.ts'
import { createAccountWork, type AccountParts, type AccountWork } from './account-work.server.ts'
import { isMailboxOpen } from '#platform/mail/dev-mailbox.server.ts'
import { appointListedAdmins, requireSecondFactor } from './admins.server.ts'
import { answerAccountLink } from './answer-account-link.server.ts'
import { changeEmail } from './change-email.server.ts'
import { changePassword } from './change-password.server.ts'
import { confirmWithPassword } from './confirm-sign-up.server.ts'
import { enterCode, findChallenged } from './check-code.server.ts'
import { deleteAccount } from './delete-account.server.ts'
import { emailOfLink, type MailedLink } from './email-of-link.server.ts'
import { requestNewPassword, setNewPassword } from './new-password.server.ts'
import { endSessions, listSessions } from './own-sessions.server.ts'
import { finishPasskeySignIn, startPasskeySignIn } from './passkey-sign-in.server.ts'
import { finishPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from './passkeys.server.ts'
import { hasPassword, listSignInMethods } from './prove-identity.server.ts'
import { resendConfirmation } from './resend-confirmation.server.ts'
import {
  confirmTwoFactor,
  readTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
  turnOffTwoFactor,
} from './second-factor.server.ts'
import { createSignIn } from './sign-in.server.ts'
import { signUp } from './sign-up.server.ts'
import { hasGoogle, startGoogle } from './start-google.server.ts'
import { takeBackAddress } from './take-back-address.server.ts'

export type Accounts = ReturnType<typeof createAccounts>

type FoundViewer = { viewer: Viewer | undefined; enrolling?: Viewer; cookies: string[] }

/** What people do with their accounts. Everything that costs or could tell something passes a limit first. */
export function createAccounts(parts: AccountParts) {
  const work = createAccountWork(parts)
  const { config, database } = work
  return {
    hasGoogle: hasGoogle(work),
    hasMailbox: isMailboxOpen(config),
    appName: config.appName,
    passwordMinLength: config.passwordMinLength,
    appointListed: () => appointListedAdmins(database, config.adminEmails),
    /** Every server says so at its start; the database asks it of whoever works as an admin. */
    requireSecondFactor: () => requireSecondFactor(database, config.requireSecondFactor !== 'nobody'),

    /** Whether these cookies may hold a session; one that is forged or of others does not. */
    hasSession: (cookies: string) => work.hasSession(cookies),

    /**
     * `cookies` prolong the session now and then. Whoever still has to set up a second factor is nobody's viewer, so
     * that nothing of an account works for them unless it asks for `enrolling`.
     */
    async findViewer(request: Request): Promise<FoundViewer> {
      const found = await work.findSession({ request })
      if (found === undefined) return { viewer: undefined, cookies: [] }
      const { cookies } = found
      const row = await readViewer(database, found.user.id)
      if (row === undefined) return { viewer: undefined, cookies }
      const { lacksFactor, ...viewer } = row
      return lacksFactor && config.requireSecondFactor === 'everybody'
        ? { viewer: undefined, enrolling: viewer, cookies }
        : { viewer, cookies }
    },

    signUp: bound(work, signUp),
    resendConfirmation: bound(work, resendConfirmation),
    confirmWithPassword: bound(work, confirmWithPassword),
    signIn: createSignIn(work),
    isChallenged: async (caller: Caller) => (await findChallenged(work, caller)) !== undefined,
    enterCode: bound(work, enterCode),
    startPasskeySignIn: (caller: Caller) => startPasskeySignIn(work, caller),
    finishPasskeySignIn: bound(work, finishPasskeySignIn),
    startGoogle: bound(work, startGoogle),
    requestNewPassword: bound(work, requestNewPassword),
    isLinkAlive: async (link: MailedLink) => (await emailOfLink(work, link)) !== undefined,
    setNewPassword: bound(work, setNewPassword),
    changePassword: bound(work, changePassword),
    changeEmail: bound(work, changeEmail),
    takeBackAddress: bound(work, takeBackAddress),
    readTwoFactor: (caller: Caller) => readTwoFactor(work, caller),
    startTwoFactor: bound(work, startTwoFactor),
    confirmTwoFactor: bound(work, confirmTwoFactor),
    renewRecoveryCodes: bound(work, renewRecoveryCodes),
    turnOffTwoFactor: bound(work, turnOffTwoFactor),
    listPasskeys: (caller: Caller) => listPasskeys(work, caller),
    startPasskey: bound(work, startPasskey),
    finishPasskey: bound(work, finishPasskey),
    renamePasskey: bound(work, renamePasskey),
    removePasskey: bound(work, removePasskey),
    listSessions: (caller: Caller) => listSessions(work, caller),
    endSessions: bound(work, endSessions),
    deleteAccount: bound(work, deleteAccount),
    hasPassword: (userId: string) => hasPassword(work, userId),
    answer: (request: Request) => answerAccountLink(work, request),

    async signOut(caller: Caller): Promise<AccountAnswer> {
      return withoutValue(await work.call(caller, '/sign-out', {}))
    },

    async changeName(caller: Caller, name: string): Promise<AccountAnswer> {
      return withoutValue(await work.call(caller, '/update-user', { name }))
    },

    async readOwnData(caller: Caller, userId: string) {
      const { rows } = await withIdentity(database, person(userId), ({ query }) =>
        query<Record<string, unknown>>(
          'select id, email, full_name, avatar_url, is_admin, created_at, updated_at from profiles where id = $1',
          [userId],
        ),
      )
      return {
        profile: rows[0],
        signInWith: await listSignInMethods(work, userId),
        twoFactor: await readTwoFactor(work, caller),
        passkeys: await listPasskeys(work, caller),
        sessions: await listSessions(work, caller),
      }
    },
  }
}

function bound<Input, Result>(
  work: AccountWork,
  verb: (work: AccountWork, caller: Caller, input: Input) => Result,
): (caller: Caller, input: Input) => Result {
  return (caller, input) => verb(work, caller, input)
}

async function readViewer(database: { pool: Pool }, userId: string) {
  const { rows } = await withIdentity(database, person(userId), ({ query }) =>
    query<Viewer & { lacksFactor: boolean }>(
      `select id, email, full_name as "fullName", avatar_url as "avatarUrl", is_admin as "isAdmin",
         lacks_second_factor(id) as "lacksFactor"
       from profiles where id = $1`,
      [userId],
    ),
  )
  return rows[0]
}
