export const googleCancelled = 'Sign-in with Google was cancelled.'
export const neverConfirmed =
  'There is an account with this address that was never confirmed. Confirm it by mail first, then continue with Google.'
export const codeExpired = 'That took too long, or there were too many wrong codes. Please sign in again.'
export const googleWithoutEmail = 'Google did not tell us your email address, which we need for an account.'
export const linkNotValid = 'This link is not valid. Please ask for a new one.'
export const linkOfAnother =
  'This link is no longer valid, or it belongs to another account. Sign in to that account to open it.'
export const signInFirst =
  'Sign in to the account you want to change in this browser, then open the link in the email again.'
export const linkExpired = 'This link has expired. Please ask for a new one.'
export const accountIsGone = 'The account of this link does not exist any more.'
