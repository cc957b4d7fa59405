export const pageTitle = 'Choose a new password'
export const pageDescription =
  'Choose a new password for your account. This signs you out on all other devices and browsers.'
export const signedOutEverywhereElse = 'You will be signed out everywhere else.'
export const otherBrowserAbout =
  'You didn’t sign up in this browser. Choose a password to finish signing up; the one entered at sign-up won’t be used.'
export const takeBackAbout =
  'Your account will go back to this email address, and everyone signed in to it will be signed out. Passkeys and two-factor sign-in set up in the 30 days before the change, or after it, will be removed. You can set them up again.'
export const signUpAgain = 'Sign up again'
export const askForNewLink = 'Get a new link'
export const createPassword = 'Create a password'
export const saving = 'Saving...'
export const savePassword = 'Save the new password'
