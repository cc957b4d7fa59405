export const pageTitle = 'Enter your code'
export const pageDescription =
  'The second step of signing in: a code from your authenticator app, or a recovery code.'
export const enterRecoveryCode = 'Enter a recovery code'
export const recoveryCodeAbout =
  'One of the codes that you kept when you turned on two-factor sign-in. Each works once.'
export const appCodeAbout = 'Your authenticator app shows a code of six digits.'
export const switchToApp = 'Use the app instead'
export const switchToRecoveryCode = 'Use a recovery code instead'
export const trustDevice = 'Trust this device for 30 days'
export const trustDeviceAbout =
  'Signing in here then asks for your password only. Leave this unchecked on a shared computer.'
export const signingIn = 'Signing In...'
export const continueButton = 'Continue'
