export const confirmSubject = (appName: string) => `Confirm your email address for ${appName}`
export const confirmAsk = (appName: string) =>
  `Someone signed up for ${appName} with this email address. If this was you, please confirm it within 24 hours:`
export const confirmWhere =
  'If you open the link in the browser you used to sign up, it signs you in, unless someone has signed up again in that browser since. Otherwise, you will need to choose a password first.'
export const confirmIgnore =
  'If this wasn’t you, ignore this email. Nothing happens unless you open the link.'
export const resetSubject = (appName: string) => `Choose a new password for ${appName}`
export const resetAsk = (appName: string) =>
  `Someone asked to reset the password for your ${appName} account. If this was you, choose a new one within an hour:`
export const resetIgnore =
  'Choosing a new password also signs you out everywhere. If this wasn’t you, ignore this email. Your password will stay the same.'
export const alreadySubject = (appName: string) => `You already have an account with ${appName}`
export const alreadyWhat = (appName: string) =>
  `Someone tried to sign up for ${appName} with this email address, but it already has an account. If this was you, sign in here:`
export const alreadyForgotten = (appUrl: string) =>
  `If you don’t remember the password, you can choose a new one: ${appUrl}/auth/forgotten-password`
export const passwordSubject = (appName: string) => `Your ${appName} password was changed`
export const passwordWhat = (appName: string) =>
  `The password for your ${appName} account was just changed, and all other sessions were signed out.`
export const passwordNotYou = (appUrl: string) =>
  `If that wasn’t you, choose a new password: ${appUrl}/auth/forgotten-password`
export const secondFactorSubject = (what: string, appName: string) => `${what} for your ${appName} account`
export const secondFactorWhat = (what: string, appName: string) => `${what} for your ${appName} account.`
export const secondFactorNotYou = (appUrl: string) =>
  `If that wasn’t you, choose a new password, which signs everyone out: ${appUrl}/auth/forgotten-password`
export const thenLookAtAccount = (appUrl: string) => `Then check your account settings: ${appUrl}/account`
export const browserSubject = (appName: string) => `New sign-in to your ${appName} account`
export const browserWhat = (appName: string) =>
  `Someone signed in to your ${appName} account from a new browser:`
export const browserYou = 'If this was you, you don’t need to do anything.'
export const browserNotYou = (appUrl: string) =>
  `If not, end that session and change your password: ${appUrl}/account#sessions`
export const browserCannotSignIn = (appUrl: string) =>
  `If you can’t sign in, choose a new password, which signs everyone out: ${appUrl}/auth/forgotten-password`
export const askedSubject = (appName: string) =>
  `The email address for your ${appName} account is about to change`
export const askedWhat = (appName: string) =>
  `Someone who is signed in to your ${appName} account asked to change its email address. The change takes effect once the new address is confirmed.`
export const askedNotYou = (appUrl: string) =>
  `If that wasn’t you, reset your password now to sign everyone out and keep your email address: ${appUrl}/auth/forgotten-password`
export const newAddressSubject = (appName: string) => `Confirm this email address for your ${appName} account`
export const newAddressAsk = (appName: string, account: string) =>
  `Someone asked to use this email address for the ${appName} account ${account}. If that is your account, open this link within 24 hours in a browser where you are signed in to it:`
export const newAddressIgnore =
  'If it isn’t your account, ignore this email. Nothing happens unless you open the link.'
export const changedSubject = (appName: string) => `The email address for your ${appName} account was changed`
export const changedWhat = (appName: string) =>
  `The email address for your ${appName} account was changed, and all other sessions were signed out.`
export const changedNotYou =
  'If that wasn’t you, you can undo the change within seven days. Everyone else will be signed out, you will need to choose a new password, and passkeys and two-factor sign-in set up in the 30 days before the change, or after it, will be removed. To undo the change, open this link:'
