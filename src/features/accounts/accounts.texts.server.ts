import { plural } from '#shared/text/plural.ts'

export const signInAgain = 'Please sign in again.'
export const pleaseStartAgain = 'Two-factor setup wasn’t finished. Please start again.'
export const twoFactorAlreadyOn = 'Two-factor sign-in is already on.'
export const twoFactorTurnedOn = 'Two-factor sign-in was turned on'
export const twoFactorTurnedOff = 'Two-factor sign-in was turned off'
export const twoFactorIsOff = 'Two-factor sign-in is off.'

export const resetToSignIn = ' To sign in now, reset your password by email.'
export const tooManyAttempts = (time: string, byMail: string) =>
  `Too many attempts. Please try again in ${time}.${byMail}`
export const tooManyCodes = (time: string) =>
  `Too many attempts. Please use a recovery code, or try again in ${time}.`
export const codeUsedAlready = 'This code was already entered. Please wait for the next one in your app.'
export const tooManyMails = (time: string) =>
  `No email was sent, because we already sent several to this address in the past hour. Please use one of those, or try again in ${time}.`

export const googleNotAnswering = 'Google isn’t responding right now. Please try again.'

export const lastAdmin = 'You are the last admin. Make someone else an admin first.'

export const emailNotVerified = 'Please confirm your email address first.'

export const checkForm = 'Please check the form.'

export const twoFactorWasReset = 'Two-factor sign-in was reset'
export const authenticatorApp = 'authenticator app'
export const recoveryCodes = (left: number, all: number) => `${left} of ${all} recovery codes`
export const passkeys = (count: number) => `${count} ${plural(count, 'passkey', 'passkeys')}`
export const sessions = (count: number) => `${count} ${plural(count, 'session', 'sessions')}`
export const nothingToRemove = 'There was no second factor to remove'
export const removed = (factors: readonly string[]) => `Removed: ${factors.join(', ')}`
export const oneFactorNow = (email: string, what: string, ended: string) =>
  `${email} can now sign in without a second factor. ${what}. ${ended} ended. The user will get an email about it.`

export const codeWrong =
  'This code is wrong or no longer valid. Enter the one your authenticator app shows now. If that doesn’t help, make sure your phone’s clock is correct.'
export const setupCodeWrong = `${codeWrong} You can also reload this page and set up two-factor sign-in again.`
export const recoveryCodeWrong = 'This recovery code is wrong or was already used.'
export const tookTooLong = 'This took too long. Please sign in again.'
export const tooManyWrongCodes = 'Too many wrong codes. Please sign in again.'

export const passkeyNotVerify =
  'This passkey couldn’t confirm that it’s you. Use one that checks your fingerprint, face or PIN.'

export const ourFault = 'Something went wrong on our side. Please try again.'

export const notFound = 'Not found'

export const sameAddress = 'This is already your email address.'

export const nameTooLong = 'Please use at most 200 characters.'
export const leaveOutBrackets = 'Please leave out < and >.'
export const passkeyNameTooLong = 'Please use at most 100 characters.'

export const newCodes = 'These are your new recovery codes. The old ones no longer work.'
export const nameSaved = 'The name has been saved.'
export const passkeyRemoved =
  'This passkey no longer works here. Remove it from your device or password manager as well.'
export const twoFactorIsOn =
  'Two-factor sign-in is on, and all other sessions have been signed out. Keep these recovery codes somewhere you can get to without your phone.'

export const passwordTooLong = (most: number) => `Please use at most ${most} characters.`

export const wrongPassword = 'That password is incorrect.'
export const signInAfresh = 'Please sign out and sign back in first, so we know it’s you.'

export const passkeyAdded = 'A new passkey was created'
export const passkeyTookTooLong = 'This took too long. Please try again.'

export const passkeyUnknown =
  'This site no longer recognizes this passkey. Sign in another way, then remove it from your device or password manager.'
export const passkeyFailed = 'This passkey didn’t work. Please try again, or sign in another way.'
