import { ownValue } from '#shared/own-value.ts'

/** What `?error=` on /auth stands for: links in mails and the way back from Google end there. */
const sentences: Record<string, string> = {
  ADDRESS_TAKEN: 'Another account already uses this address.',
  access_denied: 'Sign-in with Google was cancelled.',
  account_not_linked:
    'There is an account with this address that was never confirmed. Confirm it by mail first, then continue with Google.',
  CODE_EXPIRED: 'That took too long, or there were too many wrong codes. Please sign in again.',
  email_not_found: 'Google did not tell us your email address, which we need for an account.',
  INVALID_TOKEN: 'This link is not valid. Please ask for a new one.',
  OTHER_ACCOUNT:
    'This link is no longer valid, or it belongs to another account. Sign in to that account to open it.',
  SIGN_IN_FIRST:
    'Sign in to the account you want to change in this browser, then open the link in the email again.',
  TOO_BUSY: 'Many people are signing in right now. Please try again in a minute.',
  TOKEN_EXPIRED: 'This link has expired. Please ask for a new one.',
  USER_NOT_FOUND: 'The account of this link does not exist any more.',
}

export function linkError(code: string | null): string | undefined {
  if (code === null) return undefined
  return ownValue(sentences, code) ?? 'That did not work. Please try again.'
}
