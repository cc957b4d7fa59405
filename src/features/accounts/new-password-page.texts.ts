export const pageTitle = 'Choose a new password'
export const pageDescription =
  'Choose a new password for your account. It signs you out on every other machine and browser.'
export const signedOutEverywhereElse = 'You will be signed out everywhere else.'
export const otherBrowserAbout =
  'You did not sign up in this browser. Choose a password to finish signing up; the one entered at sign-up will not be used.'
export const takeBackAbout =
  'Your account gets this address back, and everyone who is signed in to it is signed out.'
export const signUpAgain = 'Sign up again'
export const askForNewLink = 'Ask for a new one'
export const createPassword = 'Create a password'
export const saving = 'Saving...'
export const savePassword = 'Save the new password'
