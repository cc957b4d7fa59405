import { timingSafeEqual } from 'node:crypto'
import { addressGroup } from '#platform/http/client-address.server.ts'
import { done, failed, type AccountAnswer, type Caller, type Refusal } from './account-answer.server.ts'
import { appointListedAdmins } from './admins.server.ts'
import { rememberBrowser } from './after-sign-in.server.ts'
import type { AccountWork } from './account-work.server.ts'
import * as accountTexts from './account.texts.ts'
import * as texts from './accounts.texts.server.ts'
import { hashRecoveryCode } from './recovery-codes.server.ts'

const wrong = {
  app: failed('INVALID_CODE', texts.codeWrong),
  recovery: failed('INVALID_CODE', texts.recoveryCodeWrong),
  setup: failed('INVALID_CODE', texts.setupCodeWrong),
}
/** What a page asks for, although it takes the others as well. During setup there are no recovery codes yet. */
type CodeKind = keyof typeof wrong
const expired = failed('CODE_EXPIRED', texts.tookTooLong)

/** Who has given a password, or came back from Google, and is asked for a code. */
export async function findChallenged({ auth }: AccountWork, { request }: Pick<Caller, 'request'>) {
  const headers = new Headers({ cookie: request.headers.get('cookie') ?? '' })
  return (await auth.api.findChallenged({ headers })) ?? undefined
}

/** The second step of a sign-in. `isTrusted`: this browser is not asked again for thirty days. */
export async function enterCode(
  work: AccountWork,
  caller: Caller,
  { code, isTrusted, asked }: { code: string; isTrusted: boolean; asked?: CodeKind },
): Promise<AccountAnswer> {
  // Signed in to another account, they would be asked for a code of that one.
  const user = (await work.findSession(caller)) ? undefined : await findChallenged(work, caller)
  if (user === undefined) return expired
  const { limits } = work
  const refused = await limits.refuse(limits.kinds.attempts, addressGroup(caller.address))
  if (refused) return refused
  const browser = work.known.find(caller.request, user.email)
  const counted = browser === undefined ? user.id : `${user.id} ${browser}`
  const answer = await checkCode(work, caller, user.id, code, { counted, isTrusted, asked })
  work.log.info({ outcome: answer.ok ? 'signed in' : answer.code }, 'sign-in with a code')
  if (!answer.ok) return answer
  await appointListedAdmins(work.database, work.config.adminEmails)
  return done([...answer.cookies, await rememberBrowser(work, caller.request, user)])
}

type CheckOptions = { counted?: string; isTrusted?: boolean; asked?: CodeKind | undefined }

/**
 * A code of the app, or a recovery code, of whoever is signed in or is signing in. Recovery codes cannot be guessed, so
 * no limit of the account stands in their way: whoever else tries codes cannot keep the owner out.
 */
export async function checkCode(
  work: AccountWork,
  caller: Caller,
  userId: string,
  typed: string,
  { counted = userId, isTrusted = false, asked }: CheckOptions = {},
): Promise<AccountAnswer> {
  const { limits } = work
  const code = typed.replace(/\s/g, '')
  const wrongCode = wrong[asked ?? (/[a-z]/i.test(code) ? 'recovery' : 'app')]
  if (!/^\d{6}$/.test(code)) {
    const code = hashRecoveryCode(typed)
    const answer = await work.call(caller, '/two-factor/verify-backup-code', { code, trustDevice: isTrusted })
    return answer.ok ? done(answer.cookies) : inWords(answer, wrongCode)
  }
  const refused = await limits.refuseCode(counted, asked !== 'setup')
  if (refused) return refused
  if (!(await isShownNow(work, userId, code))) return wrongCode
  // Taken before it lets anybody in, so that of two who send it at the same moment only one gets in.
  const used = await limits.refuseUsedCode(`${userId} ${code}`)
  if (used) return used
  const answer = await work.call(caller, '/two-factor/verify-totp', { code, trustDevice: isTrusted })
  if (!answer.ok) return inWords(answer, wrongCode)
  await limits.giveBack(limits.kinds.codes, counted)
  return done(answer.cookies)
}

/**
 * The plugin takes the codes before and after it as well, so that one that somebody saw would be good for ninety
 * seconds; an app shows it for thirty.
 */
async function isShownNow({ auth }: AccountWork, userId: string, code: string): Promise<boolean> {
  const secret = await auth.api.readAppSecret({ body: { userId } })
  if (secret === null) return false
  const shown = await auth.api.generateTOTP({ body: { secret } })
  return timingSafeEqual(Buffer.from(shown.code), Buffer.from(code))
}

function inWords(refusal: Refusal, wrongCode: Refusal): Refusal {
  switch (refusal.code) {
    case 'INVALID_CODE':
    case 'INVALID_BACKUP_CODE':
      return wrongCode
    case 'INVALID_TWO_FACTOR_COOKIE':
      return expired
    case 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE':
      return failed('CODE_EXPIRED', texts.tooManyWrongCodes)
    default:
      return failed(refusal.code, accountTexts.didNotWork)
  }
}
