import type { Mail } from '#platform/mail/mail-outbox.server.ts'

type Sender = { appName: string; appUrl: string }

export function confirmAddressMail(recipient: string, link: string, { appName }: Sender): Mail {
  return {
    recipient,
    subject: `Confirm your address for ${appName}`,
    body: [
      `This address was given to ${appName}. If that was you, please confirm it within a day:`,
      link,
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

export function addressChangedMail(recipient: string, { appName, appUrl }: Sender): Mail {
  return {
    recipient,
    subject: `Your address at ${appName} is about to change`,
    body: [
      `Somebody who is signed in to your account at ${appName} asked to use another address for it. It changes once that address is confirmed.`,
      `If that was not you, choose a new password now; it signs everybody out: ${appUrl}/auth/forgotten-password`,
    ].join('\n\n'),
  }
}
