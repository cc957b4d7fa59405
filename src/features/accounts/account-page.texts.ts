import { plural } from '#shared/text/plural.ts'

export const account = 'Account'
export const addressChanged = 'Your address is changed.'
export const saveName = 'Save name'
export const changeEmail = 'Change email'
export const changePassword = 'Change password'
export const signInWithGoogleOnly =
  'You sign in with Google. To sign in with a password as well, ask for one with'
export const forgottenPassword = 'Forgotten password'
export const adminsNeedIt =
  'Admins need two-factor sign-in here, so that a password alone never opens the admin panel. Turn it on, then open the admin panel again. A passkey alone is not enough, because your password would still sign in without it.'
export const yourDataAbout =
  'Your profile, passkeys, sessions, saved prompts, sources, messages and counted events, as one JSON file.'
export const downloadMyData = 'Download my data'
export const deleteAbout = 'Your account, your history and all sessions are deleted at once, for good.'
export const pageDescription =
  'Your name, address, password, two-factor sign-in, passkeys and sessions; download what is kept about you, or delete all of it.'
export const nameSaved = 'Your name is saved.'
export const checkNewAddress =
  'Check the new address for a confirmation link and open it in this browser. Your email changes then.'
export const passwordChanged = 'Your password is changed, and every other session is ended.'
export const sessionEnded = 'The session is ended.'
export const otherSessionsEnded = 'All other sessions are ended.'
export const pleaseTryAgain = 'Please try again.'
export const name = 'Name'
export const fullName = 'Full Name'
export const email = 'Email'
export const newEmail = 'New email'
export const newEmailHint =
  'We send a link to this address. Your email changes when you open the link in this browser. You are then signed out everywhere else, and the old address can undo the change for seven days.'
export const accountPassword = 'Account password'
export const password = 'Password'
export const currentPassword = 'Current password'
export const newPassword = 'New password'
export const twoFactor = 'Two-factor'
export const passkeys = 'Passkeys'
export const sessions = 'Sessions'
export const yourData = 'Your data'
export const deleteAccount = 'Delete account'

export const deleteMyAccount = 'Delete my account'
export const deleteForGood = 'Delete everything for good'
export const keepMyAccount = 'Keep my account'
export const yourPassword = 'Your password'

export const passkeysAbout =
  'A passkey signs you in with your fingerprint, your face or your PIN. It asks for no password and no code.'
export const added = 'Added'
export const lastUsed = 'last used'
export const renameOrRemove = 'Rename or remove'
export const saveNewName = 'Save the name'
export const removeThisPasskey = 'Remove this passkey'
export const addingNeedsScripts = 'To add one, this page needs JavaScript.'
export const passkeyAdded = 'Your passkey is added. You can sign in with it now.'
export const addPasskey = 'Add a passkey'
export const notUsedYet = 'not used yet'
export const passwordForChange = 'Password for this change'
export const nameNewPasskey = 'Name of the new passkey'
export const passkeyNameHint = 'To tell it from others, such as Work laptop.'

export const twoFactorAbout =
  'When this is on, signing in with your password or Google also asks for a code from an authenticator app. Someone who only has your password cannot get in.'
export const turnOn = 'Turn on two-factor sign-in'
export const codesLeft = (count: number) =>
  `On. You have ${count} recovery ${plural(count, 'code', 'codes')} left.`
export const codesOrOff = 'New recovery codes, or turn it off'
export const makeNewCodes = 'Make new recovery codes'
export const turnOff = 'Turn off two-factor sign-in'
export const scanThis =
  'Scan this with an authenticator app, then enter the code that it shows. Two-factor sign-in is on once the code is right.'
export const enterKeyInstead = 'If you cannot scan it, enter this key in the app:'
export const confirm = 'Confirm'
export const codesShownOnce =
  'Each code signs you in once, in place of your phone. This is the only time that they are shown.'
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
export const inUseNow = 'in use now'
