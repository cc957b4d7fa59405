import type { Config } from '#platform/config.server.ts'
import type { Limit, RateLimits } from '#platform/rate-limit.server.ts'
import { waitingTime } from '#shared/text/waiting-time.texts.ts'
import { failed, type Refusal } from './account-answer.server.ts'
import * as texts from './accounts.texts.server.ts'

const tenMinutes = 600
const hour = 3_600

type MailKind = 'signUpMails' | 'newPasswordMails' | 'addressMails'

/** What may be tried how often, and the sentence for whoever tried more often. */
export function createAccountLimits(config: Config, limits: RateLimits) {
  const perAccount = Math.max(3, Math.ceil(config.signInLimit / 3))
  const mailsPerHour = Math.max(5, Math.ceil(config.signUpLimit / 6))
  const limit = (name: string, allowed: number, windowSeconds: number): Limit => ({
    name,
    allowed,
    windowSeconds,
  })
  const kinds = {
    attempts: limit('sign-in', config.signInLimit, tenMinutes),
    /** Per account, of all browsers in which it was never used together. */
    unknownBrowser: limit('sign-in-account', perAccount, tenMinutes),
    /** Per account and browser in which it was used before. */
    knownBrowser: limit('sign-in-browser', perAccount, tenMinutes),
    /** Of people who are signed in. */
    ownPassword: limit('own-password', perAccount, tenMinutes),
    /** Codes of the app in a row: per account of all unknown browsers together, and per known browser. */
    codes: limit('code', 10, hour),
    /** Longer than a code is good for. */
    usedCode: limit('used-code', 1, 120),
    /** Begun by pages that merely offer it; finishing counts as an attempt. */
    passkeyStarts: limit('passkey-start', 4 * config.signInLimit, tenMinutes),
    signUps: limit('sign-up', config.signUpLimit, hour),
    // Apart from each other: what brings no new password must not use up the mails that do.
    signUpMails: limit('mail-sign-up', mailsPerHour, hour),
    newPasswordMails: limit('mail-new-password', mailsPerHour, hour),
    addressMails: limit('mail-address', mailsPerHour, hour),
  }

  return {
    kinds,
    giveBack: limits.giveBack,

    /** undefined: granted. */
    async refuse(
      asked: Limit,
      caller: string,
      then?: { limit: Limit; caller: string },
    ): Promise<Refusal | undefined> {
      const seconds = await limits.take(asked, caller, then)
      if (seconds === 0) return undefined
      const byMail = then?.limit === kinds.unknownBrowser ? texts.resetToSignIn : ''
      return failed('RATE_LIMITED', texts.tooManyAttempts(waitingTime(seconds), byMail))
    },

    async refuseCode(caller: string, hasRecoveryCodes: boolean): Promise<Refusal | undefined> {
      const seconds = await limits.take(kinds.codes, caller)
      if (seconds === 0) return undefined
      const time = waitingTime(seconds)
      return failed(
        'RATE_LIMITED',
        hasRecoveryCodes ? texts.tooManyCodes(time) : texts.tooManyAttempts(time, ''),
      )
    },

    /** A code may be tried once. */
    async refuseUsedCode(caller: string): Promise<Refusal | undefined> {
      if ((await limits.take(kinds.usedCode, caller)) === 0) return undefined
      return failed('CODE_USED', texts.codeUsedAlready)
    },

    /** Counted before it is known whether the address has an account, so that the sentence tells nobody. */
    async refuseMail(kind: MailKind, email: string): Promise<Refusal | undefined> {
      const seconds = await limits.take(kinds[kind], email)
      if (seconds === 0) return undefined
      return failed('MAIL_LIMITED', texts.tooManyMails(waitingTime(seconds)))
    },
  }
}
