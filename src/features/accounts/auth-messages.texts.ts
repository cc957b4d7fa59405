export const googleCancelled = 'Sign-in with Google was canceled.'
export const neverConfirmed =
  'An account with this email address was never confirmed. Confirm it with the link we emailed you, then continue with Google.'
export const codeExpired = 'That took too long, or there were too many wrong codes. Please sign in again.'
export const googleWithoutEmail =
  'Google didn’t share your email address, which we need to create an account. Please sign up with an email address and a password instead.'
export const linkNotValid = 'This link isn’t valid. Please request a new one.'
export const linkOfAnother =
  'This link has already been used, has expired, or belongs to another account. If it belongs to another account, sign in to that one to open it.'
export const signInFirst =
  'In this browser, sign in to the account you want to change, then open the link in the email again.'
export const linkExpired = 'This link has expired. Please request a new one.'
export const accountIsGone = 'The account for this link no longer exists.'
