import type { Mail } from '#platform/mail/mail-outbox.server.ts'

type Sender = { appName: string; appUrl: string }

export function confirmAddressMail(recipient: string, link: string, { appName }: Sender): Mail {
  return {
    recipient,
    subject: `Confirm your address for ${appName}`,
    body: [
      `Somebody signed up at ${appName} with this address. If that was you, please confirm it within a day:`,
      link,
      'In the browser you used to sign up, the link signs you in. In any other browser you choose a password first.',
      'If it was not you, ignore this mail: nothing happens without the link.',
    ].join('\n\n'),
  }
}

export function newPasswordMail(recipient: string, link: string, { appName }: Sender): Mail {
  return {
    recipient,
    subject: `Choose a new password for ${appName}`,
    body: [
      `Somebody asked for a new password for your account at ${appName}. If that was you, choose one within an hour:`,
      link,
      'It also signs you out everywhere. If it was not you, ignore this mail: your password stays as it is.',
    ].join('\n\n'),
  }
}

export function alreadySignedUpMail(recipient: string, { appName, appUrl }: Sender): Mail {
  return {
    recipient,
    subject: `You already have an account at ${appName}`,
    body: [
      `Somebody tried to sign up at ${appName} with this address. It has an account already:`,
      `${appUrl}/auth`,
      `If you do not remember the password, you can choose a new one: ${appUrl}/auth/forgotten-password`,
    ].join('\n\n'),
  }
}

export function passwordChangedMail(recipient: string, { appName, appUrl }: Sender): Mail {
  return {
    recipient,
    subject: `Your password at ${appName} was changed`,
    body: [
      `The password of your account at ${appName} was changed just now, and every other session was ended.`,
      `If that was not you, choose a new one: ${appUrl}/auth/forgotten-password`,
    ].join('\n\n'),
  }
}

/** `what`: a sentence without its full stop. */
export function secondFactorMail(recipient: string, what: string, { appName, appUrl }: Sender): Mail {
  return {
    recipient,
    subject: `${what} at ${appName}`,
    body: [
      `${what} for your account at ${appName}.`,
      `If that was not you, choose a new password, which signs everyone out: ${appUrl}/auth/forgotten-password`,
      `Then look at your account: ${appUrl}/account`,
    ].join('\n\n'),
  }
}

export function newBrowserMail(
  recipient: string,
  { browser, when }: { browser: string; when: string },
  { appName, appUrl }: Sender,
): Mail {
  return {
    recipient,
    subject: `New sign-in to your account at ${appName}`,
    body: [
      `Somebody signed in to your account at ${appName} in a browser that was not used for it before:`,
      `${browser}, ${when} UTC`,
      'Was this you? Then there is nothing to do.',
      `If not, end that session and change your password: ${appUrl}/account#sessions`,
      `If you cannot sign in, choose a new password, which signs everyone out: ${appUrl}/auth/forgotten-password`,
    ].join('\n\n'),
  }
}

/** To the address that an account has, when another one is asked for. */
export function addressAskedMail(recipient: string, { appName, appUrl }: Sender): Mail {
  return {
    recipient,
    subject: `Your address at ${appName} is about to change`,
    body: [
      `Somebody who is signed in to your account at ${appName} asked to use another address for it. It changes once that address is confirmed.`,
      `If that was not you, reset your password now. That signs everyone out and keeps your address: ${appUrl}/auth/forgotten-password`,
    ].join('\n\n'),
  }
}

/** To the address that an account is to have. Names the account, so that nobody takes it for the mail of a sign-up. */
export function newAddressMail(recipient: string, account: string, link: string, { appName }: Sender): Mail {
  return {
    recipient,
    subject: `Use this address for another account at ${appName}?`,
    body: [
      `The ${appName} account of ${account} asked to use this address. If that is your account, open this link within a day, in a browser where you are signed in to it:`,
      link,
      'If it is not your account, ignore this email. Nothing happens unless you open the link.',
    ].join('\n\n'),
  }
}

/** To the address that an account had. */
export function addressChangedMail(recipient: string, link: string, { appName }: Sender): Mail {
  return {
    recipient,
    subject: `Your address at ${appName} was changed`,
    body: [
      `The address of your ${appName} account was changed, and all other sessions were signed out.`,
      `If that was not you, undo the change within seven days. You will choose a new password, and everyone else will be signed out:`,
      link,
    ].join('\n\n'),
  }
}
