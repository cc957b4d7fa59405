import { ownValue } from '#shared/own-value.ts'
import * as accountTexts from './account.texts.ts'
import * as texts from './auth-messages.texts.ts'

/** What `?error=` on /auth stands for: links in mails and the way back from Google end there. */
const sentences: Record<string, string> = {
  ADDRESS_TAKEN: accountTexts.addressTaken,
  access_denied: texts.googleCancelled,
  account_not_linked: texts.neverConfirmed,
  CODE_EXPIRED: texts.codeExpired,
  email_not_found: texts.googleWithoutEmail,
  INVALID_TOKEN: texts.linkNotValid,
  OTHER_ACCOUNT: texts.linkOfAnother,
  SIGN_IN_FIRST: texts.signInFirst,
  TOO_BUSY: accountTexts.tooBusy,
  TOKEN_EXPIRED: texts.linkExpired,
  USER_NOT_FOUND: texts.accountIsGone,
}

export function linkError(code: string | null): string | undefined {
  if (code === null) return undefined
  return ownValue(sentences, code) ?? accountTexts.didNotWork
}
