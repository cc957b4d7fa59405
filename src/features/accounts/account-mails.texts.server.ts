export const confirmSubject = (appName: string) => `Confirm your address for ${appName}`
export const confirmAsk = (appName: string) =>
  `Somebody signed up at ${appName} with this address. If that was you, please confirm it within a day:`
export const confirmWhere =
  'In the browser you used to sign up, the link signs you in. In any other browser you choose a password first.'
export const confirmIgnore = 'If it was not you, ignore this mail: nothing happens without the link.'
export const resetSubject = (appName: string) => `Choose a new password for ${appName}`
export const resetAsk = (appName: string) =>
  `Somebody asked for a new password for your account at ${appName}. If that was you, choose one within an hour:`
export const resetIgnore =
  'It also signs you out everywhere. If it was not you, ignore this mail: your password stays as it is.'
export const alreadySubject = (appName: string) => `You already have an account at ${appName}`
export const alreadyWhat = (appName: string) =>
  `Somebody tried to sign up at ${appName} with this address. It has an account already:`
export const alreadyForgotten = (appUrl: string) =>
  `If you do not remember the password, you can choose a new one: ${appUrl}/auth/forgotten-password`
export const passwordSubject = (appName: string) => `Your password at ${appName} was changed`
export const passwordWhat = (appName: string) =>
  `The password of your account at ${appName} was changed just now, and every other session was ended.`
export const passwordNotYou = (appUrl: string) =>
  `If that was not you, choose a new one: ${appUrl}/auth/forgotten-password`
export const secondFactorWhat = (what: string, appName: string) => `${what} for your account at ${appName}.`
export const secondFactorNotYou = (appUrl: string) =>
  `If that was not you, choose a new password, which signs everyone out: ${appUrl}/auth/forgotten-password`
export const thenLookAtAccount = (appUrl: string) => `Then look at your account: ${appUrl}/account`
export const browserSubject = (appName: string) => `New sign-in to your account at ${appName}`
export const browserWhat = (appName: string) =>
  `Somebody signed in to your account at ${appName} in a browser that was not used for it before:`
export const browserYou = 'Was this you? Then there is nothing to do.'
export const browserNotYou = (appUrl: string) =>
  `If not, end that session and change your password: ${appUrl}/account#sessions`
export const browserCannotSignIn = (appUrl: string) =>
  `If you cannot sign in, choose a new password, which signs everyone out: ${appUrl}/auth/forgotten-password`
export const askedSubject = (appName: string) => `Your address at ${appName} is about to change`
export const askedWhat = (appName: string) =>
  `Somebody who is signed in to your account at ${appName} asked to use another address for it. It changes once that address is confirmed.`
export const askedNotYou = (appUrl: string) =>
  `If that was not you, reset your password now. That signs everyone out and keeps your address: ${appUrl}/auth/forgotten-password`
export const newAddressSubject = (appName: string) => `Use this address for another account at ${appName}?`
export const newAddressAsk = (appName: string, account: string) =>
  `The ${appName} account of ${account} asked to use this address. If that is your account, open this link within a day, in a browser where you are signed in to it:`
export const newAddressIgnore =
  'If it is not your account, ignore this email. Nothing happens unless you open the link.'
export const changedSubject = (appName: string) => `Your address at ${appName} was changed`
export const changedWhat = (appName: string) =>
  `The address of your ${appName} account was changed, and all other sessions were signed out.`
export const changedNotYou =
  'If that was not you, undo the change within seven days. You will choose a new password, and everyone else will be signed out:'
