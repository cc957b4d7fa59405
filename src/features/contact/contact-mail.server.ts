import type { Mail } from '#platform/mail/mail-outbox.server.ts'
import type { ContactMessage } from './contact-message.ts'

/** The message as it reaches whoever runs this server; an answer to it goes to the visitor. */
export function contactMail(
  recipient: string,
  { name, email, message }: ContactMessage,
  { appName }: { appName: string },
): Mail {
  return {
    recipient,
    subject: `A message through the contact page of ${appName}`,
    body: [`From: ${name}\nEmail: ${email}`, message, 'Answer this mail to write back.'].join('\n\n'),
    replyTo: { name, address: email },
  }
}
