import type { Mail } from '#platform/mail/mail-outbox.server.ts'
import * as texts from './account-mails.texts.server.ts'

type Sender = { appName: string; appUrl: string }

export function confirmAddressMail(recipient: string, link: string, { appName }: Sender): Mail {
  return {
    recipient,
    subject: texts.confirmSubject(appName),
    body: [texts.confirmAsk(appName), link, texts.confirmWhere, texts.confirmIgnore].join('\n\n'),
  }
}

export function newPasswordMail(recipient: string, link: string, { appName }: Sender): Mail {
  return {
    recipient,
    subject: texts.resetSubject(appName),
    body: [texts.resetAsk(appName), link, texts.resetIgnore].join('\n\n'),
  }
}

export function alreadySignedUpMail(recipient: string, { appName, appUrl }: Sender): Mail {
  return {
    recipient,
    subject: texts.alreadySubject(appName),
    body: [texts.alreadyWhat(appName), `${appUrl}/auth`, texts.alreadyForgotten(appUrl)].join('\n\n'),
  }
}

export function passwordChangedMail(recipient: string, { appName, appUrl }: Sender): Mail {
  return {
    recipient,
    subject: texts.passwordSubject(appName),
    body: [texts.passwordWhat(appName), texts.passwordNotYou(appUrl)].join('\n\n'),
  }
}

/** `what`: a sentence without its full stop. */
export function secondFactorMail(recipient: string, what: string, { appName, appUrl }: Sender): Mail {
  return {
    recipient,
    subject: texts.secondFactorSubject(what, appName),
    body: [
      texts.secondFactorWhat(what, appName),
      texts.secondFactorNotYou(appUrl),
      texts.thenLookAtAccount(appUrl),
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
    subject: texts.browserSubject(appName),
    body: [
      texts.browserWhat(appName),
      `${browser}, ${when} UTC`,
      texts.browserYou,
      texts.browserNotYou(appUrl),
      texts.browserCannotSignIn(appUrl),
    ].join('\n\n'),
  }
}

/** To the address that an account has, when another one is asked for. */
export function addressAskedMail(recipient: string, { appName, appUrl }: Sender): Mail {
  return {
    recipient,
    subject: texts.askedSubject(appName),
    body: [texts.askedWhat(appName), texts.askedNotYou(appUrl)].join('\n\n'),
  }
}

/** To the address that an account is to have. Names the account, so that nobody takes it for the mail of a sign-up. */
export function newAddressMail(recipient: string, account: string, link: string, { appName }: Sender): Mail {
  return {
    recipient,
    subject: texts.newAddressSubject(appName),
    body: [texts.newAddressAsk(appName, account), link, texts.newAddressIgnore].join('\n\n'),
  }
}

/** To the address that an account had. */
export function addressChangedMail(recipient: string, link: string, { appName }: Sender): Mail {
  return {
    recipient,
    subject: texts.changedSubject(appName),
    body: [texts.changedWhat(appName), texts.changedNotYou, link].join('\n\n'),
  }
}
