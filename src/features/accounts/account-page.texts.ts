import { plural } from '#shared/text/plural.ts'

export const account = 'Account'
export const addressChanged = 'Your email address has been changed.'
export const saveName = 'Save name'
export const changeEmail = 'Change email'
export const changePassword = 'Change password'
export const signInWithGoogleOnly = 'You sign in with Google. To sign in with a password too, set one with'
export const forgottenPassword = 'Forgot password'
export const adminsNeedIt =
  'Admins need two-factor sign-in, so a password alone is never enough to open the admin panel. Turn it on, then open the admin panel again. A passkey alone isn’t enough, because someone could still sign in with just your password.'
export const everybodyNeedsIt =
  'This site requires two-factor sign-in. Turn it on to use your account. A passkey alone isn’t enough, because someone could still sign in with just your password.'
export const yourDataAbout =
  'Your profile, passkeys, sessions, saved prompts, sources, messages and usage events, as one JSON file.'
export const downloadMyData = 'Download my data'
export const deleteAbout =
  'Your account, your history and all sessions are deleted immediately and permanently.'
export const pageDescription =
  'Manage your name, email, password, two-factor sign-in, passkeys and sessions. Download your data, or delete your account.'
export const nameSaved = 'Your name has been saved.'
export const checkNewAddress =
  'We sent a confirmation link to your new address. Open it in this browser to change your email address.'
export const passwordChanged = 'Your password has been changed, and all other sessions have been signed out.'
export const sessionEnded = 'The session has ended.'
export const otherSessionsEnded = 'All other sessions have ended.'
export const pleaseTryAgain = 'Please try again.'
export const name = 'Name'
export const fullName = 'Full Name'
export const email = 'Email'
export const newEmail = 'New email'
export const newEmailHint =
  'We’ll send a link to this address. Your email changes when you open the link in this browser. You will then be signed out everywhere else, and you can undo the change from your old address for seven days.'
export const password = 'Password'
export const currentPassword = 'Current password'
export const newPassword = 'New password'
export const twoFactor = 'Two-factor sign-in'
export const passkeys = 'Passkeys'
export const sessions = 'Sessions'
export const yourData = 'Your data'
export const deleteAccount = 'Delete account'

export const deleteMyAccount = 'Delete my account'
export const deleteForGood = 'Delete everything for good'
export const keepMyAccount = 'Keep my account'

export const passkeysAbout =
  'A passkey signs you in with your fingerprint, face or PIN. You don’t need a password or a code.'
export const added = 'Added'
export const lastUsed = 'last used'
export const renameOrRemove = 'Rename or remove'
export const saveNewName = 'Save passkey name'
export const removeThisPasskey = 'Remove this passkey'
export const addingNeedsScripts = 'Adding a passkey requires JavaScript.'
export const passkeyAdded = 'Your passkey has been added. You can sign in with it now.'
export const addPasskey = 'Add a passkey'
export const notUsedYet = 'not used yet'
export const nameNewPasskey = 'Passkey name'
export const passkeyNameHint = 'Helps you tell your passkeys apart. For example: Work laptop.'

export const twoFactorAbout =
  'When this is on, signing in with your password or Google also asks for a code from an authenticator app. Someone who only has your password can’t get in.'
export const turnOn = 'Turn on two-factor sign-in'
export const codesLeft = (count: number) =>
  `On. You have ${count} recovery ${plural(count, 'code', 'codes')} left.`
export const codesOrOff = 'Get new recovery codes or turn it off'
export const makeNewCodes = 'Get new recovery codes'
export const turnOff = 'Turn off two-factor sign-in'
export const scanThis =
  'Scan this with an authenticator app, then enter the code it shows. Two-factor sign-in turns on when you enter the correct code.'
export const enterKeyInstead = 'If you can’t scan it, enter this key in the app:'
export const confirm = 'Confirm'
export const codesShownOnce =
  'Each code signs you in once if you don’t have your phone. Save them now. They won’t be shown again.'
export const download = 'Download'
export const print = 'Print'
export const codeHint = 'From your authenticator app, or a recovery code.'
export const qrCode = 'QR code for your authenticator app'
export const codeFromApp = 'Code from the app'
export const recoveryCodes = 'Recovery codes'
export const copyCodes = 'Copy the codes'

export const signedIn = 'Signed in'
export const lastSeen = 'last seen'
export const endThisSession = 'End this session'
export const endAllOtherSessions = 'End all other sessions'
export const thisSession = ' (this session)'
export const inUseNow = 'active now'
