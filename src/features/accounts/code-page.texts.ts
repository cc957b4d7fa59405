export const pageTitle = 'Enter your code'
export const pageDescription =
  'The second step of signing in: a code from your authenticator app, or a recovery code.'
export const enterRecoveryCode = 'Enter a recovery code'
export const recoveryCodeAbout =
  'Use one of the codes you saved when you turned on two-factor sign-in. Each works once.'
export const appCodeAbout = 'Enter the six-digit code from your authenticator app.'
export const switchToApp = 'Use the app instead'
export const switchToRecoveryCode = 'Use a recovery code instead'
export const trustDevice = 'Trust this device for 30 days'
export const trustDeviceAbout =
  'Next time, you will only need your password to sign in here. Leave this unchecked on a shared computer.'
export const signingIn = 'Signing In...'
export const continueButton = 'Continue'
