import type { Mail } from '#platform/mail/mail-outbox.server.ts'
import type { ContactMessage } from './contact-message.ts'
import * as texts from './contact.texts.server.ts'

/** The message as it reaches whoever runs this server; an answer to it goes to the visitor. */
export function contactMail(
  recipient: string,
  { name, email, message }: ContactMessage,
  { appName }: { appName: string },
): Mail {
  return {
    recipient,
    subject: texts.mailSubject(appName),
    body: [texts.mailFrom(name, email), message, texts.mailHowToReply].join('\n\n'),
    replyTo: { name, address: email },
  }
}
